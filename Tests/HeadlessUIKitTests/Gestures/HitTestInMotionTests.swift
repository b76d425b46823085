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

  private func isTouched(_ x: CGFloat, _ y: CGFloat) -> Bool {
    let before = stage.inner.phases.count
    stage.finger.down(x, y)
    stage.finger.up(x, y)
    return stage.inner.phases.count > before
  }

  @Test("F18, A56: a view that a property animator moves is touched where it is seen")
  func presentation() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    move(animator)

    #expect(isTouched(200, 370))
    #expect(!isTouched(200, 110))
    #expect(!isTouched(200, 790))
    animator.stopAnimation(true)
  }

  @Test("F18: what is in a moving view moves with it")
  func nested() {
    let leaf = TouchLog(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.inner.addSubview(leaf)
    HeadlessClock.advance(frames: 1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    move(animator)

    stage.finger.tap(110, 365)

    #expect(leaf.phases == ["began", "ended"])
    animator.stopAnimation(true)
  }

  @Test("A56: with manual hit testing it is touched where its model is")
  func manual() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.isManualHitTestingEnabled = true
    move(animator)

    #expect(!isTouched(200, 350))
    #expect(isTouched(200, 700))
    animator.stopAnimation(true)
  }

  @Test("A55: without user interaction a touch on it is swallowed")
  func withoutInteraction() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.isUserInteractionEnabled = false
    move(animator)

    #expect(!isTouched(200, 350))
    animator.stopAnimation(true)
  }

  @Test("C9: UIView.animate swallows touches, and with allowUserInteraction is hit at its model")
  func viewAnimation() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [inner = stage.inner] in
      inner.frame.origin.y = 600
    }
    HeadlessClock.advance(by: 0.5)
    #expect(!isTouched(200, 350))
    #expect(!isTouched(200, 700))
    HeadlessClock.advance(by: 1)
    #expect(isTouched(200, 700))

    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.curveLinear, .allowUserInteraction]
    ) { [inner = stage.inner] in
      inner.frame.origin.y = 100
    }
    HeadlessClock.advance(by: 0.5)
    #expect(!isTouched(200, 500))
    #expect(isTouched(200, 150))
  }

  @Test("F17: hidden, transparent and non-interactive views are not touched")
  func untouchable() {
    stage.inner.isHidden = true
    #expect(!isTouched(150, 150))
    stage.inner.isHidden = false
    stage.inner.alpha = 0.005
    #expect(!isTouched(150, 150))
    stage.inner.alpha = 1
    stage.inner.isUserInteractionEnabled = false
    #expect(!isTouched(150, 150))
    stage.inner.isUserInteractionEnabled = true
    #expect(isTouched(150, 150))
  }

  @Test("F17: the last subview is in front; outside its superview nothing is touched")
  func order() {
    let front = TouchLog(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    stage.outer.addSubview(front)
    let outside = TouchLog(frame: CGRect(x: 210, y: 0, width: 50, height: 50))
    stage.inner.addSubview(outside)

    #expect(!isTouched(120, 120))
    #expect(front.phases == ["began", "ended"])
    stage.finger.tap(320, 110)
    #expect(outside.phases.isEmpty)
  }

  @Test("a pan on the container catches a view in motion")
  func catching() {
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    stage.outer.addGestureRecognizer(pan)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    move(animator)
    log.also = { _ in if animator.isRunning { animator.pauseAnimation() } }

    stage.finger.down(200, 370)
    stage.finger.move(200, 390)

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
