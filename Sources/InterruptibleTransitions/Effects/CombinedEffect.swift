public import UIKit

/// Two effects at once.
///
/// They must not change the same property of the same view.
public struct CombinedEffect<First: TransitionEffect, Second: TransitionEffect>: TransitionEffect {
  private let first: First
  private let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The way of the first one.
  public func travel(in scene: TransitionScene) -> CGVector {
    first.travel(in: scene)
  }

  /// Prepares both, the first one first.
  public func prepare(_ scene: TransitionScene) {
    first.prepare(scene)
    second.prepare(scene)
  }

  /// Animates both.
  public func animate(_ scene: TransitionScene) {
    first.animate(scene)
    second.animate(scene)
  }

  /// Cleans up after both, the second one first.
  public func cleanUp(_ scene: TransitionScene, at end: UIViewAnimatingPosition) {
    second.cleanUp(scene, at: end)
    first.cleanUp(scene, at: end)
  }

  /// True where both say so.
  public var yieldsPastEnds: Bool { first.yieldsPastEnds && second.yieldsPastEnds }
}

extension TransitionEffect {
  /// This effect and another one at once; a finger goes the way of this one.
  ///
  /// ```swift
  /// let transition = InterruptibleTransition(.fade.combined(with: .scale))
  /// ```
  public func combined<Other: TransitionEffect>(with other: Other) -> CombinedEffect<Self, Other> {
    CombinedEffect(self, other)
  }
}
