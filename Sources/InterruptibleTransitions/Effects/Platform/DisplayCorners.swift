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
  /// The largest radius of the display's corners at some corners of the container.
  ///
  /// It is nil if there are none, or if the system doesn't report the radius. The container's superview is asked,
  /// because it has its size from the start.
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
  /// The largest radius of some of the view's corners if they are concentric to the display's, or to those of its
  /// window.
  ///
  /// Since iOS 26, a view can have such corners, and reports their radius. A temporary invisible view in the window, at
  /// this view's place, provides it.
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
