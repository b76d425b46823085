import InterruptibleTransitions
import UIKit

/// A reading app: a stack of pages, and a drawer of shelves that moves it aside.
final class LibraryController: InterruptibleNavigationController {
  private let books = BooksController(Shelf.all[0])

  static func makeScene() -> RoomScene {
    let controller = LibraryController()
    return RoomScene(
      root: controller,
      transition: controller.transition,
      moves: controller.moves
    )
  }

  init() {
    let transition = InterruptibleTransition(
      .choosing { scene in
        // The drawer lies beside the whole stack; a page covers another page.
        if scene.backgroundViewController is LibraryController { return DrawerEffect() }
        return SlideEffect()
      }
    )
    super.init(rootViewController: books, transition: transition)
    transition.presentationControllerProvider = { presented, presenting in
      DrawerPresentation(presentedViewController: presented, presenting: presenting)
    }
    transition.addPanToPresent(from: self, handle: books.view) { [weak self] _ in
      self?.makeDrawer()
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "library"
    // Seen where a drag pulls a page past its end.
    view.backgroundColor = Paper.sheet
    view.layer.cornerRadius = 55
    view.clipsToBounds = true
    isNavigationBarHidden = true
    books.onMenu = { [weak self] in self?.openDrawer() }
    books.onBook = { [weak self] in self?.read($0) }
  }

  private var moves: [RoomMove] {
    [
      RoomMove(.present, "Open") { [unowned self] in openDrawer() },
      RoomMove(.dismiss, "Close") { [unowned self] in closeDrawer() },
      RoomMove(.push, "Read") { [unowned self] in read(books.shelf.books[0]) },
      RoomMove(.pop, "Back") { [unowned self] in _ = popViewController(animated: true) },
    ]
  }

  /// Opens the drawer; one that is in flight comes back.
  private func openDrawer() {
    transition.present(presentedViewController ?? makeDrawer(), from: self)
  }

  private func closeDrawer() {
    presentedViewController.map { transition.dismiss($0) }
  }

  private func makeDrawer() -> UIViewController {
    let drawer = DrawerController(Shelf.all, shown: books.shelf)
    drawer.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    drawer.onShelf = { [weak self] shelf in
      self?.books.shelf = shelf
      self?.closeDrawer()
    }
    drawer.onLamp = { [weak self] in self?.switchLamp() }
    return drawer
  }

  private func read(_ book: Book) {
    pushViewController(BookController(book), animated: true)
  }

  /// Changes between day and lamplight.
  private func switchLamp() {
    switchStyle()
    presentedViewController?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
  }
}
