import UIKit

/// A screen change that an app asks for, perhaps while another transition is in flight.
@MainActor
struct TransitionCall {
  let wish: any Wish
  let isAnimated: Bool
  let completion: OnceCallback?

  init(
    _ wish: any Wish,
    isAnimated: Bool = true,
    completion: ((TransitionEnd) -> Void)? = nil
  ) {
    self.wish = wish
    self.isAnimated = isAnimated
    self.completion = completion.map(OnceCallback.init)
  }

  /// The change that UIKit is expected to make of the call as things are now; nil where it makes none with this kind of
  /// transition.
  var change: ScreenChange? { wish.change(isAnimated: isAnimated) }

  /// Asks UIKit.
  func ask() {
    wish.ask(isAnimated: isAnimated) { complete() }
  }

  /// Calls back once nothing is in flight for the call, with what has become of it.
  func complete() {
    completion?(wish.isMet ? .end : .start)
  }
}

/// What a call wants, and how UIKit is asked for it.
@MainActor
protocol Wish {
  /// Where the wish is for.
  var container: Container { get }
  /// What the call changes: calls for the same place are made in order.
  var places: [UIViewController] { get }
  /// The change that UIKit is expected to make as things are now; nil for none with this kind of transition.
  func change(isAnimated: Bool) -> ScreenChange?
  /// The end of a change in flight at which the wish is met; nil where it is for something else.
  func end(of change: ScreenChange) -> TransitionEnd?
  /// Whether the wish is met already, or can no longer be.
  var isMoot: Bool { get }
  /// Whether things are as the call wants them.
  var isMet: Bool { get }
  /// Says in the log why the wish can no longer be met, if that makes it moot.
  func explain()
  /// Whether the container is in a window, so that UIKit's transitions there come to an end.
  var isOnScreen: Bool { get }
  /// Whether UIKit is changing the same place, with somebody else's transition or with one that is just ending.
  var isBlockedByUIKit: Bool { get }
  /// The coordinator of that transition, if it has one yet.
  var coordinator: (any UIViewControllerTransitionCoordinator)? { get }
  /// Whether a flight is in the way, also one that is over and is handing the screen back.
  func isBlocked(by flight: Flight) -> Bool
  /// Has UIKit show what it was asked for without animation, before it is asked for a change with one.
  func settleBefore()
  /// Asks UIKit; the completion is called where UIKit's own call has one.
  func ask(isAnimated: Bool, _ completion: @escaping () -> Void)
}

extension Wish {
  var isOnScreen: Bool { container.host?.isInWindow == true }
  var isBlockedByUIKit: Bool { container.isChangedByUIKit }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { container.coordinator }
  func isBlocked(by flight: Flight) -> Bool { flight.change.container === container }
  func settleBefore() {}
  func explain() {}
}

/// Calls a closure the first time only: UIKit and the transition both say that a change is over.
@MainActor
final class OnceCallback {
  private var body: ((TransitionEnd) -> Void)?

  init(_ body: @escaping (TransitionEnd) -> Void) {
    self.body = body
  }

  var isPending: Bool { body != nil }

  func callAsFunction(_ end: TransitionEnd) {
    let body = body
    self.body = nil
    body?(end)
  }
}
