import UIKit

/// A shade over a picture, so that text on it can be read.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Colours from top to bottom, evenly spread.
  func show(_ colors: [UIColor]) {
    (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor)
    isUserInteractionEnabled = false
  }
}
