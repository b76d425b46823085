import Testing
import UIKit

@MainActor @Suite(.serialized) struct RecognizerTests {
  @Test("F1: a gesture that is followed goes from possible by began and changed to ended")
  func continuousStates() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    stage.outer.addGestureRecognizer(pan)

    stage.finger.down(10, 10)
    stage.finger.move(15, 10)
    #expect(pan.state == .possible)
    stage.finger.move(30, 10)
    #expect(pan.state == .began)
    stage.finger.move(40, 10)
    stage.finger.move(50, 10)
    #expect(pan.state == .changed)
    stage.finger.up(50, 10)

    #expect(log.states == ["began", "changed", "changed", "ended"])
    #expect(pan.state == .possible)
  }

  @Test("F1: possible and failed send no action")
  func failureIsSilent() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    stage.outer.addGestureRecognizer(pan)

    stage.finger.tap(10, 10)

    #expect(log.states.isEmpty)
    #expect(pan.state == .possible)
  }

  @Test("F1: a subclass sets its states, and each .changed sends the action again")
  func subclass() {
    let stage = GestureStage()
    let press = PressRecognizer()
    let log = ActionLog(press)
    stage.outer.addGestureRecognizer(press)

    stage.finger.down(10, 10)
    stage.finger.move(10, 10)
    stage.finger.move(10, 10)
    stage.finger.up(10, 10)

    #expect(log.states == ["began", "changed", "changed", "ended"])
    #expect(press.resets == 1)
    #expect(press.state == .possible)
  }

  @Test("F1: .failed after .began is .cancelled")
  func failingLate() {
    let stage = GestureStage()
    let press = PressRecognizer()
    let log = ActionLog(press)
    stage.outer.addGestureRecognizer(press)

    stage.finger.down(10, 10)
    press.state = .failed
    HeadlessClock.advance(frames: 1)

    #expect(log.states == ["began", "cancelled"])
  }

  @Test("F2: after the end, the remaining touches of the gesture are ignored, and new ones are not")
  func remainingTouches() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    stage.outer.addGestureRecognizer(pan)
    stage.finger.down(10, 10)
    stage.finger.move(30, 10)

    pan.state = .cancelled
    stage.finger.move(60, 10)
    stage.finger.move(90, 10)
    #expect(log.states == ["began", "cancelled"])

    stage.second.down(10, 100)
    stage.second.move(40, 100)
    #expect(log.states == ["began", "cancelled", "began"])
  }

  @Test("a view's recognizers can be set all at once, and each is on one view only")
  func setting() {
    let stage = GestureStage()
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    stage.outer.addGestureRecognizer(one)

    stage.inner.gestureRecognizers = [one, two]
    #expect(one.view === stage.inner)
    #expect(two.view === stage.inner)
    #expect(stage.outer.gestureRecognizers?.isEmpty == true)

    stage.inner.gestureRecognizers = nil
    #expect(one.view == nil)
    #expect(two.view == nil)
  }

  @Test("a recognizer's action can be removed")
  func removingActions() {
    let stage = GestureStage()
    let tap = UITapGestureRecognizer()
    var count = 0
    let action = tap.headlessAddAction { _ in count += 1 }
    stage.outer.addGestureRecognizer(tap)

    stage.finger.tap(10, 10)
    tap.headlessRemoveAction(action)
    stage.finger.tap(10, 10)

    #expect(count == 1)
  }

  @Test("F8: a place is told with a view's model geometry, also while the view is seen to move")
  func modelGeometry() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    stage.outer.addGestureRecognizer(pan)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.inner.frame.origin.x = 190
    }
    animator.startAnimation()
    HeadlessClock.advance(by: 0.5)

    stage.finger.down(10, 110)

    #expect(pan.location(in: stage.inner) == CGPoint(x: -180, y: 10))
    #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 10, y: 110))
    animator.stopAnimation(true)
  }

  @Test("an ignored touch goes to the view, and no more to the recognizer")
  func ignoring() {
    let stage = GestureStage()
    let press = PressRecognizer()
    press.ignoresAll = true
    let log = ActionLog(press)
    stage.outer.addGestureRecognizer(press)

    stage.finger.tap(10, 10)

    #expect(log.states.isEmpty)
    #expect(press.numberOfTouches == 0)
    #expect(stage.outer.phases == ["began", "ended"])
  }
}

/// Begins at touch-down, as a subclass outside the module is written.
final class PressRecognizer: UIGestureRecognizer {
  var ignoresAll = false
  private(set) var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if ignoresAll {
      for touch in touches {
        ignore(touch, for: event)
      }
    } else {
      state = .began
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    super.reset()
    resets += 1
  }
}
