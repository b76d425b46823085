import InterruptibleTransitions
import UIKit

/// A reading app: a stack of pages, and a drawer of shelves that moves it aside.
@MainActor
enum ReadingRoomScene {
  static func make() -> RoomScene {
    let books = BooksController(Shelf.all[0])
    let stack = ReadingRoomTransition.makeStack(books) { [unowned books] in
      ($0 as? Stack)?.makeDrawer(for: books)
    }
    stack.view.accessibilityIdentifier = "library"
    // Seen where a drag pulls a page past its end.
    stack.view.backgroundColor = Paper.paper
    stack.view.layer.cornerRadius = 55
    stack.view.clipsToBounds = true
    stack.isNavigationBarHidden = true
    books.onMenu = { [weak stack, unowned books] in stack?.openDrawer(for: books) }
    books.onBook = { [weak stack] in stack?.read($0) }
    return RoomScene(
      stack,
      moves: [
        RoomMove(.present, "Open") { [unowned stack, unowned books] in
          stack.openDrawer(for: books)
        },
        RoomMove(.dismiss, "Close") { [unowned stack] in stack.closeDrawer() },
        RoomMove(.push, "Read") { [unowned stack, unowned books] in
          stack.read(books.shelf.books[0])
        },
        stack.popMove("Back"),
      ]
    )
  }
}

private typealias Stack = InterruptibleNavigationController

extension InterruptibleNavigationController {
  /// Opens the drawer; one that is in flight comes back.
  fileprivate func openDrawer(for books: BooksController) {
    transition.present(presentedViewController ?? makeDrawer(for: books), from: self)
  }

  fileprivate func closeDrawer() {
    presentedViewController.map { transition.dismiss($0) }
  }

  fileprivate func makeDrawer(for books: BooksController) -> UIViewController {
    let drawer = DrawerController(Shelf.all, shown: books.shelf)
    drawer.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    drawer.onShelf = { [weak self, weak books] shelf in
      books?.shelf = shelf
      self?.closeDrawer()
    }
    drawer.onLamp = { [weak self] in self?.switchLamp() }
    return drawer
  }

  fileprivate func read(_ book: Book) {
    pushViewController(BookController(book), animated: true)
  }

  /// Changes between day and lamplight.
  private func switchLamp() {
    switchStyle()
    presentedViewController?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
  }
}
