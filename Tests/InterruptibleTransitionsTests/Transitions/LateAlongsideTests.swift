import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Animations alongside a transition that is complete.
@MainActor @Suite(.serialized) struct LateAlongsideTests {
  @Test(
    "They are made if the transition has reached its end, and their completion receives its end",
    arguments: [TransitionEnd.start, .end],
    [true, false]
  )
  func late(end: TransitionEnd, isInCompletion: Bool) throws {
    let stage = NavigationStage()
    let badge = UIView()
    var ends: [TransitionEnd] = []
    stage.push(andAdvance: 0.05)
    let flight = try #require(stage.transition.flights.first)
    let animate = { @MainActor in
      flight.animateAlongside({ badge.alpha = 0 }, completion: { ends.append($0) })
    }
    if isInCompletion { flight.addCompletion { _ in animate() } }
    if end == .start { stage.transition.cancel() }
    stage.settle()
    if !isInCompletion { animate() }
    #expect(ends == [end])
    #expect(badge.alpha == (end == .end ? 0 : 1))
  }
}
