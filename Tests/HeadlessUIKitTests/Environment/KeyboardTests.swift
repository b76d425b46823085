import Testing
import UIKit

/// The keyboard comes and goes with the first responder.
@MainActor @Suite(.serialized) struct KeyboardTests {
  private static let names = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
  ]

  private static let shown = ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"]
  private static let hidden = ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"]

  /// A navigation controller with a second screen, which has a field.
  private func stage() -> (NavigationStage, Field, NotificationLog) {
    let stage = NavigationStage()
    let field = Field(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
    stage.push("B").view.addSubview(field)
    HeadlessClock.endTurn()
    return (stage, field, NotificationLog(KeyboardTests.names))
  }

  @Test("it comes up in 0.25 s, says whereto, stays for another field, and goes when editing ends")
  func comesAndGoes() {
    let (stage, field, log) = stage()
    let other = Field()
    field.superview?.addSubview(other)

    field.becomeFirstResponder()
    #expect(log.names == ["UIKeyboardWillShowNotification"])
    let end = CGRect(x: 0, y: 852 - 336, width: 393, height: 336)
    #expect(log.keyboard?.begin == end.offsetBy(dx: 0, dy: 336))
    #expect(log.keyboard?.end == end && log.keyboard?.duration == 0.25)
    HeadlessClock.advance(by: 0.125)
    #expect(abs(HeadlessKeyboard.shownFrame.minY - 684) < 20)
    HeadlessClock.advance(by: 0.2)
    #expect(HeadlessKeyboard.shownFrame == end && log.names == KeyboardTests.shown)

    other.becomeFirstResponder()
    HeadlessClock.advance(by: 0.3)
    #expect(log.names == KeyboardTests.shown)
    stage.window.endEditing(true)
    #expect(!HeadlessKeyboard.isShown)
    HeadlessClock.advance(by: 0.3)
    #expect(log.names == KeyboardTests.shown + KeyboardTests.hidden && HeadlessClock.isQuiet)
  }

  @Test("a first responder's own view takes its place, and makes way for the next one's")
  func inputView() {
    let (_, field, _) = stage()
    let pads = [UIView(), UIView()]
    let fields = pads.map(PadField.init)
    for padField in fields {
      field.superview?.addSubview(padField)
    }

    fields[0].becomeFirstResponder()
    #expect(pads[0].frame == CGRect(x: 0, y: 0, width: 393, height: 336))
    HeadlessClock.advance(by: 0.3)
    #expect(pads[0].convert(pads[0].bounds, to: nil) == HeadlessKeyboard.frame)
    fields[1].becomeFirstResponder()
    #expect(pads[0].window == nil)
    #expect(pads[1].window != nil)
    fields[1].resignFirstResponder()
    HeadlessClock.advance(by: 0.3)

    #expect(pads[1].window == nil)
    #expect(!HeadlessKeyboard.isShown)
  }

  @Test("it is none of the app's windows, and takes the touches on it")
  func window() {
    let (stage, field, _) = stage()
    let below = TouchLog(frame: stage.window.bounds)
    stage.window.addSubview(below)
    field.becomeFirstResponder()
    HeadlessClock.advance(by: 0.3)

    Finger().tap(200, 700)
    #expect(below.phases.isEmpty)
    Finger().tap(200, 400)

    #expect(below.phases == ["began", "ended"])
    #expect(UIApplication.shared.windows == [stage.window])
  }

  @Test("a pop takes it along to the side, and then it is gone")
  func pop() {
    let (stage, field, log) = stage()
    field.becomeFirstResponder()
    HeadlessClock.advance(by: 0.3)
    log.forget()

    stage.navigation.popViewController(animated: true)
    HeadlessClock.advance(by: 0.1)
    #expect(HeadlessKeyboard.shownFrame.minX > 20)
    #expect(HeadlessKeyboard.shownFrame.minY == 516)
    stage.settle()

    #expect(log.names == KeyboardTests.hidden)
    #expect(!field.isFirstResponder)
  }

  @Test("under a finger it keeps to the screen that is pulled off; canceled, it is back")
  func cancelledPop() {
    let (stage, field, log) = stage()
    field.becomeFirstResponder()
    HeadlessClock.advance(by: 0.3)
    let screen = stage.navigation.viewControllers[1]
    let finger = Finger()

    finger.drag((5, 300), to: (105, 300))
    HeadlessClock.advance(frames: 1)
    #expect(!field.isFirstResponder)
    let pulled = stage.displayedX(screen.view)
    #expect(pulled > 50)
    #expect(abs(HeadlessKeyboard.shownFrame.minX - pulled) < 10)
    finger.drag(from: CGPoint(x: 105, y: 300), to: CGPoint(x: 15, y: 300))
    finger.up(15, 300)
    stage.settle()

    #expect(stage.titles() == ["A", "B"])
    #expect(field.isFirstResponder)
    #expect(HeadlessKeyboard.isShown)
    #expect(HeadlessKeyboard.shownFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(
      log.names == KeyboardTests.shown + ["UIKeyboardWillHideNotification"] + KeyboardTests.shown
    )
  }

  @Test("a scroll view puts it away as a drag begins, if asked to")
  func onDrag() {
    let stage = ScrollStage()
    let field = Field()
    stage.scrollView.addSubview(field)
    stage.drag(by: -50)
    stage.restAndLift(at: 350)
    field.becomeFirstResponder()
    stage.drag(by: -50)
    #expect(HeadlessKeyboard.isShown)
    stage.restAndLift(at: 350)
    stage.scrollView.keyboardDismissMode = .onDrag
    stage.drag(by: -50)

    #expect(!HeadlessKeyboard.isShown)
    #expect(!field.isFirstResponder)
  }
}

/// A view that is typed into with keys of its own.
private final class PadField: UIView {
  private let pad: UIView

  init(_ pad: UIView) {
    self.pad = pad
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { pad }
}
