import InterruptibleTransitions
import Testing
import UIKit

/// The context that a flight gives access to.
@MainActor @Suite(.serialized) struct FlightContextTests {
  @Test("A flight has UIKit's context from its start to its end")
  func context() throws {
    let stack = UINavigationController(rootViewController: ButtonScreen("Root"))
    let stage = StressStage { stack }
    let transition = InterruptibleTransition()
    transition.install(on: stack)
    let next = ButtonScreen("Next")
    transition.push(next, onto: stack)
    stage.advance(by: 0.1)
    let flight = try #require(transition.flight(in: stack))

    weak var context: (any UIViewControllerContextTransitioning)?
    context = flight.context
    #expect(context?.viewController(forKey: .to) === next)
    #expect(context?.containerView === stack.transitionCoordinator?.containerView)
    flight.pause()
    #expect(context?.isInteractive == true)
    flight.cancel()
    #expect(context?.transitionWasCancelled == true)
    stage.advance(by: 2)

    #expect(flight.context == nil)
    #expect(context == nil)
  }
}
