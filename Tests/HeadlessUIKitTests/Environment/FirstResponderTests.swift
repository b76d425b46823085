import Testing
import UIKit

/// A view that is typed into.
final class Field: UIView {
  var letsGo = true

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { letsGo }
  override var headlessNeedsKeyboard: Bool { true }
}

/// Who gets what is typed.
@MainActor @Suite(.serialized) struct FirstResponderTests {
  private func stage() -> (UIWindow, Field, Field) {
    let stage = Stage()
    let fields = (Field(), Field())
    stage.view.addSubview(fields.0)
    stage.view.addSubview(fields.1)
    return (stage.window, fields.0, fields.1)
  }

  @Test("there is one first responder, the last view in a window that was asked")
  func one() {
    let (window, first, second) = stage()

    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(!window.becomeFirstResponder() && !Field().becomeFirstResponder())
    #expect(second.isFirstResponder)
    second.removeFromSuperview()
    #expect(!second.isFirstResponder && !HeadlessKeyboard.isShown)
  }

  @Test("one that does not let go stays, also when others ask")
  func stays() {
    let (window, first, second) = stage()
    first.becomeFirstResponder()
    first.letsGo = false

    #expect(!second.becomeFirstResponder())
    #expect(!first.resignFirstResponder())
    #expect(!window.endEditing(false))
    #expect(first.isFirstResponder)
    #expect(window.endEditing(true))

    #expect(!first.isFirstResponder)
  }

  @Test("editing ends only inside of the view that is asked")
  func endEditing() {
    let (_, first, second) = stage()
    first.becomeFirstResponder()

    second.endEditing(true)
    #expect(first.isFirstResponder)
    first.superview?.endEditing(false)

    #expect(!first.isFirstResponder)
  }
}
