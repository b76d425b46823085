import UIKit

/// The system's push: the foreground comes from the trailing edge, with a shadow at its leading edge; the background
/// moves a part of the way, and dims.
///
/// The figures are those of the push of iOS 27, measured frame by frame by JakeThomson/swift_transitions.
public struct SlideEffect: TransitionEffect {
  /// How far the background moves, as a share of the foreground's way: 0.301 to 0.302.
  private static let parallax: CGFloat = 0.301
  /// The opacity of the dimming over the background while it is covered: 0.096 to 0.100.
  private static let dimming: CGFloat = 0.098

  /// Creates the effect.
  public init() {}

  /// Puts the incoming screen aside.
  public func prepare(_ scene: TransitionScene) {
    switch scene.direction {
    case .forward:
      scene.dimmingView.alpha = 0
      moveForeground(of: scene, by: scene.trailingOffset)
    case .backward:
      scene.background?.center.x -= scene.trailingOffset * SlideEffect.parallax
      scene.dimmingView.alpha = SlideEffect.dimming
      // It is there from the start, so that it is animated.
      _ = scene.edgeShadow
    }
  }

  /// Slides both screens.
  public func animate(_ scene: TransitionScene) {
    let way = scene.direction == .forward ? -scene.trailingOffset : scene.trailingOffset
    moveForeground(of: scene, by: way)
    scene.background?.center.x += way * SlideEffect.parallax
    scene.dimmingView.alpha = scene.direction == .forward ? SlideEffect.dimming : 0
  }

  private func moveForeground(of scene: TransitionScene, by way: CGFloat) {
    scene.foreground?.center.x += way
    scene.edgeShadow.center.x += way
  }
}

extension TransitionEffect where Self == SlideEffect {
  /// The foreground slides over the background as in the system's push, mirrored in right-to-left layouts.
  public static var slide: SlideEffect { SlideEffect() }
}

/// A soft shadow beside the leading edge of a screen, darkest at the edge.
///
/// Measured of the system's push, on iOS 27 by JakeThomson/swift_transitions: it darkens by 2.1 to 2.5 percent 2
/// points from the edge, by 1.2 percent at 10 points and by 0.4 percent at 16 points; close to a Gaussian.
final class EdgeShadowView: UIView {
  private static let width: CGFloat = 30
  /// The opacity at the middle of the Gaussian, which lies behind the edge.
  private static let opacity: CGFloat = 0.03
  /// How far behind the edge that is, in points.
  private static let depth: CGFloat = 6
  /// The standard deviation of the Gaussian, in points.
  private static let deviation: CGFloat = 12
  private static let colors: [Any] = stride(from: 0, through: width, by: 3).map { distance in
    let deviations = (distance + depth) / deviation
    return UIColor(white: 0, alpha: opacity * exp(-deviations * deviations / 2)).cgColor
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// - Parameters:
  ///   - frame: The frame of the screen.
  ///   - isRightToLeft: Whether its leading edge is the right one.
  init(beside frame: CGRect, isRightToLeft: Bool) {
    super.init(
      frame: CGRect(
        x: isRightToLeft ? frame.maxX : frame.minX - EdgeShadowView.width,
        y: frame.minY,
        width: EdgeShadowView.width,
        height: frame.height
      )
    )
    isUserInteractionEnabled = false
    accessibilityIdentifier = "transition.shadow"
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = EdgeShadowView.colors
    gradient.startPoint = CGPoint(x: isRightToLeft ? 0 : 1, y: 0.5)
    gradient.endPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 0.5)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }
}
