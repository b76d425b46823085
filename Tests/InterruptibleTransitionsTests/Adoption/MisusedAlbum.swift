import InterruptibleTransitions
import UIKit

@testable import Album
@testable import TestSupport

/// The album as it is misused, with a third tab that has a stack of UIKit's, which an object serves as its delegate.
@MainActor
final class MisusedAlbum: AlbumStage {
  private let place: Misuse.Place
  let situation: Misuse.Situation
  let shelf = UINavigationController()
  let shelfTransition = InterruptibleTransition(.slide)
  let lower: UIViewController
  let upper: UIViewController
  /// Screens that the app has put nowhere.
  let stranger = Screen("Stranger")
  let other = Screen("Other")
  /// Whatever a misuse needs for longer than its call.
  var kept: [Any] = []
  private var ends: [[TransitionEnd]] = []

  init(_ misuse: Misuse, _ situation: Misuse.Situation) {
    place = misuse.place
    self.situation = situation
    switch place {
    case .journal:
      let pages = Page.stack(for: Link(.journal, ["Monday", "Ferry"])).map {
        Album.PageViewController($0)
      }
      (lower, upper) = (pages[1], pages[2])
    case .shelf: (lower, upper) = (Screen("Book"), Screen("Chapter"))
    }
    super.init()
    if place == .shelf {
      shelf.title = "shelf stack"
      shelf.viewControllers = [Screen("Shelf")]
      shelfTransition.install(on: shelf)
      album.viewControllers? += [shelf]
    }
    album.selectedViewController = stack
    settle()
    stack.pushViewController(lower, animated: false)
    settle()
    bring(into: situation)
    forget(.journal)
    forget(.photos)
  }

  private func bring(into situation: Misuse.Situation) {
    guard situation != .atRest else { return }
    stack.pushViewController(upper, animated: true)
    switch situation {
    case .atRest: break
    case .inFlight:
      for _ in 0..<60 where transition.progress < 0.5 || transition.phase == .idle {
        advanceFrame()
      }
    case .underFinger:
      settle()
      touchDown(at: CGPoint(x: 2, y: 500))
      drag(by: 150)
    }
  }

  /// The stack that is misused.
  var stack: UINavigationController { place == .journal ? album.journal : shelf }

  /// The object that serves it.
  var transition: InterruptibleTransition {
    place == .journal ? album.journal.transition : shelfTransition
  }

  override var isAtRest: Bool {
    super.isAtRest && shelfTransition.flights.isEmpty && shelfTransition.waitingCallCount == 0
  }

  /// A completion that is to be called once.
  func completion() -> @MainActor @Sendable (TransitionEnd) -> Void {
    let index = ends.count
    ends.append([])
    return { [weak self] in self?.ends[index].append($0) }
  }

  // MARK: - In the end

  /// The stack, the tab if another one is selected, what is presented, and what the completions were told.
  var outcome: String {
    var parts = stack.viewControllers.map { $0.title ?? "" }
    if album.selectedViewController !== stack { parts.append("in tab \(album.selectedIndex)") }
    for presented in album.presentationsAndItself.dropFirst() {
      parts.append("+ \(presented.title ?? String(describing: type(of: presented)))")
      parts += presented.children.filter(isInWindow).map { "(\($0.title ?? ""))" }
    }
    parts += ends.map { ends in "→ " + ends.map { "\($0)" }.joined(separator: "&") }
    return parts.joined(separator: " ")
  }

  /// What must not be, whatever was misused.
  var damage: [String] {
    var found = complaints + complaints(of: shelfTransition) + appearanceComplaints
    let before = stack.viewControllers
    let last = Screen("Last")
    stack.pushViewController(last, animated: true)
    settle()
    if stack.viewControllers != before + [last] { found.append("nothing can be pushed") }
    stack.popViewController(animated: true)
    settle()
    if stack.viewControllers != before { found.append("nothing can be popped") }
    return found + complaints + appearanceComplaints
  }
}
