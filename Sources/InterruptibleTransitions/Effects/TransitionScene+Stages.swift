import UIKit

extension TransitionScene {
  /// Makes changes that are animated in a part of the way only.
  ///
  /// Call it in ``TransitionEffect/animate(_:)``, once for each part; parts may overlap where they change different
  /// properties.
  ///
  /// ```swift
  /// func animate(_ scene: TransitionScene) {
  ///   scene.animate(0...0.6) { fade(scene, isFolded: scene.direction == .backward) }
  ///   scene.animate(0.4...1) { flatten(scene, isFolded: scene.direction == .backward) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - part: The part of the way, from 0, where the foreground is away, to 1, where it covers the background, in
  ///     either direction. So the way back mirrors the way there.
  ///   - changes: Changes views, as in an animation block.
  /// - Precondition: `part` is within 0…1.
  public func animate(_ part: ClosedRange<Double>, _ changes: @escaping () -> Void) {
    precondition(
      part.lowerBound >= 0 && part.upperBound <= 1,
      "a part of the way was \(part): give it a range from 0 to 1"
    )
    let start = direction == .forward ? part.lowerBound : 1 - part.upperBound
    let length = part.upperBound - part.lowerBound
    animateKeyframes {
      UIView.addKeyframe(
        withRelativeStartTime: start,
        relativeDuration: length,
        animations: changes
      )
    }
  }

  /// Makes changes that are animated along a curve, of which each step ends on a chord.
  ///
  /// - Parameters:
  ///   - count: The number of steps.
  ///   - changes: Changes views to how they are at a share of the transition's time.
  func animate(inSteps count: Int, _ changes: @escaping (CGFloat) -> Void) {
    animateKeyframes {
      for step in 0..<count {
        UIView.addKeyframe(
          withRelativeStartTime: Double(step) / Double(count),
          relativeDuration: 1 / Double(count)
        ) { changes(CGFloat(step + 1) / CGFloat(count)) }
      }
    }
  }

  /// A duration of 0 is the transition's, which the keyframes are scrubbed and reversed with.
  private func animateKeyframes(_ keyframes: @escaping () -> Void) {
    UIView.animateKeyframes(
      withDuration: 0,
      delay: 0,
      options: .calculationModeLinear,
      animations: keyframes
    )
  }
}
