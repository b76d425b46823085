import Testing

@testable import UIKit

@MainActor @Suite(.serialized) final class PanTests {
  /// Made in the test, and not before: the screen is global.
  private lazy var stage = GestureStage(with: pan)
  private let pan = UIPanGestureRecognizer()
  private let log: ActionLog

  init() {
    log = ActionLog(pan)
  }

  @Test(
    "F10: the translation at .began is the way that it took to recognise the pan, or none",
    arguments: [true, false]
  )
  func translationAtBegan(isZero: Bool) {
    stage.finger.tap(10, 10)
    HeadlessPersonality.current.gestures.pansBeginAtZero = isZero
    var translations: [CGFloat] = []
    log.also = { [pan] _ in translations.append(pan.translation(in: nil).x) }

    stage.finger.jump((10, 10), to: (16, 10))
    stage.finger.move(22, 10)
    stage.finger.move(30, 10)

    #expect(translations == (isZero ? [0, 8] : [12, 20]))
  }

  @Test("F10: setTranslation counts from there, and forgets the velocity")
  func setTranslation() {
    stage.finger.drag((10, 10), to: (60, 10))
    #expect(abs(pan.velocity(in: nil).x - 300) < 1e-6)

    pan.setTranslation(CGPoint(x: 5, y: 7), in: stage.outer)
    #expect(pan.velocity(in: nil) == .zero)
    HeadlessClock.advance(frames: 1)
    stage.finger.move(70, 10)

    #expect(pan.translation(in: stage.outer).isNear(15, 7))
    #expect(abs(pan.velocity(in: nil).x - 600) < 1e-6)
  }

  @Test("F8: translation and velocity are vectors in the given view")
  func scaledView() {
    let half = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    stage.outer.addSubview(half)
    half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)

    stage.finger.drag((10, 10), to: (60, 10))
    #expect(pan.translation(in: half).isNear(100, 0))
    #expect(pan.velocity(in: half).isNear(600, 0))

    half.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(pan.translation(in: half).isNear(0, -50))

    pan.setTranslation(CGPoint(x: 0, y: -20), in: half)
    #expect(pan.translation(in: nil).isNear(20, 0))
  }

  @Test("F11: in the end's action are place, translation, and the velocity of the last movement")
  func valuesAtEnd() {
    var values: (place: CGPoint, translation: CGPoint, velocity: CGPoint, count: Int)?
    log.also = { [pan] _ in
      values = (
        pan.location(in: nil), pan.translation(in: nil), pan.velocity(in: nil), pan.numberOfTouches
      )
    }

    stage.finger.drag((10, 10), to: (110, 10))
    HeadlessClock.advance(by: 1)
    stage.finger.up(110, 10)

    #expect(log.states.last == "ended")
    #expect(values?.place == CGPoint(x: 110, y: 10) && values?.count == 0)
    #expect(values?.translation.isNear(100, 0) == true)
    #expect(values?.velocity.isNear(600, 0) == true)
  }

  @Test("F12: the pan ends when the last finger is lifted, also below the minimum")
  func belowMinimum() {
    pan.minimumNumberOfTouches = 2

    stage.finger.jump((10, 10), to: (100, 10))
    #expect(log.states.isEmpty)
    stage.second.jump((10, 100), to: (40, 100))
    #expect(log.states == ["began"])
    #expect(pan.translation(in: nil).isNear(15, 0))
    stage.second.up(40, 100)
    stage.finger.move(110, 10)
    #expect(log.states == ["began", "changed"])
    stage.finger.up(110, 10)

    #expect(log.states == ["began", "changed", "ended"])
  }

  @Test("F12: too many fingers fail a pan that has not begun, and are ignored by one that has")
  func maximum() {
    pan.maximumNumberOfTouches = 1

    stage.finger.down(10, 10)
    stage.second.down(10, 100)
    stage.finger.move(100, 10)
    #expect(log.states.isEmpty)
    stage.finger.up(100, 10)
    stage.second.up(10, 100)

    stage.finger.jump((10, 10), to: (30, 10))
    stage.second.jump((10, 100), to: (10, 300))
    stage.second.up(10, 300)
    #expect(pan.numberOfTouches == 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    #expect(log.states == ["began"])
  }

  @Test("a finger that joins or leaves moves the centroid, but not the translation")
  func joining() {
    stage.finger.jump((10, 10), to: (30, 10))

    stage.second.down(230, 10)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    #expect(pan.location(in: nil) == CGPoint(x: 130, y: 10))
    #expect(pan.numberOfTouches == 2)
    HeadlessTouch.send([
      HeadlessTouch(id: 0, phase: .moved, at: CGPoint(x: 40, y: 10)),
      HeadlessTouch(id: 1, phase: .moved, at: CGPoint(x: 240, y: 10)),
    ])
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    stage.finger.up(40, 10)
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    #expect(pan.location(in: nil) == CGPoint(x: 240, y: 10))
    stage.second.move(250, 10)

    #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
    #expect(log.states == ["began", "changed", "changed"])
  }

  @Test("one of two fingers that is taken away does not cancel the pan, and none is remembered")
  func oneIsCancelled() {
    stage.finger.jump((10, 10), to: (30, 10))
    for _ in 0..<10 {
      stage.second.down(230, 10)
      stage.second.cancel(230, 10)
    }
    #expect(pan.touches.count == 1)
    stage.finger.move(40, 10)
    stage.finger.cancel(40, 10)

    #expect(log.states == ["began", "changed", "cancelled"])
  }

  @Test("F8: a place is told with a view's model geometry, also while the view is seen to move")
  func modelGeometry() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [stage] in
      stage.inner.frame.origin.x = 190
    }
    animator.startAnimation()
    HeadlessClock.advance(by: 0.5)

    stage.finger.down(10, 110)

    #expect(pan.location(in: stage.inner) == CGPoint(x: -180, y: 10))
    #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 10, y: 110))
    animator.stopAnimation(true)
  }
}

extension CGPoint {
  func isNear(_ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(self.x - x) < 1e-6 && abs(self.y - y) < 1e-6
  }
}
