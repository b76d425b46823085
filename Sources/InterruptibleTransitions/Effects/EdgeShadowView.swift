import UIKit

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
  private static let colors = stride(from: 0, through: width, by: 3).map { distance in
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
