/// An object that can respond to touches, and passes other touches on.
@preconcurrency @MainActor
open class UIResponder: HeadlessAccessibleObject {
  public override init() {
    super.init()
  }

  open var next: UIResponder? { following }

  /// Hook: the next responder of a class of the module's own.
  var following: UIResponder? { nil }

  // MARK: - First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { FirstResponder.current === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    FirstResponder.accept(self)
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    FirstResponder.release(self)
  }

  /// What takes the keyboard's place while this is the first responder.
  open var inputView: UIView? { nil }

  /// A Boolean value that indicates whether the keyboard is shown while this is the first responder, as for UIKit's
  /// text fields.
  open var headlessNeedsKeyboard: Bool { false }

  /// Hook: whether the responder is on the screen.
  var isInWindow: Bool { false }

  // MARK: - Keys

  /// What the keys of a keyboard do while this responder is in the chain.
  open var keyCommands: [UIKeyCommand]? { ownKeyCommands }

  /// Hook: the key commands of a class of the module's own.
  var ownKeyCommands: [UIKeyCommand]? { nil }

  // MARK: - Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !handleTouches(.began, touches, event) else { return }
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !handleTouches(.moved, touches, event) else { return }
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !handleTouches(.ended, touches, event) else { return }
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !handleTouches(.cancelled, touches, event) else { return }
    next?.touchesCancelled(touches, with: event)
  }

  /// Hook: what a responder of the module's own does with touches; true if it answered them.
  func handleTouches(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    false
  }
}
