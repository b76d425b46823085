/// Something that assistive technology can reach and that isn't a view, in a container that is one or is in one.
@preconcurrency @MainActor
package class UIAccessibilityElement: UIResponder {
  package weak var accessibilityContainer: AnyObject?

  package init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The view that it is in.
  var place: UIView? {
    accessibilityContainer as? UIView ?? (accessibilityContainer as? UIAccessibilityElement)?.place
  }
}
