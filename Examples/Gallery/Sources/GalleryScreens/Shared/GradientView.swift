import UIKit

/// A vertical gradient.
final class GradientView: RoomView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  private var colors: [UIColor] = []

  /// Shows colors from top to bottom, evenly spaced.
  func show(_ colors: [UIColor]) {
    self.colors = colors
    isUserInteractionEnabled = false
    showColors()
  }

  override func showColors() {
    (layer as? CAGradientLayer)?.colors = colors.map(layerColor)
  }
}
