public import UIKit

/// An effect that is chosen for each transition; see ``TransitionEffect/choosing(_:)``.
public struct ChoosingEffect: TransitionEffect {
  let choose: @MainActor @Sendable (TransitionScene) -> any TransitionEffect

  /// The way of the chosen effect.
  public func travel(in scene: TransitionScene) -> CGVector {
    chosen(for: scene).travel(in: scene)
  }

  /// Prepares the chosen effect.
  public func prepare(_ scene: TransitionScene) {
    chosen(for: scene).prepare(scene)
  }

  /// Animates the chosen effect.
  public func animate(_ scene: TransitionScene) {
    chosen(for: scene).animate(scene)
  }
}

extension TransitionEffect where Self == ChoosingEffect {
  /// An effect that is chosen for each transition.
  ///
  /// ```swift
  /// let transition = InterruptibleTransition(
  ///   .choosing { scene in
  ///     scene.foregroundViewController is PhotoViewController ? .fade : .slide
  ///   }
  /// )
  /// ```
  ///
  /// The closure is called once when a transition starts, and when a gesture asks which way it would go; the
  /// scene then has no views yet, and only the controllers that are known.
  public static func choosing(
    _ choose: @escaping @MainActor @Sendable (TransitionScene) -> any TransitionEffect
  ) -> ChoosingEffect {
    ChoosingEffect(choose: choose)
  }
}

/// An effect made of others, one of which may depend on the scene.
@MainActor
protocol CompositeEffect: TransitionEffect {
  /// The effect with every choice made.
  func resolved(for scene: TransitionScene) -> any TransitionEffect
}

extension TransitionEffect {
  /// The effect with every choice made, so that one transition has one effect from its start to its end.
  func chosen(for scene: TransitionScene) -> any TransitionEffect {
    (self as? any CompositeEffect)?.resolved(for: scene) ?? self
  }
}

extension ChoosingEffect: CompositeEffect {
  func resolved(for scene: TransitionScene) -> any TransitionEffect {
    choose(scene).chosen(for: scene)
  }
}
