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

  @Test("F3: the delegate is asked for the event, then the touch, then whether to begin")
  func delegateOrder() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    let delegate = GestureDelegate()
    pan.delegate = delegate
    stage.outer.addGestureRecognizer(pan)

    stage.finger.down(10, 10)
    #expect(delegate.calls == ["event", "touch"])
    stage.finger.move(30, 10)
    stage.finger.move(50, 10)
    #expect(delegate.calls == ["event", "touch", "shouldBegin"])
  }

  @Test("F3: a touch or an event that is refused does not reach the recognizer")
  func refusals() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    let delegate = GestureDelegate()
    pan.delegate = delegate
    stage.outer.addGestureRecognizer(pan)

    delegate.receivesTouch = false
    stage.finger.down(10, 10)
    stage.finger.drag(from: .zero, to: CGPoint(x: 100, y: 0))
    stage.finger.up(100, 0)
    delegate.receivesTouch = true
    delegate.receivesEvent = false
    stage.finger.down(10, 10)
    stage.finger.drag(from: .zero, to: CGPoint(x: 100, y: 0))
    stage.finger.up(100, 0)

    #expect(log.states.isEmpty)
    #expect(pan.numberOfTouches == 0)
  }

  @Test("F3: shouldBegin is asked while possible, with translation and velocity; false fails")
  func shouldBegin() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    let delegate = GestureDelegate()
    var translation = CGPoint.zero
    var state: UIGestureRecognizer.State?
    delegate.shouldBegin = {
      translation = ($0 as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
      state = $0.state
      return false
    }
    pan.delegate = delegate
    stage.outer.addGestureRecognizer(pan)

    stage.finger.down(10, 10)
    stage.finger.move(30, 15)
    stage.finger.move(60, 15)

    #expect(translation == CGPoint(x: 20, y: 5))
    #expect(state == .possible)
    #expect(delegate.calls.filter { $0 == "shouldBegin" }.count == 1)
    #expect(log.states.isEmpty)
  }

  @Test("F3: the touched view and those around it are asked whether the gesture should begin")
  func viewsAreAsked() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    let stubborn = StubbornView(frame: stage.inner.bounds)
    stage.inner.addSubview(stubborn)
    stage.outer.addGestureRecognizer(pan)

    stage.finger.down(150, 150)
    stage.finger.move(190, 150)
    stage.finger.up(190, 150)
    #expect(log.states.isEmpty)

    stage.finger.down(10, 10)
    stage.finger.move(50, 10)
    #expect(log.states == ["began"])
  }

  @Test("F5: disabling cancels, sends the action when the turn ends, and ignores the touches")
  func disabling() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    stage.outer.addGestureRecognizer(pan)
    stage.finger.down(10, 10)
    stage.finger.move(50, 10)

    pan.isEnabled = false
    pan.isEnabled = true
    #expect(pan.state == .cancelled)
    HeadlessClock.advance(frames: 1)
    #expect(log.states == ["began", "cancelled"])
    #expect(pan.state == .possible)

    stage.finger.move(90, 10)
    stage.finger.up(90, 10)
    #expect(log.states == ["began", "cancelled"])

    stage.finger.down(10, 10)
    stage.finger.move(50, 10)
    #expect(log.states == ["began", "cancelled", "began"])
  }

  @Test("F5: disabling inside its own action cancels right after")
  func disablingInAction() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    log.also = { $0.isEnabled = false }
    stage.outer.addGestureRecognizer(pan)

    stage.finger.down(10, 10)
    stage.finger.move(50, 10)

    #expect(log.states == ["began", "cancelled"])
  }

  @Test("F5: a disabled recognizer sees no touches")
  func disabled() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    pan.isEnabled = false
    stage.outer.addGestureRecognizer(pan)

    stage.finger.down(10, 10)
    stage.finger.move(50, 10)

    #expect(log.states.isEmpty)
  }

  @Test("F5: removing the recognizer, or its view, cancels")
  func removing() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    stage.inner.addGestureRecognizer(pan)
    stage.finger.down(150, 150)
    stage.finger.move(190, 150)

    stage.inner.removeFromSuperview()
    HeadlessClock.advance(frames: 1)
    #expect(log.states == ["began", "cancelled"])
    stage.finger.up(190, 150)

    stage.outer.addGestureRecognizer(pan)
    #expect(stage.inner.gestureRecognizers?.isEmpty == true)
    stage.finger.down(10, 10)
    stage.finger.move(50, 10)
    stage.outer.removeGestureRecognizer(pan)
    HeadlessClock.advance(frames: 1)
    #expect(log.states == ["began", "cancelled", "began", "cancelled"])
    #expect(pan.view == nil)
  }

  @Test("a recognizer on a container goes on when the touched view in it is removed")
  func touchedViewIsRemoved() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    stage.outer.addGestureRecognizer(pan)

    stage.finger.down(150, 150)
    stage.finger.move(190, 150)
    stage.inner.removeFromSuperview()
    stage.finger.move(200, 150)
    stage.finger.up(200, 150)

    #expect(log.states == ["began", "changed", "ended"])
  }

  @Test("F16: a cancelled touch cancels the gesture, or fails it before it began")
  func cancelledTouch() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    stage.outer.addGestureRecognizer(pan)

    stage.finger.down(10, 10)
    stage.finger.cancel(10, 10)
    #expect(log.states.isEmpty)
    stage.finger.down(10, 10)
    stage.finger.move(50, 10)
    stage.finger.cancel(50, 10)

    #expect(log.states == ["began", "cancelled"])
    #expect(!HeadlessTouch.isDown(0))
  }

  @Test("an action can be removed")
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

  @Test("nothing is kept after the gesture: recognizer, view, delegate and what the action held")
  func lifetimes() {
    let stage = GestureStage()
    weak var weakPan: UIPanGestureRecognizer?
    weak var weakView: UIView?
    weak var weakHeld: NSObject?
    do {
      let pan = UIPanGestureRecognizer()
      let view = UIView(frame: stage.window.bounds)
      let held = NSObject()
      let delegate = GestureDelegate()
      pan.delegate = delegate
      pan.headlessAddAction { _ in _ = held }
      view.addGestureRecognizer(pan)
      stage.window.addSubview(view)
      stage.finger.down(10, 10)
      stage.finger.move(50, 10)
      view.removeFromSuperview()
      HeadlessClock.advance(frames: 1)
      stage.finger.up(50, 10)
      (weakPan, weakView, weakHeld) = (pan, view, held)
    }
    HeadlessClock.advance(frames: 1)

    #expect(weakPan == nil)
    #expect(weakView == nil)
    #expect(weakHeld == nil)
  }

  @Test("a delegate that is gone lets everything happen")
  func delegateIsGone() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    do {
      let delegate = GestureDelegate()
      delegate.shouldBegin = { _ in false }
      pan.delegate = delegate
    }
    stage.outer.addGestureRecognizer(pan)

    stage.finger.down(10, 10)
    stage.finger.move(50, 10)

    #expect(log.states == ["began"])
  }
}

/// Begins at touch-down, as a subclass outside the module is written.
final class PressRecognizer: UIGestureRecognizer {
  var ignoresAll = false
  private(set) var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if ignoresAll {
      touches.forEach { ignore($0, for: event) }
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

private final class StubbornView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
