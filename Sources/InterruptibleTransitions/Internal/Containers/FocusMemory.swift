import UIKit

/// Remembers which elements had the focus of assistive technology when transitions began.
///
/// UIKit's own pop gives the focus back to the element that had it. A screen that is announced as a whole gives the focus to
/// its first element, so the element itself is announced.
@MainActor
struct FocusMemory {
  private struct Entry {
    weak var element: NSObject?
  }

  private var entries: [Entry] = []

  /// Remembers the element that has the focus while a screen is shown that a transition is about to leave.
  mutating func remember(leaving screen: UIViewController?) {
    guard let focused = UIAccessibility.focusedElement(using: nil) as? NSObject else { return }
    forget(screen)
    entries.append(Entry(element: focused))
  }

  /// Forgets the element of a screen; when it is shown again, it is a new one.
  mutating func forget(_ screen: UIViewController?) {
    let view = screen?.viewIfLoaded
    entries.removeAll { entry in
      entry.element == nil
        || view.map { entry.element?.accessibilityView?.isDescendant(of: $0) == true } == true
    }
  }

  /// The element of a screen that had the focus last, if it can still have it.
  func element(in screen: UIView?) -> NSObject? {
    guard let screen, screen.window != nil else { return nil }
    return entries.last { $0.element?.accessibilityView?.isShown(in: screen) == true }?.element
  }
}

extension NSObject {
  /// The view that an element is, or that it is in; nil for an element of an unknown kind.
  @MainActor
  fileprivate var accessibilityView: UIView? {
    var next: AnyObject? = self
    while let element = next as? UIAccessibilityElement { next = element.accessibilityContainer }
    return next as? UIView
  }
}

extension UIView {
  /// Whether the view is in a screen, and nothing in there hides it.
  fileprivate func isShown(in screen: UIView) -> Bool {
    for view in sequence(first: self, next: \.superview) {
      if view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden { return false }
      if view === screen { return true }
    }
    return false
  }
}
