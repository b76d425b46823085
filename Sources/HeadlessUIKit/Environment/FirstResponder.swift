/// Who gets what is typed, if anybody does.
@MainActor
enum FirstResponder {
  private(set) static weak var current: UIResponder?
  /// Whether one responder takes over from another, so that the keyboard stays.
  private static var isChanging = false

  static func accept(_ responder: UIResponder) -> Bool {
    guard current !== responder else { return true }
    guard responder.isInWindow, responder.canBecomeFirstResponder else { return false }
    let wasChanging = isChanging
    isChanging = true
    let isFree = current?.resignFirstResponder() ?? true
    isChanging = wasChanging
    guard isFree else { return false }
    set(responder)
    return true
  }

  static func release(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    set(nil)
    return true
  }

  /// Ends what a responder does not want to end, or cannot any more.
  static func drop(_ responder: UIResponder) {
    if !responder.resignFirstResponder(), current === responder { set(nil) }
  }

  /// A view, and its controller with it, has left its window.
  static func didLeaveWindow(_ view: UIView) {
    guard let current, current === view || current === view.controller else { return }
    drop(current)
  }

  /// The first responder, if it is a view, or a view's controller, inside another view.
  static func current(in view: UIView) -> UIResponder? {
    let place = current as? UIView ?? (current as? UIViewController)?.viewIfLoaded
    return place?.isDescendant(of: view) == true ? current : nil
  }

  static func reset() {
    current = nil
  }

  private static func set(_ responder: UIResponder?) {
    current = responder
    if !isChanging { HeadlessKeyboard.follow(responder) }
  }
}

extension UIResponder {
  /// The responder that gets typed text; with the Objective-C runtime, the responder that gets an action without a
  /// target.
  public static var headlessFirstResponder: UIResponder? { FirstResponder.current }
}

extension UIView {
  /// Ends editing in the view, or in a view in it; with `force`, also if the responder refuses.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = FirstResponder.current(in: self) else { return true }
    if !responder.resignFirstResponder(), force { FirstResponder.drop(responder) }
    return !responder.isFirstResponder
  }
}
