import InterruptibleTransitions
import UIKit

@testable import InterruptibleTransitionsUI
@testable import TestSupport

/// What an app has in its state: a path, and what has been made of it.
@MainActor
final class Store {
  /// What the app writes is seen with the next turn, as SwiftUI sees it.
  private(set) var path: [AnyHashable]
  /// What was written from outside the app.
  private(set) var writes: [[AnyHashable]] = []
  var isRefusing = false
  /// Called with each write from outside.
  var onWrite: () -> Void = {}

  init(_ path: [AnyHashable] = []) {
    self.path = path
  }

  func write(_ path: [AnyHashable]) {
    self.path = path
  }

  var binding: Path {
    Path(
      get: { self.path },
      set: { path in
        self.writes.append(path)
        if !self.isRefusing { self.path = path }
        self.onWrite()
      }
    )
  }
}

/// A stack that follows a path, a card that follows another one, and a window with both.
@MainActor
final class PathStage: Stage {
  let store: Store
  let item = Store()
  let stack: StackController
  let presenter: CardPresenter

  /// Another turn of the run loop: that of the next frame.
  static let later: Later = { action in
    HeadlessClock.schedule(at: HeadlessClock.now) { MainActor.assumeIsolated(action) }
  }

  /// Values that are no strings or numbers are declared by nobody.
  static func screen(_ value: AnyHashable) -> UIViewController? {
    switch value.base {
    case let name as String: Screen(name)
    case let number as Int: Screen("\(number)")
    default: nil
    }
  }

  init(_ path: [AnyHashable] = [], personality: HeadlessPersonality = .launched) {
    let window = Stage.makeWindow(on: personality)
    store = Store(path)
    let transition = InterruptibleTransition(.slide)
    transition.gestures.pop = .anywhere
    stack = StackController(
      root: Screen("Root"),
      path: store.binding,
      transition: transition,
      destination: PathStage.screen,
      later: PathStage.later
    )
    presenter = CardPresenter(
      host: stack,
      path: item.binding,
      transition: InterruptibleTransition(.cover),
      destination: PathStage.screen,
      later: PathStage.later
    )
    super.init(window: window, [transition, presenter.transition])
    for (store, follower) in followers {
      store.onWrite = { follower.setNeedsLook() }
    }
    show(stack)
  }

  private var followers: [(Store, PathFollower)] {
    [(store, stack.follower), (item, presenter.follower)]
  }

  /// The app changes its path, and SwiftUI updates the view.
  func write(_ path: [AnyHashable], animated: Bool = true) {
    store.write(path)
    stack.follower.setNeedsLook(animated: animated)
  }

  func present(_ value: AnyHashable?, animated: Bool = true) {
    item.write([value].compactMap { $0 })
    presenter.follower.setNeedsLook(animated: animated)
  }

  /// The titles of the screens on the stack.
  var titles: [String] { stack.viewControllers.map { $0.title ?? "" } }

  /// The path of the stack that is shown.
  var shownPath: [AnyHashable] { stack.viewControllers.compactMap(stack.follower.value) }

  var shownCard: AnyHashable? { stack.presentedViewController.flatMap(presenter.follower.value) }

  /// A pan from the leading edge, to a share of the width; the finger stays.
  func dragBack(by share: CGFloat) {
    touchDown(at: CGPoint(x: 2, y: 400))
    drag(by: CGVector(dx: 393 * share, dy: 0), frames: 10)
  }
}
