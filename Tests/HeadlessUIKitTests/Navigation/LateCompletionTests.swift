import Testing
import UIKit

@MainActor @Suite(.serialized) struct LateCompletionTests {
  @Test("D7: a transition may be completed after its animator has ended", arguments: [true, false])
  func later(isCancelled: Bool) {
    let fade = HandmadeFade(.startsByItself)
    fade.completionDelay = 0.3
    let stage = NavigationStage(delegate: fade, personality: .standard)

    stage.navigation.pushViewController(Screen("B"), animated: true)
    HeadlessClock.advance(by: 0.5)
    if isCancelled { fade.turn(toward: .start) }
    HeadlessClock.advance(by: 0.6)
    #expect(fade.animator?.state == .inactive)
    #expect(stage.navigation.transitionCoordinator != nil)
    stage.settle()

    #expect(stage.titles() == (isCancelled ? ["A"] : ["A", "B"]))
    #expect(stage.navigation.transitionCoordinator == nil)
  }
}
