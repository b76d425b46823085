import InterruptibleTransitions
import UIKit

/// The look of the system's push, as an app would write it by hand with UIKit alone.
@MainActor
enum BareLook {
  /// Puts the views of a transition in place, and returns what animates them.
  static func makeAnimator(
    for context: any UIViewControllerContextTransitioning,
    in navigation: UINavigationController?,
    completion: @escaping (UIViewAnimatingPosition) -> Void
  ) -> UIViewPropertyAnimator {
    let omega = omega(of: .systemPush)
    let animator = UIViewPropertyAnimator(
      duration: 0,
      timingParameters: timing(omega, relativeVelocity: omega)
    )
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return animator }
    let container = context.containerView
    let isPush = navigation?.viewControllers.contains { $0.view === from } == true
    let (above, below) = isPush ? (to, from) : (from, to)
    let width = container.bounds.width
    to.frame = context.finalFrame(for: incoming)
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    container.insertSubview(dimming, belowSubview: above)
    let shadow = Shadow(frame: CGRect(x: -30, y: 0, width: 30, height: container.bounds.height))
    container.insertSubview(shadow, belowSubview: above)
    dimming.alpha = isPush ? 0 : 0.098
    if isPush {
      above.center.x += width
      shadow.center.x += width
    } else {
      below.center.x -= width * 0.301
    }
    let rest = from.center
    animator.addAnimations {
      above.center.x += isPush ? -width : width
      shadow.center.x += isPush ? -width : width
      below.center.x += (isPush ? -width : width) * 0.301
      dimming.alpha = isPush ? 0.098 : 0
    }
    animator.addCompletion { position in
      dimming.removeFromSuperview()
      shadow.removeFromSuperview()
      from.center = rest
      completion(position)
      context.completeTransition(position == .end)
    }
    return animator
  }

  /// A critically damped spring, that starts with a velocity in ways per second.
  static func timing(_ omega: CGFloat, relativeVelocity: CGFloat) -> UISpringTimingParameters {
    UISpringTimingParameters(
      mass: 1,
      stiffness: omega * omega,
      damping: 2 * omega,
      initialVelocity: CGVector(dx: relativeVelocity, dy: relativeVelocity)
    )
  }

  /// The angular frequency of a spring, in radians per second.
  static func omega(of spring: Spring) -> CGFloat { 2 * .pi / CGFloat(spring.response) }
}

/// The shadow at the leading edge of the upper screen.
private final class Shadow: UIView {
  private static let colors = stride(from: 0, through: 30, by: 3).map { distance in
    UIColor(white: 0, alpha: 0.03 * exp(-pow((CGFloat(distance) + 6) / 12, 2) / 2)).cgColor
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = Shadow.colors
    gradient.startPoint = CGPoint(x: 1, y: 0.5)
    gradient.endPoint = CGPoint(x: 0, y: 0.5)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }
}
