import UIKit

/// A stage with a layer in its view that belongs to no view: at (0, 0), 100 × 100 pt.
@MainActor
struct LayerStage {
  let stage = Stage()
  let layer = CALayer()

  init() {
    layer.anchorPoint = .zero
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.view.layer.addSublayer(layer)
    advance(by: 0)
  }

  func advance(by seconds: TimeInterval) {
    stage.advance(by: seconds)
  }

  /// Where the layer is seen.
  var x: CGFloat { layer.presentation()?.position.x ?? -1 }

  /// An animation of the layer to the right, by 100 pt in one second.
  func slide() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0.0
    animation.toValue = 100.0
    animation.duration = 1
    return animation
  }
}

/// Keeps what animations tell their delegate.
final class StopRecorder: NSObject, CAAnimationDelegate {
  var calls: [String] = []

  func animationDidStart(_ anim: CAAnimation) {
    calls.append("start")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    calls.append("stop \(flag)")
  }
}

func isNear(_ a: CGFloat?, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  a.map { abs($0 - b) <= tolerance } ?? false
}
