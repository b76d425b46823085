import UIKit

#if canImport(ObjectiveC)
  /// What compilers with an older SDK than that of iOS 26 don't find of corners.
  @objc private protocol ConcentricCorners {
    @objc(containerConcentricRadius) static func concentricCornerRadius() -> AnyObject
    @objc(configurationWithRadius:) static func cornerConfiguration(radius: AnyObject) -> AnyObject
    @objc(setCornerConfiguration:) func configureCorners(_ configuration: AnyObject)
    @objc(effectiveRadiusForCorner:) func effectiveCornerRadius(_ corner: UIRectCorner) -> CGFloat
  }
#endif

extension UIView {
  /// The radius that the display's corners have where some of the view's are, the largest of them; nil where there is none, or where
  /// the system doesn't tell.
  ///
  /// From iOS 26 on a view can have corners that are concentric to the display's or to those of its window, and says which radius
  /// they have. An invisible one that fills this view is asked, and doesn't stay.
  func displayCornerRadius(at corners: UIRectCorner) -> CGFloat? {
    guard window != nil, let radius = systemCornerRadius(at: corners), radius.isFinite, radius > 0
    else { return nil }
    return radius
  }

  private func systemCornerRadius(at corners: UIRectCorner) -> CGFloat? {
    #if canImport(ObjectiveC)
      guard #available(iOS 26.0, tvOS 26.0, macCatalyst 26.0, visionOS 26.0, *),
        let radii = NSClassFromString("UICornerRadius"),
        let configurations = NSClassFromString("UICornerConfiguration"),
        let radius = radii.concentricCornerRadius?(),
        let configuration = configurations.cornerConfiguration?(radius: radius)
      else { return nil }
      let probe = UIView(frame: bounds)
      probe.isHidden = true
      (probe as AnyObject).configureCorners?(configuration)
      insertSubview(probe, at: 0)
      defer { probe.removeFromSuperview() }
      probe.layoutIfNeeded()
      return (probe as AnyObject).effectiveCornerRadius?(corners)
    #else
      return headlessConcentricRadius
    #endif
  }
}
