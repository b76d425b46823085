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
    // A new finger is followed at once.
    stage.second.jump((10, 100), to: (50, 100))
    #expect(log.states == ["began", "cancelled", "began"])
    stage.second.up(50, 100)
    stage.finger.up(50, 10)

    stage.finger.jump((10, 10), to: (50, 10))
    pan.isEnabled = false
    pan.isEnabled = true
    HeadlessClock.advance(frames: 1)
    #expect(log.states.suffix(2) == ["began", "cancelled"] && pan.state == .possible)
    let count = log.states.count
    stage.finger.move(90, 10)
    stage.finger.up(90, 10)
    #expect(log.states.count == count)
  }

  @Test("F5: disabling inside its own action cancels right after")
  func disablingInAction() {
    log.also = { $0.isEnabled = false }

    stage.finger.jump((10, 10), to: (50, 10))

    #expect(log.states == ["began", "cancelled"])
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
