import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Containers and transition objects that go in flight.
  @MainActor @Suite struct ContainerGoneTests {
    @Test(
      "A container may be released in flight",
      arguments: ContainerKind.allCases,
      [true, false]
    )
    func containerGone(kind: ContainerKind, isHeld: Bool) async {
      let stage = await ContainerStage(kind)
      stage.goForward()
      await stage.advance(by: 0.1)
      if isHeld { stage.transition.pause() }

      stage.window.rootViewController = UIViewController()
      await stage.advance(by: 1)

      #expect(stage.transition.phase == .idle)
    }

    @Test("A transition object may be released in flight", arguments: ContainerKind.allCases)
    func objectGone(kind: ContainerKind) async {
      var stage: ContainerStage? = await ContainerStage(kind)
      stage?.goForward()
      await stage?.advance(by: 0.1)
      weak var transition: InterruptibleTransition?
      transition = stage?.transition
      let window = stage?.window
      let second = stage?.second

      stage = nil
      await Stage.pass(2)

      // What is installed, or given a pan, keeps the object; a delegate isn't retained.
      #expect((transition == nil) == (kind == .navigation))
      #expect(second?.viewIfLoaded?.window === window)
      #expect(second?.calls.last == "didAppear")
    }
  }
}
