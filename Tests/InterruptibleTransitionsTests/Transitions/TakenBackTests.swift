import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A transition that is taken back before UIKit has started it leaves what is animated alongside at the end that it came to.
@MainActor @Suite(.serialized) struct TakenBackTests {
  @Test("A push and a pop in one turn leave what is animated alongside at the end that was reached")
  func pushAndPop() {
    let navigation = InterruptibleNavigationController(rootViewController: Screen("First"))
    let stage = Stage(navigation.transition) { navigation }
    let badge = UIView()
    let second = Screen("Second")
    stage.window.addSubview(badge)
    second.onWillAppear = {
      second.transitionCoordinator?.animateAlongsideTransition(
        in: badge,
        animation: { _ in badge.alpha = 0 },
        completion: nil
      )
    }
    navigation.pushViewController(second, animated: true)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(badge.alpha == 1)
  }

  @Test("A drag that UIKit takes away in the frame in which it begins leaves the dimming")
  func takenAway() {
    let stage = ContainerStage(.card)
    stage.showSecond()
    stage.touchDown(at: CGPoint(x: 200, y: 330))
    stage.advanceFrame()
    stage.move(by: 0, 24)
    HeadlessTouch.cancelAll()
    stage.settle()
    #expect(stage.showsSecond)
    #expect(stage.cards.first?.dimming.alpha == 0.4)
  }

  @Test("A swipe that begins and ends while the main thread is busy leaves the dimming")
  func busy() {
    let stage = ContainerStage(.card)
    stage.showSecond()
    stage.touchDown(at: CGPoint(x: 200, y: 330))
    stage.advance(by: 0.05)
    // A slow drag down and back during 0.2 s in which no frame is made.
    let start = HeadlessClock.now
    for step in 1...20 {
      let y = 330 + 40 * sin(Double(step) / 20 * .pi)
      HeadlessTouch.schedule(
        id: 1,
        phase: .moved,
        at: CGPoint(x: 200, y: y),
        time: start + Double(step) * 0.01
      )
    }
    HeadlessTouch.schedule(id: 1, phase: .ended, at: CGPoint(x: 200, y: 330), time: start + 0.21)
    HeadlessClock.stall(for: 0.25)
    stage.settle()
    #expect(stage.showsSecond)
    #expect(stage.cards.first?.dimming.alpha == 0.4)
  }
}
