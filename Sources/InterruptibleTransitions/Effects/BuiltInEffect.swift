public import UIKit

/// An effect of the framework: a member of ``TransitionEffect``, such as ``TransitionEffect/slide``, or one that is made of others.
///
/// All have this type, so that one of them can be chosen with `? :`.
public struct BuiltInEffect: TransitionEffect {
  let base: any TransitionEffect

  /// How a finger moves to present the foreground.
  public func travel(in scene: TransitionScene) -> CGVector { base.travel(in: scene) }

  /// Adds the effect's own views.
  public func prepare(_ scene: TransitionScene) { base.prepare(scene) }

  /// Gives both screens their appearance at one end of the transition.
  public func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    base.place(scene, foreground: position)
  }

  /// Undoes other changes.
  public func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    base.cleanUp(scene, at: end)
  }

  /// Whether the foreground gives way when a finger pulls past an end.
  public var rubberBandsPastEnds: Bool { base.rubberBandsPastEnds }
}

extension TransitionEffect where Self == BuiltInEffect {
  /// The system's push: the foreground comes from the trailing edge, with a shadow at its leading edge; the background
  /// moves a part of the way, and dims.
  ///
  /// From iOS 26 on, where the system tells the radius of the display's corners, the foreground's leading corners have it while it
  /// moves. Mirrored in right-to-left layouts.
  public static var slide: BuiltInEffect { BuiltInEffect(base: SlideEffect()) }

  /// Both screens move side by side, as pages or tabs do: the next one is on the trailing side.
  ///
  /// Mirrored in right-to-left layouts.
  public static var shift: BuiltInEffect { BuiltInEffect(base: ShiftEffect()) }

  /// The foreground comes up from the bottom edge, and the background dims by a fifth.
  public static var cover: BuiltInEffect { cover() }

  /// The foreground comes up from the bottom edge; the background can shrink, and dims.
  ///
  /// - Parameters:
  ///   - backgroundScale: The size of the covered background as a share of its own, greater than 0; 1 keeps
  ///     its size. In a release build anything else counts as the nearest share, and the log has a fault.
  ///   - dimming: The opacity of the dimming over the covered background, from 0 to 1; 0 if a presentation
  ///     controller dims.
  /// - Returns: The effect.
  public static func cover(
    backgroundScale: CGFloat = 1,
    dimming: CGFloat = 0.2
  ) -> BuiltInEffect {
    BuiltInEffect(base: CoverEffect(backgroundScale: backgroundScale, dimming: dimming))
  }

  /// The foreground fades in over the background, and out of it.
  public static var fade: BuiltInEffect { BuiltInEffect(base: FadeEffect()) }

  /// The foreground grows from 85 % of its size, and shrinks back to it.
  public static var scale: BuiltInEffect { scale(from: 0.85) }

  /// The foreground grows from a part of its size, and shrinks back to it.
  ///
  /// - Parameter scale: The size of the foreground at its smallest, as a share of its own, greater than 0. In a release build
  ///   anything else counts as the nearest share, and the log has a fault.
  /// - Returns: The effect.
  public static func scale(from scale: CGFloat) -> BuiltInEffect {
    BuiltInEffect(base: ScaleEffect(from: scale))
  }

  /// The background turns over like a card, and the foreground is on its other side.
  ///
  /// Both turn around a vertical axis, in perspective, toward the leading edge on the way forward.
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
  /// The card is to be covered by the foreground in the end, and nothing around it should clip, because its nearer edge
  /// appears larger while it turns. Its `layer.cornerRadius` is also that of the other side.
  ///
  /// The closure returns the card when a transition starts; `nil`, or a view that isn't in the window, to turn the whole
  /// screens.
  public static func flip(
    from card: @escaping @MainActor @Sendable (TransitionScene) -> UIView?
  ) -> BuiltInEffect {
    BuiltInEffect(base: FlipEffect(from: card))
  }

  /// The foreground settles from 130 % of its size as it fades in, above a background that is dimmed by a fifth; it fades out where
  /// it is.
  ///
  /// It looks like the system's alerts, and uses their spring, ``Spring/systemPresentation``, which presentations have by default.
  /// The numbers were read off the system by eye (Flutter, `packages/flutter/lib/src/cupertino/route.dart`); nobody has published a
  /// record of frames.
  public static var alert: BuiltInEffect { BuiltInEffect(base: AlertEffect()) }

  /// Views of both screens move and fade, each in its own part of the way.
  ///
  /// A stage says how a view looks while its screen isn't shown, and when it changes. On the way forward the views of the
  /// foreground come from there, and those of the background go there; the way back mirrors the way there.
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
  /// The closure returns the stages, once when a transition starts; all views are laid out by then. The screens themselves
  /// stay where they are, unless a stage moves them. A foreground whose background color is clear lets the other screen be
  /// seen.
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
  /// An effect of your own can't stand in a `? :` beside one of another type. Return each by itself:
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
  /// The closure is called once when a transition starts, and when a gesture asks which way it would go; the
  /// scene then has no views yet, and only the controllers that are known.
  public static func choosing(
    _ choose: @escaping @MainActor @Sendable (TransitionScene) -> any TransitionEffect
  ) -> BuiltInEffect {
    BuiltInEffect(base: ChoosingEffect(choose))
  }
}

/// An effect that is chosen once for each transition.
struct ChoosingEffect: TransitionEffect {
  private let choose: @MainActor @Sendable (TransitionScene) -> any TransitionEffect
  private let choice = PerTransition<any TransitionEffect>()

  init(_ choose: @escaping @MainActor @Sendable (TransitionScene) -> any TransitionEffect) {
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
      let effect = choose(scene)
      // Without a scene it isn't known yet.
      if !effect.rubberBandsPastEnds { scene.extras.rubberBandsPastEnds = false }
      return effect
    }
  }
}

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

extension TransitionEffect {
  /// Combines this effect with another one; a finger goes the way of this one.
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
  /// Whether the foreground may be a card that two fingers can take, as far as it is known without a scene.
  ///
  /// An app's own effect may forward to one that has a card, which is only seen in a transition.
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
