import InterruptibleTransitions
import UIKit

@testable import InterruptibleTransitionsUI
@testable import TestSupport

/// A stack that follows a path, and a card that follows an item.
@MainActor
final class PathApp {
  let store: Store
  let item = Store()
  let stack: StackController
  let presenter: CardPresenter

  /// Another turn of the run loop: that of the next frame.
  private static let later: Later = { action in
    HeadlessClock.schedule(at: HeadlessClock.now) { MainActor.assumeIsolated(action) }
  }

  /// Values that are no strings or numbers are declared by nobody.
  private static func screen(_ value: AnyHashable) -> UIViewController? {
    switch value.base {
    case let name as String: Screen(name)
    case let number as Int: Screen("\(number)")
    default: nil
    }
  }

  init(_ path: [AnyHashable]) {
    store = Store(path)
    let transition = InterruptibleTransition(.slide)
    transition.gestures.pop = .anywhere
    stack = StackController(
      root: Screen("Root"),
      path: store.binding,
      transition: transition,
      destination: PathApp.screen,
      later: PathApp.later
    )
    presenter = PathApp.presenter(from: stack, item)
  }

  static func presenter(from host: UIViewController, _ item: Store) -> CardPresenter {
    CardPresenter(
      host: host,
      path: item.binding,
      transition: InterruptibleTransition(.cover),
      destination: PathApp.screen,
      later: PathApp.later
    )
  }

  var transitions: [InterruptibleTransition] { [stack.transition, presenter.transition] }

  /// The app changes its path, and SwiftUI updates the view.
  func write(_ path: [AnyHashable], animated: Bool = true) {
    store.write(path)
    stack.follower.setNeedsUpdate(animated: animated)
  }

  func present(_ value: AnyHashable?, animated: Bool = true) {
    item.write([value].compactMap { $0 })
    presenter.follower.setNeedsUpdate(animated: animated)
  }

  /// The titles of the screens on the stack.
  var titles: [String] { stack.viewControllers.map { $0.title ?? "" } }

  /// The path of the stack that is shown.
  var shownPath: [AnyHashable] { stack.viewControllers.compactMap(stack.follower.value) }

  /// The path of the card that is shown.
  var shownItem: [AnyHashable] {
    [presenter.card].compactMap { $0?.presentingViewController == nil ? nil : $0 }
      .compactMap(presenter.follower.value)
  }

  var isAtRest: Bool {
    transitions.allSatisfy { $0.flights.isEmpty && $0.waitingCallCount == 0 }
  }
}
