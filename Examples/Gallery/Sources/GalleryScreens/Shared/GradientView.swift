import UIKit

/// A vertical gradient.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Shows colors from top to bottom, evenly spaced.
  func show(_ colors: [UIColor]) {
    (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor)
    isUserInteractionEnabled = false
  }
}
