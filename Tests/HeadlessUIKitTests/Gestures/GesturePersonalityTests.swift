import Testing
import UIKit

@MainActor @Suite(.serialized) struct GesturePersonalityTests {
  @Test(
    "F20: of two pans the inner one begins, or the outer one, unless that waits for the inner one",
    arguments: [true, false],
    [true, false]
  )
  func pans(innerWins: Bool, outerWaits: Bool) {
    let (outer, inner) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let stage = GestureStage(with: outer)
    HeadlessPersonality.current.gestures.descendantPanWins = innerWins
    stage.inner.addGestureRecognizer(inner)
    if outerWaits { outer.require(toFail: inner) }
    let (outerLog, innerLog) = (ActionLog(outer), ActionLog(inner))

    stage.finger.swipe((150, 150), to: (250, 150))

    let innerBegins = innerWins || outerWaits
    #expect(innerLog.states.last == (innerBegins ? "ended" : nil))
    #expect(outerLog.states.isEmpty == innerBegins)
  }

  @Test(
    "F21: a touch that a gesture takes before the view knew of it stays unknown, or flashes",
    arguments: [true, false]
  )
  func delayed(outlives: Bool) {
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    let stage = GestureStage(with: pan)
    HeadlessPersonality.current.gestures.delayedTouchOutlivesPan = outlives

    stage.finger.swipe((150, 150), to: (250, 150))

    #expect(stage.inner.phases == (outlives ? ["began", "cancelled"] : []))
  }

  @Test("F22: a row may select by its touches, and a tap that is recognised around it takes them")
  func row() {
    let stage = GestureStage()
    let row = TouchedRow(frame: stage.inner.bounds)
    stage.inner.addSubview(row)

    stage.finger.tap(150, 150)
    #expect(row.selections == 1)

    let tap = UITapGestureRecognizer()
    stage.outer.addGestureRecognizer(tap)
    stage.finger.tap(150, 150)
    #expect(row.selections == 1)
  }

  @Test("F13: half a second down is a tap, or too long for one", arguments: [true, false])
  func taps(strict: Bool) {
    let tap = UITapGestureRecognizer()
    let (stage, log) = (GestureStage(with: tap), ActionLog(tap))
    HeadlessPersonality.current.gestures.tapsAreStrict = strict

    stage.finger.down(50, 50)
    HeadlessClock.advance(by: 0.5)
    stage.finger.up(50, 50)
    HeadlessClock.advance(by: 0.5)

    #expect(log.states == (strict ? [] : ["ended"]))
  }
}

/// A row that is selected as a table's is: by its touches, with neither a control nor a recognizer.
private final class TouchedRow: UIView {
  private(set) var selections = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    selections += 1
  }
}
