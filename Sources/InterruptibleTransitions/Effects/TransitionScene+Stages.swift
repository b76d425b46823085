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
    let (lower, upper) = (CGFloat(part.lowerBound), CGFloat(part.upperBound))
    stages.add(direction == .forward ? lower...upper : 1 - upper...1 - lower, changes)
  }
}
