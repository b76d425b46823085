public import UIKit

/// An effect of the framework: a member of ``TransitionEffect``, such as ``TransitionEffect/slide``, or an effect made
/// of others.
///
/// All have this type, so you can choose between them with `? :`, except a zoom and a card, which are a ``ZoomEffect``.
public struct BuiltInEffect: TransitionEffect {
  let base: any TransitionEffect

  /// Returns the translation of a drag that presents the foreground.
  public func travel(in scene: TransitionScene) -> CGVector { base.travel(in: scene) }

  /// Adds the effect's own views.
  public func prepare(_ scene: TransitionScene) { base.prepare(scene) }

  /// Gives both screens their appearance at one end of the transition.
  public func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    base.place(scene, foreground: position)
  }

  /// Undoes the effect's other changes.
  public func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    base.cleanUp(scene, at: end)
  }

  /// A Boolean value that indicates whether the foreground rubber-bands when a finger pulls it past an end.
  public var rubberBandsPastEnds: Bool { base.rubberBandsPastEnds }
}

extension BuiltInEffect: DimmingEffect {
  func dimming(in scene: TransitionScene) -> CGFloat { base.dimmingIfAny(in: scene) }
}

extension TransitionEffect where Self == BuiltInEffect {
  /// The system's push: the foreground slides in from the trailing edge, while the background moves a part of the
  /// distance and dims.
  ///
  /// The foreground has a shadow at its leading edge. Since iOS 26, where the system reports the radius of the
  /// display's corners, its leading corners have that radius while it moves. Mirrored in right-to-left layouts.
  public static var slide: BuiltInEffect { BuiltInEffect(base: SlideEffect()) }

  /// Both screens move side by side, as pages or tabs do, with the next screen on the trailing side.
  ///
  /// Mirrored in right-to-left layouts.
  public static var shift: BuiltInEffect { BuiltInEffect(base: ShiftEffect()) }

  /// The foreground comes up from the bottom edge, and the background dims by a fifth.
  public static var cover: BuiltInEffect { cover() }

  /// The foreground comes up from the bottom edge; the background can shrink, and dims.
  ///
  /// - Parameters:
  ///   - backgroundScale: The size of the covered background as a fraction of its full size, greater than 0; 1 keeps
  ///     its size. In a release build, an invalid value is replaced by the nearest valid value, and the log has a
  ///     fault.
  ///   - dimming: The opacity of the dimming over the covered background, from 0 to 1; 0 if a presentation controller
  ///     dims.
  /// - Returns: The effect.
  public static func cover(
    backgroundScale: CGFloat = 1,
    dimming: CGFloat = 0.2
  ) -> BuiltInEffect {
    BuiltInEffect(base: CoverEffect(backgroundScale: backgroundScale, dimming: dimming))
  }

  /// The foreground fades in over the background, and fades out.
  public static var fade: BuiltInEffect { BuiltInEffect(base: FadeEffect()) }

  /// The foreground grows from 85% of its size, and shrinks back to it.
  public static var scale: BuiltInEffect { scale(from: 0.85) }

  /// The foreground grows from a fraction of its size, and shrinks back to it.
  ///
  /// - Parameter scale: The smallest size of the foreground as a fraction of its full size, greater than 0. In a
  ///   release build, an invalid value is replaced by the nearest valid value, and the log has a fault.
  /// - Returns: The effect.
  public static func scale(from scale: CGFloat) -> BuiltInEffect {
    BuiltInEffect(base: ScaleEffect(from: scale))
  }

  /// The background turns over like a card, with the foreground on its other side.
  ///
  /// In the forward direction, both rotate about a vertical axis, in perspective, toward the leading edge.
  public static var flip: BuiltInEffect { flip { _ in nil } }

  /// A card of the background turns over, and its other side grows to the foreground.
  ///
  /// ```swift
  /// let transition = InterruptibleTransition(
  ///   .flip { scene in
  ///     (scene.backgroundViewController as? DeckViewController)?.selectedCard
  ///   }
  /// )
  /// ```
  ///
  /// At the end, the foreground should cover the card. No view around the card should clip, because its nearer edge
  /// appears larger while it turns. The other side has the same `layer.cornerRadius` as the card.
  ///
  /// The closure returns the card when a transition starts. Return `nil`, or a view that isn't in the window, to turn
  /// the whole screens.
  public static func flip(
    from card: @escaping @MainActor @Sendable (TransitionScene) -> UIView?
  ) -> BuiltInEffect {
    BuiltInEffect(base: FlipEffect(from: card))
  }

  /// The foreground shrinks from 130% of its size as it fades in, and fades out in place.
  ///
  /// The background is dimmed by a fifth. The effect resembles the system's alerts, and uses their spring,
  /// ``Spring/systemPresentation``, which presentations have by default. The numbers were read from the system by eye
  /// (Flutter, `packages/flutter/lib/src/cupertino/route.dart`); no record of frames has been published.
  public static var alert: BuiltInEffect { BuiltInEffect(base: AlertEffect()) }

  /// Views of both screens move and fade, each in its own part of the transition.
  ///
  /// A stage describes the appearance of a view while its screen isn't shown, and when it changes. In the forward
  /// direction, the views of the foreground start with that appearance, and the views of the background end with it.
  /// The return mirrors the forward direction.
  ///
  /// ```swift
  /// let transition = InterruptibleTransition(
  ///   .stages { scene in
  ///     guard let page = scene.foregroundViewController as? PageViewController else { return [] }
  ///     return [
  ///       .fade(page.paper, during: 0...0.4),
  ///       .move(page.cover, from: page.thumbnailFrame, during: 0...0.7),
  ///       .move(page.toolbar, by: CGVector(dx: 0, dy: 80), during: 0.6...1),
  ///     ]
  ///   }
  /// )
  /// ```
  ///
  /// The closure returns the stages, once when a transition starts; all views are laid out by then. The screens
  /// themselves stay in place, unless a stage moves them. A foreground whose background color is clear doesn't hide the
  /// other screen.
  public static func stages(
    _ stages: @escaping @MainActor @Sendable (TransitionScene) -> [TransitionStage]
  ) -> BuiltInEffect {
    BuiltInEffect(base: StagedEffect(stages))
  }

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
  /// A custom effect can't be one branch of a `? :` if the other branch has another type. Return each in a separate
  /// statement instead:
  ///
  /// ```swift
  /// let transition = InterruptibleTransition(
  ///   .choosing { scene in
  ///     if scene.foregroundViewController is PhotoViewController { return Drop() }
  ///     return .slide
  ///   }
  /// )
  /// ```
  ///
  /// Return `nil` to leave the transition to UIKit, as a delegate does that provides no animator. The system's swipe
  /// back works on a screen whose pop is left to it. In a custom container, for which UIKit has no transition, and when
  /// the transition starts after all, `nil` means ``slide``.
  ///
  /// ```swift
  /// let transition = InterruptibleTransition(
  ///   .choosing { scene in
  ///     scene.foregroundViewController is PhotoViewController ? .fade : nil
  ///   }
  /// )
  /// ```
  ///
  /// The closure is called when UIKit asks for a transition, and once when the transition starts. It is also called when
  /// a finger touches down, to determine the possible gestures. Until the start, the scene has no views yet, and only the
  /// controllers that are known.
  public static func choosing(
    _ choose: @escaping @MainActor @Sendable (TransitionScene) -> (any TransitionEffect)?
  ) -> BuiltInEffect {
    BuiltInEffect(base: ChoosingEffect(choose))
  }
}

/// An effect that is chosen once for each transition.
struct ChoosingEffect: TransitionEffect {
  private let choose: @MainActor @Sendable (TransitionScene) -> (any TransitionEffect)?
  private let choice = PerTransition<any TransitionEffect>()

  init(_ choose: @escaping @MainActor @Sendable (TransitionScene) -> (any TransitionEffect)?) {
    self.choose = choose
  }

  func travel(in scene: TransitionScene) -> CGVector {
    effect(for: scene).travel(in: scene)
  }

  func prepare(_ scene: TransitionScene) {
    effect(for: scene).prepare(scene)
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    effect(for: scene).place(scene, foreground: position)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    effect(for: scene).cleanUp(scene, at: end)
  }

  private func effect(for scene: TransitionScene) -> any TransitionEffect {
    choice.make(in: scene) {
      guard let effect = choose(scene) else {
        scene.extras.isLeftToSystem = true
        return SlideEffect()
      }
      // Without a scene it isn't known yet.
      if !effect.rubberBandsPastEnds { scene.extras.rubberBandsPastEnds = false }
      return effect
    }
  }
}

extension ChoosingEffect: DimmingEffect {
  func dimming(in scene: TransitionScene) -> CGFloat {
    effect(for: scene).dimmingIfAny(in: scene)
  }
}

/// Two effects at once.
struct CombinedEffect: TransitionEffect {
  let first: any TransitionEffect
  let second: any TransitionEffect

  /// Returns the translation of the first effect.
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

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    first.place(scene, foreground: position)
    second.place(scene, foreground: position)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    second.cleanUp(scene, at: end)
    first.cleanUp(scene, at: end)
  }

  var rubberBandsPastEnds: Bool { first.rubberBandsPastEnds && second.rubberBandsPastEnds }
}

extension CombinedEffect: DimmingEffect {
  func dimming(in scene: TransitionScene) -> CGFloat {
    max(first.dimmingIfAny(in: scene), second.dimmingIfAny(in: scene))
  }
}

extension TransitionEffect {
  /// Combines this effect with another effect; drags use the direction of this effect.
  ///
  /// The two must not change the same property of the same view.
  ///
  /// ```swift
  /// let transition = InterruptibleTransition(.fade.combined(with: .scale))
  /// ```
  public func combined<Other: TransitionEffect>(with other: Other) -> BuiltInEffect {
    BuiltInEffect(base: CombinedEffect(first: self, second: other))
  }
}

extension TransitionEffect {
  /// A Boolean value that indicates whether the foreground may be a card for two fingers, as far as is known without a
  /// scene.
  ///
  /// A custom effect may forward to an effect that has a card, which is only known during a transition.
  var isPinchable: Bool {
    switch self {
    case is ZoomEffect, is ChoosingEffect: true
    case let effect as BuiltInEffect: effect.base.isPinchable
    case let effect as CarriedEffect: effect.base.isPinchable
    case let effect as CombinedEffect: effect.first.isPinchable || effect.second.isPinchable
    default: false
    }
  }
}
