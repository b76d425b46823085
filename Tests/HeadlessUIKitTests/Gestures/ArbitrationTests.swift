import Testing
import UIKit

@MainActor @Suite(.serialized) final class ArbitrationTests {
  /// Made in the test, and not before: the screen is global.
  private lazy var stage = GestureStage()
  private let first = UIPanGestureRecognizer()
  private let other = UIPanGestureRecognizer()
  private let firstLog: ActionLog
  private let otherLog: ActionLog

  init() {
    firstLog = ActionLog(first)
    otherLog = ActionLog(other)
  }

  private func pan() {
    stage.finger.jump((150, 150), to: (180, 150))
    stage.finger.move(190, 150)
    stage.finger.up(190, 150)
  }

  private let whole = ["began", "changed", "ended"]

  @Test(
    "F3, F7: of two pans the inner one recognises, and the outer one fails, unless either allows both",
    arguments: [nil, true, false]
  )
  func inner(innerAllows: Bool?) {
    let delegate = GestureDelegate()
    delegate.isSimultaneous = true
    if let innerAllows { (innerAllows ? first : other).delegate = delegate }
    stage.inner.addGestureRecognizer(first)
    stage.outer.addGestureRecognizer(other)

    pan()

    #expect(firstLog.states == whole)
    #expect(otherLog.states == (innerAllows == nil ? [] : whole))
  }

  @Test("F7: two pans on views side by side do not concern each other")
  func sideBySide() {
    let neighbor = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
    stage.outer.addSubview(neighbor)
    stage.inner.addGestureRecognizer(first)
    neighbor.addGestureRecognizer(other)

    stage.finger.jump((150, 150), to: (180, 150))
    stage.second.jump((50, 550), to: (80, 550))

    #expect(firstLog.states == ["began"])
    #expect(otherLog.states == ["began"])
  }

  @Test("F7: a second finger starts nothing inside a view that is being panned")
  func secondFingerInside() {
    let delegate = GestureDelegate()
    other.delegate = delegate
    stage.outer.addGestureRecognizer(first)
    stage.inner.addGestureRecognizer(other)

    stage.finger.jump((10, 10), to: (50, 10))
    stage.second.jump((150, 150), to: (190, 150))

    #expect(firstLog.states == ["began", "changed"])
    #expect(otherLog.states.isEmpty)
    #expect(!delegate.calls.contains("shouldBegin"))
  }

  @Test("subclasses decide with canPrevent, canBePrevented and the requirements of their class")
  func subclassHooks() {
    let open = UnpreventableRecognizer()
    let openLog = ActionLog(open)
    stage.inner.addGestureRecognizer(first)
    stage.outer.addGestureRecognizer(open)
    pan()
    #expect(firstLog.states == whole)
    #expect(openLog.states == whole)

    let patient = PatientRecognizer()
    let patientLog = ActionLog(patient)
    stage.outer.removeGestureRecognizer(open)
    stage.inner.addGestureRecognizer(patient)
    stage.inner.removeGestureRecognizer(first)
    let tap = UITapGestureRecognizer()
    stage.inner.addGestureRecognizer(tap)
    stage.finger.jump((150, 150), to: (170, 150))
    #expect(patientLog.states.isEmpty)
    stage.finger.move(200, 150)
    #expect(patientLog.states == ["began"])
  }
}

private final class UnpreventableRecognizer: UIPanGestureRecognizer {
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

/// Waits for every tap to fail.
private final class PatientRecognizer: UIPanGestureRecognizer {
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UITapGestureRecognizer
  }
}
