import Testing
import UIKit

@MainActor @Suite(.serialized) final class TapTests {
  /// Made in the test, and not before: the screen is global.
  private lazy var stage = GestureStage(with: tap)
  private let tap = UITapGestureRecognizer()
  private let log: ActionLog

  init() {
    log = ActionLog(tap)
  }

  @Test("F13: a tap is recognised when the finger is lifted")
  func single() {
    stage.finger.down(10, 20)
    #expect(log.states.isEmpty)
    stage.finger.up(10, 20)
    #expect(log.states == ["ended"])
    #expect(tap.location(in: stage.outer) == CGPoint(x: 10, y: 20))
  }

  @Test("F13: a finger that stays long, or moves far, or is taken away does not tap")
  func failures() {
    stage.finger.down(10, 10)
    HeadlessClock.advance(by: 5)
    stage.finger.up(10, 10)
    stage.finger.jump((10, 10), to: (200, 10))
    stage.finger.move(10, 10)
    stage.finger.up(10, 10)
    stage.finger.down(10, 10)
    stage.finger.cancel(10, 10)
    #expect(log.states.isEmpty)
    stage.finger.tap(10, 10)
    #expect(log.states == ["ended"])
  }

  @Test("two fingers tap where two are required, one after the other or both at once")
  func twoFingers() {
    var count = 0
    log.also = { count = $0.numberOfTouches }
    func tapTogether() {
      stage.finger.down(10, 10)
      stage.second.down(100, 10)
      stage.finger.up(10, 10)
      stage.second.up(100, 10)
    }

    tapTogether()
    tap.numberOfTouchesRequired = 2
    stage.finger.tap(10, 10)
    #expect(log.states.isEmpty)
    tapTogether()

    #expect(log.states == ["ended"] && count == 2)
    #expect(tap.location(in: nil) == CGPoint(x: 55, y: 10))
  }

  @Test("taps that are slow or far apart are no double tap")
  func doubleTap() {
    tap.numberOfTapsRequired = 2
    stage.finger.tap(10, 10)
    HeadlessClock.advance(by: 1)
    stage.finger.tap(10, 10)
    HeadlessClock.advance(by: 1)
    stage.finger.tap(10, 10)
    stage.finger.tap(300, 10)
    HeadlessClock.advance(by: 1)
    #expect(log.states.isEmpty)
    stage.finger.tap(10, 10)
    stage.finger.tap(12, 10)
    #expect(log.states == ["ended"])
  }
}
