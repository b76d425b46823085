import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// The context that a flight gives access to.
  @MainActor @Suite struct FlightContextTests {
    @Test("A flight has UIKit's context from its start to its end")
    func context() async throws {
      let stack = UINavigationController(rootViewController: Screen("Root"))
      let transition = InterruptibleTransition()
      let stage = await Stage(transition) { stack }
      transition.install(on: stack)
      let next = Screen("Next")
      transition.push(next, onto: stack)
      await stage.advance(by: 0.1)
      let flight = try #require(transition.flight(in: stack))

      weak var context: (any UIViewControllerContextTransitioning)?
      context = flight.context
      #expect(context?.viewController(forKey: .to) === next)
      #expect(context?.containerView === stack.transitionCoordinator?.containerView)
      flight.pause()
      #expect(context?.isInteractive == true)
      flight.cancel()
      #expect(context?.transitionWasCancelled == true)
      await stage.advance(by: 2)

      #expect(flight.context == nil)
      #expect(context == nil)
    }
  }
}
