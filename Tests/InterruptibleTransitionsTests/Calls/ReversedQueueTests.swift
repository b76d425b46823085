import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Calls that wait for a transition which is reversed.
@MainActor @Suite(.serialized) struct ReversedQueueTests {
  @Test(
    "A pop after a push that waits removes that screen, whichever way the transition before both ends",
    arguments: [false, true]
  )
  func popAfterPush(isReversed: Bool) {
    let (transition, names) = (InterruptibleTransition(.slide), ["root"])
    var stack: InterruptibleNavigationController?
    let stage = Stage(transition, personality: .standard) {
      let made = InterruptibleNavigationController(rootViewController: Screen(names[0]))
      made.delegate = transition
      stack = made
      return made
    }
    let (a, b) = (Screen("a"), Screen("b"))
    var outcomes: [TransitionEnd] = []
    stage.advance(by: 0.1)
    transition.push(a, onto: stack!)
    stage.advance(by: 0.05)
    transition.push(b, onto: stack!)
    transition.pop(from: stack!) { outcomes.append($0) }
    if isReversed { transition.reverse() }
    stage.settle()
    #expect(stack?.viewControllers.map(\.title) == (isReversed ? ["root"] : ["root", "a"]))
    #expect(outcomes == [.end])
    #expect(stage.complaints == [])
  }
}
