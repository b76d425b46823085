import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Another effect, whose calls are counted and tell the app.
struct AppEffect: TransitionEffect {
  let effect: any TransitionEffect
  let tally: Tally
  private let isKnown = PerTransition<Bool>()

  init(effect: any TransitionEffect, tally: Tally) {
    (self.effect, self.tally) = (effect, tally)
  }

  @MainActor
  final class Tally {
    var prepares = 0
    /// The transitions that it was prepared for, each perhaps in several sizes.
    var transitions = 0
    var cleanUps = 0
    weak var app: AppWorld?

    init(_ app: AppWorld) {
      self.app = app
    }
  }

  func travel(in scene: TransitionScene) -> CGVector {
    effect.travel(in: scene)
  }

  func prepare(_ scene: TransitionScene) {
    tally.prepares += 1
    _ = isKnown.make(in: scene) {
      tally.transitions += 1
      return true
    }
    effect.prepare(scene)
    tally.app?.happened(.effectPrepare)
  }

  func animate(_ scene: TransitionScene) {
    effect.animate(scene)
    tally.app?.happened(.effectAnimate)
  }
}

/// Slides the foreground in a clip view of its own.
struct AppClipEffect: TransitionEffect {
  func prepare(_ scene: TransitionScene) {
    guard let foreground = scene.foreground, foreground.superview === scene.container else {
      return
    }
    let clip = AppClip(frame: scene.container.bounds)
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scene.container.insertSubview(clip, aboveSubview: foreground)
    clip.addSubview(foreground)
    if scene.direction == .forward { move(scene) }
  }

  func animate(_ scene: TransitionScene) {
    if scene.direction == .forward { center(scene) } else { move(scene) }
  }

  private func move(_ scene: TransitionScene) {
    scene.foreground?.center.x = scene.foregroundFrame.midX + travel(in: scene).dx
  }

  private func center(_ scene: TransitionScene) {
    scene.foreground?.center.x = scene.foregroundFrame.midX
  }
}

final class AppClip: UIView {}

/// Changes nothing.
struct AppStillEffect: TransitionEffect {
  func prepare(_ scene: TransitionScene) {}
  func animate(_ scene: TransitionScene) {}
}

extension AppLook {
  /// The effect, whose calls are counted.
  @MainActor
  func effect(countedBy tally: AppEffect.Tally) -> any TransitionEffect {
    switch self {
    case .zoom:
      // Inside an effect of the app's own it would not be a card that fingers move freely.
      ZoomEffect { $0.backgroundViewController?.viewIfLoaded?.all.first { $0 is UIButton } }
        .combined(with: AppEffect(effect: AppStillEffect(), tally: tally))
    case .card:
      ZoomEffect.card { _ in
        CardPlace(frame: CGRect(x: 40, y: 60, width: 90, height: 150), angle: -0.4, opacity: 0.5)
      }
      .combined(with: AppEffect(effect: AppStillEffect(), tally: tally))
    case .slide, .shift, .fade, .scale, .cover, .stepBack, .clip, .sprung, .matched, .moved:
      AppEffect(effect: effect, tally: tally)
    }
  }

  @MainActor
  private var effect: any TransitionEffect {
    switch self {
    case .slide: .slide
    case .shift: .shift
    case .fade: .fade
    case .scale: .scale
    case .cover: .cover
    case .stepBack: CoverEffect(backgroundScale: 0.9)
    case .clip: AppClipEffect()
    case .zoom, .card: AppStillEffect()
    case .sprung: SprungEffect()
    case .matched: .matched { AppLook.match($0, showing: .picture) }
    case .moved: .matched { AppLook.match($0, showing: .view) }
    }
  }

  /// Pairs the first button of each screen.
  @MainActor
  private static func match(
    _ scene: TransitionScene,
    showing content: TransitionStage.MatchedContent
  ) -> [TransitionStage] {
    let button = { (controller: UIViewController?) in
      controller?.viewIfLoaded?.all.first { $0 is UIButton }
    }
    guard let above = button(scene.foregroundViewController) else { return [] }
    return [
      .match(
        button(scene.backgroundViewController),
        with: above,
        spring: Spring(response: 0.4, dampingRatio: 0.6),
        showing: content
      )
    ]
  }
}
