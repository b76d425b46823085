import Testing
import UIKit

@MainActor @Suite(.serialized) final class RecognizerTests {
  /// Made in the test, and not before: the screen is global.
  private lazy var stage = GestureStage(with: press)
  private let press = PressRecognizer()
  private let log: ActionLog

  init() {
    log = ActionLog(press)
  }

  @Test("F1: a subclass sets its states; each .changed sends an action, a late .failed cancels")
  func subclass() {
    stage.finger.jump((10, 10), to: (10, 10))
    stage.finger.move(10, 10)
    stage.finger.up(10, 10)
    let whole = ["began", "changed", "changed", "ended"]
    #expect(log.states == whole)
    #expect(press.resets == 1 && press.state == .possible)

    stage.finger.down(10, 10)
    press.state = .failed
    HeadlessClock.advance(frames: 1)
    #expect(log.states == whole + ["began", "cancelled"])
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

  @Test("an ignored touch goes to the view, and no more to the recognizer")
  func ignoring() {
    press.ignoresAll = true

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
