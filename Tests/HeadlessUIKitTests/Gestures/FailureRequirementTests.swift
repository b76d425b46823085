import Testing
import UIKit

@MainActor @Suite(.serialized) final class FailureRequirementTests {
  /// Made in the test, and not before: the screen is global.
  private lazy var stage = GestureStage()
  private let first = UIPanGestureRecognizer()
  private let firstLog: ActionLog

  init() {
    firstLog = ActionLog(first)
  }

  /// Logs of a single and a double tap.
  private func taps(singleWaits: Bool) -> (single: ActionLog, double: ActionLog) {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    if singleWaits { single.require(toFail: double) }
    stage.outer.addGestureRecognizer(single)
    stage.outer.addGestureRecognizer(double)
    return (ActionLog(single), ActionLog(double))
  }

  /// Who says that a pan waits for a press.
  enum Requirement: CaseIterable {
    case call
    case delegate
    case delegateOfTheOther
  }

  @Test(
    "F3, F4: a pan waits until the other fails, as the call or a delegate says, and then begins",
    arguments: Requirement.allCases
  )
  func waits(requirement: Requirement) {
    let press = UILongPressGestureRecognizer()
    press.allowableMovement = 25
    let delegate = GestureDelegate()
    switch requirement {
    case .call: first.require(toFail: press)
    case .delegate:
      first.delegate = delegate
      delegate.mustFailFirst = press
    case .delegateOfTheOther:
      press.delegate = delegate
      delegate.waitsForUs = first
    }
    stage.outer.addGestureRecognizer(press)
    stage.outer.addGestureRecognizer(first)

    stage.finger.jump((10, 10), to: (30, 10))
    #expect(first.state == .possible && firstLog.states.isEmpty)
    stage.finger.move(40, 10)

    #expect(firstLog.states == ["began"])
    #expect(first.translation(in: nil) == CGPoint(x: 30, y: 0))
  }

  @Test("F4: if the other recognises, the one that waits fails")
  func waitsInVain() {
    let press = UILongPressGestureRecognizer()
    press.allowableMovement = 100
    let pressLog = ActionLog(press)
    let delegate = GestureDelegate()
    delegate.isSimultaneous = true
    first.delegate = delegate
    stage.outer.addGestureRecognizer(press)
    stage.outer.addGestureRecognizer(first)
    first.require(toFail: press)

    stage.finger.jump((10, 10), to: (30, 10))
    HeadlessClock.advance(by: 0.6)
    stage.finger.move(60, 10)

    #expect(pressLog.states == ["began", "changed"])
    #expect(firstLog.states.isEmpty)
  }

  @Test("F4: a recognizer that is not touched, or disabled, need not fail")
  func requirementsThatDoNotCount() {
    let elsewhere = UIView(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
    stage.outer.addSubview(elsewhere)
    let other = UIPanGestureRecognizer()
    elsewhere.addGestureRecognizer(other)
    let disabled = UILongPressGestureRecognizer()
    disabled.isEnabled = false
    stage.outer.addGestureRecognizer(disabled)
    stage.outer.addGestureRecognizer(first)
    first.require(toFail: other)
    first.require(toFail: disabled)

    stage.finger.jump((150, 150), to: (180, 150))

    #expect(firstLog.states == ["began"])
  }

  @Test("F4: a single tap that requires a double tap to fail comes late, or not at all")
  func singleAndDoubleTap() {
    let (singleLog, doubleLog) = taps(singleWaits: true)

    stage.finger.tap(10, 10)
    #expect(singleLog.states.isEmpty)
    HeadlessClock.advance(by: 0.5)
    #expect(singleLog.states == ["ended"])
    #expect(doubleLog.states.isEmpty)

    stage.finger.tap(10, 10)
    HeadlessClock.advance(by: 0.1)
    stage.finger.tap(10, 10)
    HeadlessClock.advance(by: 0.5)
    #expect(singleLog.states == ["ended"])
    #expect(doubleLog.states == ["ended"])
  }

  @Test("without the requirement the single tap comes first, and the double tap nevertheless")
  func doubleTapAfterSingle() {
    let (singleLog, doubleLog) = taps(singleWaits: false)

    stage.finger.tap(10, 10)
    #expect(singleLog.states == ["ended"])
    stage.finger.tap(10, 10)
    #expect(doubleLog.states == ["ended"])
  }

  @Test("F4: a gesture that waited for nothing fails when the fingers are lifted")
  func liftedWhileWaiting() {
    let press = UILongPressGestureRecognizer()
    press.allowableMovement = 100
    stage.outer.addGestureRecognizer(first)
    stage.outer.addGestureRecognizer(press)
    first.require(toFail: press)

    stage.finger.jump((10, 10), to: (50, 10))
    stage.finger.up(50, 10)
    HeadlessClock.advance(by: 1)

    #expect(firstLog.states.isEmpty)
  }

  @Test("of two that wait for each other, one is recognised")
  func mutualRequirement() {
    let tap = UITapGestureRecognizer()
    let another = UITapGestureRecognizer()
    tap.require(toFail: another)
    another.require(toFail: tap)
    let log = ActionLog(tap)
    let anotherLog = ActionLog(another)
    stage.outer.addGestureRecognizer(tap)
    stage.outer.addGestureRecognizer(another)

    stage.finger.tap(10, 10)

    #expect(log.states + anotherLog.states == ["ended"])
  }

  @Test("F4: one that has not tried yet fails as well when the other recognises")
  func failsBeforeTrying() {
    let touchDown = TouchDownRecognizer()
    let delegate = GestureDelegate()
    delegate.isSimultaneous = true
    first.delegate = delegate
    first.require(toFail: touchDown)
    stage.outer.addGestureRecognizer(touchDown)
    stage.outer.addGestureRecognizer(first)

    stage.finger.jump((10, 10), to: (50, 10))

    #expect(firstLog.states.isEmpty)
  }

  @Test("a tap that waits is not disturbed by the touch that it waits for")
  func waitingTapIsLeftAlone() {
    let (log, _) = taps(singleWaits: true)
    log.also = { #expect($0.location(in: nil) == CGPoint(x: 10, y: 10)) }

    stage.finger.tap(10, 10)
    stage.finger.down(20, 10)
    HeadlessClock.advance(by: 1)
    #expect(log.states == ["ended"])
    stage.finger.up(20, 10)

    #expect(log.states == ["ended"])
  }
}

/// Recognised as soon as a finger comes down.
private final class TouchDownRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .recognized
  }
}
