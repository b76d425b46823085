import Testing
import UIKit

@testable import InterruptibleTransitions

/// Which values of a view are the app's, and which a transition has set.
@MainActor @Suite struct OriginalValueTests {
  /// What happens to the opacity of a view.
  enum Step {
    /// The app, or an animation of the app, sets it.
    case app(CGFloat)
    /// A transition sets it.
    case effect(CGFloat)
    /// A transition sets it in each frame.
    case frame(CGFloat)
    /// A transition's animator sets a value when it is stopped or finished.
    case animator(CGFloat)
  }

  @Test(
    "The original value is the app's last one",
    arguments: [
      ([], 1),
      ([.app(0.6)], 0.6),
      ([.app(0.6), .app(0.8)], 0.8),
      // An animation of the app's that is undone, or that lasts.
      ([.app(0.6), .app(1)], 1),
      ([.app(0.6), .app(0.8), .app(0.6)], 0.6),
      // What a transition sets is never the original value.
      ([.effect(0)], 1),
      ([.effect(0), .animator(0.4), .effect(1), .effect(0), .animator(1)], 1),
      ([.frame(0.2), .frame(0.4)], 1),
      ([.frame(0.2), .app(0.7), .frame(0.4)], 0.7),
      // The app sets it while a transition runs, whose animator goes back to its start.
      ([.effect(0), .app(0.7)], 0.7),
      ([.effect(0), .app(0.7), .animator(1)], 0.7),
      ([.effect(0), .app(0.7), .animator(0)], 0.7),
      ([.effect(0), .app(0.7), .app(0.9), .animator(1)], 0.9),
      ([.app(0.6), .effect(0), .animator(0.6)], 0.6),
      ([.app(0.6), .effect(0), .app(0.8), .animator(0.6)], 0.8),
    ] as [([Step], CGFloat)]
  )
  func original(steps: [Step], expected: CGFloat) {
    let view = UIView()
    let state = OriginalState.begin(view, [.alpha])
    for step in steps {
      switch step {
      case .app(let value):
        view.alpha = value
        state.detectChanges()
      case .effect(let value), .animator(let value):
        state.bodyWillBegin()
        view.alpha = value
        state.bodyDidEnd()
      case .frame(let value):
        state.bodyWillBegin()
        view.alpha = value
        state.bodyDidEnd(isOfFrame: true)
      }
    }
    #expect(state.alpha == expected)

    state.end([.alpha])
    #expect(view.alpha == expected)
    #expect(OriginalState.find(view) == nil)
  }
}
