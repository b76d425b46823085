import Testing
import UIKit

@MainActor @Suite(.serialized) final class ViewDeliveryTests {
  /// Made in the test, and not before: the screen is global.
  private lazy var stage = GestureStage()

  @Test("F6: a tap is recognised before the view hears that the touch ended")
  func tapCancels() {
    stage.outer.addGestureRecognizer(UITapGestureRecognizer())
    stage.finger.tap(150, 150)
    #expect(stage.inner.phases == ["began", "cancelled"])
  }

  @Test("F6: a view hears of the end only when the recognizers have failed")
  func delaysEnd() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.outer.addGestureRecognizer(double)

    stage.finger.tap(150, 150)
    #expect(stage.inner.phases == ["began"])
    HeadlessClock.advance(by: 0.5)
    #expect(stage.inner.phases == ["began", "ended"])

    double.delaysTouchesEnded = false
    stage.finger.tap(150, 150)
    #expect(stage.inner.phases == ["began", "ended", "began", "ended"])
  }

  @Test("F6: with delaysTouchesBegan the view hears of the touch only after the failure")
  func delaysBegin() {
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    stage.outer.addGestureRecognizer(press)

    stage.finger.down(150, 150)
    HeadlessClock.advance(by: 0.1)
    #expect(stage.inner.phases.isEmpty)
    stage.finger.up(150, 150)
    #expect(stage.inner.phases == ["began", "ended"])

    stage.finger.down(150, 150)
    HeadlessClock.advance(by: 0.6)
    stage.finger.up(150, 150)
    #expect(stage.inner.phases == ["began", "ended"])
  }

  @Test("a finger that joins a gesture does not touch the view under it")
  func joiningFinger() {
    stage.outer.addGestureRecognizer(UIPanGestureRecognizer())

    stage.finger.jump((10, 10), to: (50, 10))
    stage.second.down(150, 150)
    stage.second.up(150, 150)

    #expect(stage.inner.phases.isEmpty)
  }

  @Test("touches that a view does not answer go on to the next responder")
  func responderChain() {
    let silent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.inner.addSubview(silent)

    stage.finger.tap(110, 110)

    #expect(stage.inner.phases == ["began", "ended"])
  }

  @Test("a touched view that is removed goes on hearing of the touch")
  func removedView() {
    stage.finger.down(150, 150)
    stage.inner.removeFromSuperview()
    stage.finger.move(160, 150)
    stage.finger.up(160, 150)
    #expect(stage.inner.phases == ["began", "moved", "ended"])
  }

  @Test(
    "F6: a recognised gesture sends its action, and then takes the touch from the view, or doesn't",
    arguments: [true, false]
  )
  func cancels(takesTouch: Bool) {
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = takesTouch
    stage.outer.addGestureRecognizer(pan)
    let log = ActionLog(pan)
    var phases: [[String]] = []
    log.also = { [inner = stage.inner] _ in phases.append(inner.phases) }

    stage.finger.jump((150, 150), to: (155, 150))
    stage.finger.move(180, 150)
    stage.finger.move(190, 150)
    stage.finger.up(190, 150)

    #expect(phases.first == ["began", "moved"])
    let end = takesTouch ? ["cancelled"] : ["moved", "moved", "ended"]
    #expect(stage.inner.phases == ["began", "moved"] + end)
  }
}
