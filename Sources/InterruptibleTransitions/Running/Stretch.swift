import UIKit

/// What a view gives when a finger pulls past an end, and its way back.
@MainActor
final class Stretch {
  private let view: UIView
  private let home: CGAffineTransform
  private let travel: CGVector
  private let spring: Spring
  private var shown: CGFloat = 0
  private var animator: UIViewPropertyAnimator?

  /// - Parameters:
  ///   - view: The view that gives, where its `transform` is at home.
  ///   - travel: The way of the transition, in points.
  ///   - spring: What carries it back.
  init(of view: UIView, along travel: CGVector, spring: Spring) {
    self.view = view
    self.travel = travel
    self.spring = spring
    home = view.transform
  }

  private var length: CGFloat { hypot(travel.dx, travel.dy) }

  var isAtHome: Bool { shown == 0 }

  /// How far past an end the finger would have to be for what is shown, as a share of the travel.
  var excess: CGFloat {
    length > 0 ? RubberBand.pull(showing: shown, over: length) / length : 0
  }

  /// Shows how much it gives to a finger that is past an end by a share of the travel.
  func show(_ excess: CGFloat) {
    let next = RubberBand.stretch(excess * length, over: length)
    guard next != shown else { return }
    shown = next
    view.transform = home.concatenating(
      CGAffineTransform(
        translationX: travel.dx / length * shown,
        y: travel.dy / length * shown
      )
    )
  }

  /// Lets it go home, and says when it is there.
  func release(_ completion: @escaping () -> Void) {
    let leg = Leg(from: MotionState(progress: 0), toward: .end, spring: spring)
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: leg.timing)
    animator.addAnimations { [view, home] in view.transform = home }
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      self?.shown = 0
      completion()
    }
    self.animator = animator
    animator.startAnimation()
  }

  /// Stops it where it is seen.
  func halt() {
    guard let animator else { return }
    self.animator = nil
    animator.stopAnimation(true)
    let seen = view.transform.concatenating(home.inverted())
    shown = length > 0 ? (seen.tx * travel.dx + seen.ty * travel.dy) / length : 0
  }
}
