import UIKit

#if canImport(ObjectiveC) && !os(tvOS)
  /// `frame(in:)` of `UIPopoverPresentationControllerSourceItem`, as compilers with an older SDK than that of iOS 17 find it.
  @objc private protocol SourceItemPlace {
    @objc(frameInView:) func sourceItemFrame(in view: UIView) -> CGRect
  }
#endif

extension UIBarButtonItem {
  /// The frame of the shown item, in a view's coordinates; nil if it isn't shown, as in a menu, or not reported.
  func shownFrame(in view: UIView) -> CGRect? {
    let frame = systemFrame(in: view)
    return frame.flatMap { $0.isEmpty || $0.isInfinite ? nil : $0 }
  }

  private func systemFrame(in view: UIView) -> CGRect? {
    #if os(tvOS)
      return nil
    #elseif canImport(ObjectiveC)
      guard #available(iOS 17.0, macCatalyst 17.0, *) else { return nil }
      return (self as AnyObject).sourceItemFrame?(in: view)
    #else
      return headlessFrame(in: view)
    #endif
  }
}

extension UIView {
  /// Whether the view is a bar that shows items.
  var holdsBarItems: Bool {
    #if os(tvOS) || !canImport(ObjectiveC)
      return self is UINavigationBar
    #else
      return self is UINavigationBar || self is UIToolbar
    #endif
  }
}
