import Testing
import UIKit

@MainActor @Suite(.serialized) final class LongPressTests {
  /// Made in the test, and not before: the screen is global.
  private lazy var stage = GestureStage(with: press)
  private let press = UILongPressGestureRecognizer()
  private let log: ActionLog

  init() {
    log = ActionLog(press)
  }

  @Test("F14: it begins half a second after its touch, follows, and ends")
  func begins() {
    stage.finger.down(10, 10)
    HeadlessClock.advance(by: 0.3)
    stage.finger.up(10, 10)
    stage.finger.down(10, 10)
    HeadlessClock.advance(by: 0.48)
    #expect(log.states.isEmpty)
    HeadlessClock.advance(by: 0.04)
    #expect(log.states == ["began"])

    stage.finger.move(300, 10)
    stage.finger.up(300, 10)

    #expect(log.states == ["began", "changed", "ended"])
  }

  @Test("F14: moving by more than 10 pt before it begins fails it; less does not")
  func movement() {
    stage.finger.jump((10, 10), to: (25, 10))
    HeadlessClock.advance(by: 1)
    stage.finger.up(25, 10)
    #expect(log.states.isEmpty)
    stage.finger.jump((10, 10), to: (18, 10))
    HeadlessClock.advance(by: 1)
    #expect(log.states == ["began"])
  }

  @Test("it waits for the taps and the fingers that are required")
  func requirements() {
    press.numberOfTapsRequired = 1
    press.numberOfTouchesRequired = 2
    stage.finger.down(10, 10)
    HeadlessClock.advance(by: 1)
    stage.finger.up(10, 10)
    stage.finger.down(10, 10)
    stage.second.down(20, 10)
    stage.finger.up(10, 10)
    stage.second.up(20, 10)
    stage.finger.down(10, 10)
    stage.second.down(20, 10)
    #expect(log.states.isEmpty)
    HeadlessClock.advance(by: 0.6)
    #expect(log.states == ["began"])
  }

  @Test("F2: the press that is over leaves nothing behind when its view is removed in the action")
  func removalInAction() {
    log.also = { [outer = stage.outer] _ in outer.removeFromSuperview() }
    stage.finger.down(10, 10)
    HeadlessClock.advance(by: 0.6)
    #expect(log.states == ["began", "cancelled"])
    #expect(press.state == .possible)
  }
}
