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

extension TransitionScene {
  /// The radius that the display's corners have where some of the container's are, the largest of them; nil where there is none, or
  /// where the system doesn't tell.
  ///
  /// What the container lies in is asked, because that has its size from the start.
  func displayCornerRadius(at corners: UIRectCorner) -> CGFloat? {
    extras.displayCorners.radius(at: corners, of: container.superview ?? container)
  }
}

/// The radii of the display's corners where a container is, for which the system is asked once for each of its frames.
@MainActor
final class DisplayCorners {
  private let ask: (UIView, UIRectCorner) -> CGFloat?
  private weak var window: UIWindow?
  private var frame = CGRect.null
  private var radii: [UIRectCorner.RawValue: CGFloat?] = [:]

  init(ask: @escaping (UIView, UIRectCorner) -> CGFloat? = { $0.concentricRadius(at: $1) }) {
    self.ask = ask
  }

  func radius(at corners: UIRectCorner, of room: UIView) -> CGFloat? {
    guard let window = room as? UIWindow ?? room.window else { return nil }
    let frame = room.convert(room.bounds, to: window)
    if window !== self.window || frame != self.frame {
      (self.window, self.frame, radii) = (window, frame, [:])
    }
    if let known = radii[corners.rawValue] { return known }
    let radius = ask(room, corners).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    radii[corners.rawValue] = .some(radius)
    return radius
  }
}

extension UIView {
  /// The largest radius that some of the view's corners have if they are concentric to the display's, or to those of its window.
  ///
  /// From iOS 26 on a view can have such corners, and says which radius they have. An invisible one in the window, where this one
  /// is, tells it, and doesn't stay.
  fileprivate func concentricRadius(at corners: UIRectCorner) -> CGFloat? {
    #if canImport(ObjectiveC)
      guard #available(iOS 26.0, tvOS 26.0, macCatalyst 26.0, visionOS 26.0, *),
        let window = self as? UIWindow ?? window,
        let radii = NSClassFromString("UICornerRadius"),
        let configurations = NSClassFromString("UICornerConfiguration"),
        let radius = radii.concentricCornerRadius?(),
        let configuration = configurations.cornerConfiguration?(radius: radius)
      else { return nil }
      let probe = UIView(frame: convert(bounds, to: window))
      probe.isHidden = true
      (probe as AnyObject).configureCorners?(configuration)
      window.insertSubview(probe, at: 0)
      defer { probe.removeFromSuperview() }
      probe.layoutIfNeeded()
      return (probe as AnyObject).effectiveCornerRadius?(corners)
    #else
      return headlessConcentricRadius
    #endif
  }
}
