import UIKit

/// Two effects at once.
struct CombinedEffect: TransitionEffect {
  let first: any TransitionEffect
  let second: any TransitionEffect

  /// The way of the first one.
  func travel(in scene: TransitionScene) -> CGVector {
    let travel = first.travel(in: scene)
    // The second one may have a card.
    _ = second.travel(in: scene)
    return travel
  }

  func prepare(_ scene: TransitionScene) {
    first.prepare(scene)
    second.prepare(scene)
  }

  func animate(_ scene: TransitionScene) {
    first.animate(scene)
    second.animate(scene)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    second.cleanUp(scene, at: end)
    first.cleanUp(scene, at: end)
  }

  var rubberBandsPastEnds: Bool { first.rubberBandsPastEnds && second.rubberBandsPastEnds }
}

extension TransitionEffect {
  /// Combines this effect with another one; a finger goes the way of this one.
  ///
  /// The two must not change the same property of the same view.
  ///
  /// ```swift
  /// let transition = InterruptibleTransition(.fade.combined(with: .scale))
  /// ```
  public func combined<Other: TransitionEffect>(with other: Other) -> some TransitionEffect {
    CombinedEffect(first: self, second: other)
  }
}
