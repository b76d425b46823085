import InterruptibleTransitions
import UIKit

/// The effects that every test, random app, and field test of effects uses.
///
/// A test fails if the list lacks a public effect, stage, or modifier. Add a new one here, and all laws apply to it.
enum EffectCase: String, CaseIterable, Codable, Sendable {
  // Built-in effects.
  case slide, cover, shrinkingCover, fade, scale, shift, flip, cardFlip, alert
  case zoom, sourcelessZoom, alignedZoom, barItemZoom, card, mediaZoom, followingZoom
  // Effects made of others.
  case combined, combinedZoom, chosen, wrapped, wrappedZoom
  // Effects whose screens have separate springs, slower and quicker than the transition's.
  case carried, carriedSlide, quicklyCarriedSlide, carriedShift, carriedScale, carriedFade
  // Stages.
  case stages, placedStages, pageStages, sprungStages, mixedStages, cascade, change,
    transformChange, crossDissolve, hiddenStage
  // Matched views.
  case matched, sprungMatches, movedMatches, named, namedStages
  // Effects of an app.
  case sprung, onFrame, ownContainer, grown, still

  /// Returns a view of one of the two screens of a transition.
  typealias ViewFinder = @MainActor @Sendable (TransitionScene) -> UIView?

  /// Makes the effect for two views that stand for the same thing.
  @MainActor
  func effect(below: UIView, above: UIView) -> any TransitionEffect {
    effect(below: { _ in below }, above: { _ in above })
  }

  /// Makes the effect, for views that are found when a transition starts.
  @MainActor
  func effect(
    below: @escaping ViewFinder = { _ in nil },
    above: @escaping ViewFinder = { _ in nil },
    barItem: @escaping @MainActor @Sendable (TransitionScene) -> UIBarButtonItem? = { _ in nil }
  ) -> any TransitionEffect {
    switch self {
    case .slide: .slide
    case .cover: .cover
    case .shrinkingCover: .cover(backgroundScale: 0.9)
    case .fade: .fade
    case .scale: .scale
    case .shift: .shift
    case .flip: .flip
    case .cardFlip: .flip(from: below)
    case .alert: .alert
    case .zoom: .zoom(from: below)
    case .sourcelessZoom: .zoom { _ in nil }
    case .alignedZoom:
      ZoomEffect(from: below).aligned { above($0)?.frame }
        .dimming(0.3).coveredScale(0.95).displayCornerRadius(30)
    case .barItemZoom: .zoomFromBarButtonItem(barItem)
    case .card: .card { _ in EffectCase.place }
    case .mediaZoom:
      ZoomEffect(from: below).carrying(above).drag(.media)
        .clipped { $0.container.bounds.insetBy(dx: 0, dy: 80) }
    case .followingZoom:
      ZoomEffect(from: below).drag(ZoomDrag(directions: [.down, .up, .edge], leastScale: 1))
    case .combined:
      .fade.combined(with: .scale).onPrepare { _ in }.onCleanUp { _, _ in }
        .dragged { CGVector(dx: -$0.trailingOffset, dy: 0) }
    case .combinedZoom: ZoomEffect(from: below).combined(with: StillEffect())
    case .chosen: .choosing { $0.direction == .forward ? .cover : .slide }
    case .wrapped: WrappedEffect(base: .slide)
    case .wrappedZoom: WrappedEffect(base: .zoom(from: below))
    case .carried: .cover.carried(by: EffectCase.swinging)
    case .carriedSlide: .slide.carried(by: EffectCase.swinging)
    case .quicklyCarriedSlide: .slide.carried(by: Spring(response: 0.12))
    case .carriedShift: .shift.carried(by: EffectCase.swinging)
    case .carriedScale: .scale.carried(by: EffectCase.swinging)
    case .carriedFade: .fade.carried(by: EffectCase.swinging)
    case .stages, .placedStages, .pageStages, .sprungStages, .mixedStages, .cascade, .change,
      .transformChange, .crossDissolve, .hiddenStage:
      .stages { stages(in: $0, below: below($0), above: above($0)) }
    case .matched: .matched { match($0, below, above) }
    case .sprungMatches: .matched { match($0, below, above, spring: EffectCase.swinging) }
    case .movedMatches:
      .matched { match($0, below, above, spring: EffectCase.swinging, showing: .view) }
    case .named: .matched(spring: EffectCase.swinging)
    case .namedStages: .stages { TransitionStage.matches(in: $0) }
    case .sprung: SprungEffect()
    case .onFrame: FollowedEffect(view: above)
    case .ownContainer: ClipEffect(view: above)
    case .grown: GrowingEffect()
    case .still: StillEffect()
    }
  }

  /// A spring that overshoots, and is slower than the push's.
  private static let swinging = Spring(response: 0.4, dampingRatio: 0.65)

  private static let place = CardPlace(
    frame: CGRect(x: 180, y: 460, width: 120, height: 180),
    angle: 0.3,
    cornerRadius: 12,
    opacity: 0.7
  )

  @MainActor
  private func match(
    _ scene: TransitionScene,
    _ below: @escaping ViewFinder,
    _ above: ViewFinder,
    spring: Spring? = nil,
    showing content: TransitionStage.MatchedContent = .picture
  ) -> [TransitionStage] {
    guard let above = above(scene) else { return [] }
    return [.match(below(scene), with: above, spring: spring, showing: content)]
  }

  @MainActor
  private func stages(
    in scene: TransitionScene,
    below: UIView?,
    above: UIView?
  ) -> [TransitionStage] {
    guard let above else { return [] }
    let down = CGVector(dx: 0, dy: 120)
    let frame = CGRect(x: 10, y: 300, width: 80, height: 60)
    switch self {
    case .stages: return [.move(above, by: down, during: 0...1)]
    case .placedStages:
      return [
        .move(above, from: frame, angle: 0.4, during: 0...0.7),
        below.map { .fade($0, during: 0.3...1) },
      ].compactMap { $0 }
    case .pageStages:
      guard let page = scene.foreground else { return [] }
      return [.move(page, from: frame, during: 0...1)]
    case .sprungStages:
      return [
        .move(above, by: down, with: EffectCase.swinging), .fade(above, during: 0...1),
        below.map { .move($0, from: frame, with: EffectCase.swinging) },
      ].compactMap { $0 }
    case .mixedStages:
      let own: [TransitionStage] = [
        .move(above, by: CGVector(dx: 60, dy: 120), with: EffectCase.swinging),
        .change(above, \.layer.cornerRadius, from: 20, during: 0...0.5),
      ]
      guard let below else { return own }
      return own + [
        .crossDissolve(above, from: below, during: 0.2...0.8), .fade(below, during: 0...0.4),
      ]
    case .cascade:
      return TransitionStage.cascade([above, below].compactMap { $0 }, during: 0...1) {
        view,
        part in
        [.move(view, by: down, during: part), .fade(view, during: part)]
      }
    case .change:
      return [
        .change(above, \.layer.cornerRadius, from: 40, during: 0...1),
        .change(above, \.backgroundColor, from: .red, during: 0...1),
      ]
    case .transformChange:
      guard let page = scene.foreground else { return [] }
      let small = CGAffineTransform(translationX: 0, y: 200).scaledBy(x: 0.4, y: 0.4)
      return [.change(page, \.transform, from: small, during: 0...1)]
    case .crossDissolve:
      return below.map { [.crossDissolve(above, from: $0, during: 0...1)] } ?? []
    case .hiddenStage: return [.hide(above), .fade(scene.foreground ?? above, during: 0...1)]
    default: return []
    }
  }

  /// What moves the views of the effect.
  enum Motion {
    /// The progress of the transition.
    case progress
    /// Springs of the views.
    case separateSprings
    /// The springs of a card, which a finger moves freely.
    case card
  }

  var motion: Motion {
    switch self {
    case .zoom, .sourcelessZoom, .alignedZoom, .barItemZoom, .card, .mediaZoom, .followingZoom,
      .combinedZoom, .wrappedZoom:
      .card
    case .carried, .carriedSlide, .quicklyCarriedSlide, .carriedShift, .carriedScale, .carriedFade,
      .sprungStages, .mixedStages, .matched, .sprungMatches, .movedMatches, .named, .namedStages,
      .sprung:
      .separateSprings
    case .slide, .cover, .shrinkingCover, .fade, .scale, .shift, .flip, .cardFlip, .alert,
      .combined, .chosen, .wrapped, .stages, .placedStages, .pageStages, .cascade, .change,
      .transformChange, .crossDissolve, .hiddenStage, .onFrame, .ownContainer, .grown, .still:
      .progress
    }
  }

  /// The effects whose views move from the start to the end, so that a velocity can be read from every frame.
  static let smooth: [EffectCase] = [
    .slide, .fade, .shrinkingCover, .shift, .scale, .flip, .zoom, .combined, .sprung, .still,
    .alert, .card,
  ]

  /// The effects that leave the screens in their sizes.
  static let keepingSize = allCases.filter { $0 != .grown }

  /// The effects that move whole screens, and need no view of a screen.
  static let wholeScreens: [EffectCase] = [
    .slide, .shift, .shrinkingCover, .fade, .scale, .flip, .sourcelessZoom,
  ]
}
