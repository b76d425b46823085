extension HeadlessAccessibility {
  /// Returns the views that assistive technology can go to in a window, in its order.
  ///
  /// A view that is hidden or clear, or that hides its elements, hides all its subviews. Beside a modal view, its
  /// siblings can't be reached; of several modal views, the uppermost counts. The subviews of an element are part of
  /// it.
  public static func elements(in window: UIWindow) -> [UIView] {
    window.reachableElements
  }

  /// Makes VoiceOver's escape gesture, a Z with two fingers, while a responder has the focus.
  ///
  /// The responder and those after it are asked until one handles it, each for its block first.
  ///
  /// - Returns: Whether a responder has handled it.
  @discardableResult
  public static func performEscape(from responder: UIResponder) -> Bool {
    var next: UIResponder? = responder
    while let asked = next {
      if asked.accessibilityPerformEscapeBlock?() == true || asked.accessibilityPerformEscape() {
        return true
      }
      next = asked.next
    }
    return false
  }

  /// Makes the escape gesture on the first responder, or if there is none, on the uppermost controller.
  ///
  /// - Returns: Whether a responder has handled it.
  @discardableResult
  public static func performEscape() -> Bool {
    let place = FirstResponder.current ?? HeadlessKeyboard.uppermost
    // VoiceOver's focus is in the view of a controller, which is asked before the controller.
    let view = (place as? UIViewController)?.viewIfLoaded
    return (view ?? place).map(performEscape) ?? false
  }
}

extension UIView {
  fileprivate var reachableElements: [UIView] {
    guard isOpenToAccessibility else { return [] }
    if isAccessibilityElement { return [self] }
    let open = subviews.filter(\.isOpenToAccessibility)
    let modal = open.last { $0.accessibilityViewIsModal }
    return (modal.map { [$0] } ?? open).flatMap(\.reachableElements)
  }

  /// Whether nothing around the view keeps assistive technology out of it.
  var isReachable: Bool {
    guard isOpenToAccessibility else { return false }
    guard let superview else { return true }
    let modal = superview.subviews.last { $0.isOpenToAccessibility && $0.accessibilityViewIsModal }
    return (modal == nil || modal === self) && superview.isReachable
  }

  private var isOpenToAccessibility: Bool {
    !isHidden && alpha >= 0.01 && !accessibilityElementsHidden
  }
}
