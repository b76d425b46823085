import Testing
import UIKit

@MainActor @Suite(.serialized) final class GestureEndingTests {
  /// Made in the test, and not before: the screen is global.
  private lazy var stage = GestureStage(with: pan)
  private let pan = UIPanGestureRecognizer()
  private let log: ActionLog

  init() {
    log = ActionLog(pan)
  }

  @Test("F5: disabling cancels, sends the action when the turn ends, and ignores the touches")
  func disabling() {
    stage.finger.jump((10, 10), to: (50, 10))

    pan.isEnabled = false
    pan.isEnabled = true
    #expect(pan.state == .cancelled)
    HeadlessClock.advance(frames: 1)
    #expect(log.states == ["began", "cancelled"])
    #expect(pan.state == .possible)

    stage.finger.move(90, 10)
    stage.finger.up(90, 10)
    #expect(log.states == ["began", "cancelled"])

    stage.finger.jump((10, 10), to: (50, 10))
    #expect(log.states == ["began", "cancelled", "began"])
  }

  @Test("F5: disabling inside its own action cancels right after")
  func disablingInAction() {
    log.also = { $0.isEnabled = false }

    stage.finger.jump((10, 10), to: (50, 10))

    #expect(log.states == ["began", "cancelled"])
  }

  @Test("F5: a disabled recognizer sees no touches")
  func disabled() {
    pan.isEnabled = false

    stage.finger.jump((10, 10), to: (50, 10))

    #expect(log.states.isEmpty)
  }

  @Test("F5: removing the recognizer, or its view, cancels")
  func removing() {
    stage.inner.addGestureRecognizer(pan)
    stage.finger.jump((150, 150), to: (190, 150))

    stage.inner.removeFromSuperview()
    HeadlessClock.advance(frames: 1)
    #expect(log.states == ["began", "cancelled"])
    stage.finger.up(190, 150)

    stage.outer.addGestureRecognizer(pan)
    #expect(stage.inner.gestureRecognizers?.isEmpty == true)
    stage.finger.jump((10, 10), to: (50, 10))
    stage.outer.removeGestureRecognizer(pan)
    HeadlessClock.advance(frames: 1)
    #expect(log.states == ["began", "cancelled", "began", "cancelled"])
    #expect(pan.view == nil)
  }

  @Test("a recognizer on a container goes on when the touched view in it is removed")
  func touchedViewIsRemoved() {
    stage.finger.jump((150, 150), to: (190, 150))
    stage.inner.removeFromSuperview()
    stage.finger.move(200, 150)
    stage.finger.up(200, 150)

    #expect(log.states == ["began", "changed", "ended"])
  }

  @Test("F16: a canceled touch cancels the gesture, or fails it before it began")
  func cancelledTouch() {
    stage.finger.down(10, 10)
    stage.finger.cancel(10, 10)
    #expect(log.states.isEmpty)
    stage.finger.jump((10, 10), to: (50, 10))
    stage.finger.cancel(50, 10)

    #expect(log.states == ["began", "cancelled"])
    #expect(!HeadlessTouch.isDown(0))
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
      stage.finger.jump((10, 10), to: (50, 10))
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

  @Test("F5: one that was disabled and enabled again takes the next touch at once")
  func enabledAgain() {
    stage.finger.jump((10, 10), to: (50, 10))

    pan.isEnabled = false
    pan.isEnabled = true
    stage.second.jump((10, 100), to: (50, 100))

    #expect(log.states == ["began", "cancelled", "began"])
  }

  @Test("F1: possible and failed send no action")
  func failureIsSilent() {
    stage.finger.tap(10, 10)

    #expect(log.states.isEmpty)
    #expect(pan.state == .possible)
  }

  @Test("F2: after the end, the remaining touches of the gesture are ignored, and new ones are not")
  func remainingTouches() {
    stage.finger.jump((10, 10), to: (30, 10))

    pan.state = .cancelled
    stage.finger.move(60, 10)
    stage.finger.move(90, 10)
    #expect(log.states == ["began", "cancelled"])

    stage.second.jump((10, 100), to: (40, 100))
    #expect(log.states == ["began", "cancelled", "began"])
  }
}
