import Testing
import UIKit

@MainActor @Suite(.serialized) final class HitTestInMotionTests {
  /// Made in the test, and not before: the screen is global.
  private lazy var stage = GestureStage()

  private func move(_ animator: UIViewPropertyAnimator) {
    animator.addAnimations { [inner = stage.inner] in inner.frame.origin.y = 600 }
    animator.startAnimation()
    HeadlessClock.advance(by: 0.5)
  }

  @Test("a pan on the container catches a view in motion")
  func catching() {
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    stage.outer.addGestureRecognizer(pan)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    move(animator)
    log.also = { _ in if animator.isRunning { animator.pauseAnimation() } }

    stage.finger.jump((200, 370), to: (200, 390))

    #expect(log.states == ["began"])
    #expect(!animator.isRunning)
    #expect(abs(animator.fractionComplete - 0.5) < 0.05)
    animator.stopAnimation(true)
  }

  @Test("G1: touches come before display links, layout and commit of their frame")
  func frameOrder() {
    var order: [String] = []
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.headlessAddAction { [inner = stage.inner] _ in
      order.append("touch")
      inner.frame.origin.x = 30
    }
    stage.outer.addGestureRecognizer(press)
    let link = CADisplayLink.headlessLink { [inner = stage.inner] _ in
      if !order.isEmpty { order.append("link at \(inner.frame.origin.x)") }
    }
    link.add(to: .main, forMode: .common)

    HeadlessTouch.schedule(
      phase: .began,
      at: CGPoint(x: 10, y: 10),
      time: HeadlessClock.nextFrameTime
    )
    HeadlessClock.advance(frames: 1)

    #expect(order == ["touch", "link at 30.0"])
    #expect(stage.inner.layer.presentation()?.frame.origin.x == 30)
    link.invalidate()
  }
}
