import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

extension AppLook {
  /// A spring that swings.
  private static let spring = Spring(response: 0.4, dampingRatio: 0.6)

  /// The effect, whose calls are counted.
  @MainActor
  func effect(countedBy tally: AppEffect.Tally) -> any TransitionEffect {
    switch self {
    case .zoom:
      // Inside an effect of the app's own it would not be a card that fingers move freely.
      ZoomEffect { AppLook.button(of: $0.backgroundViewController) }
        .combined(with: AppEffect(effect: AppStillEffect(), tally: tally))
    case .card:
      ZoomEffect.card { _ in
        CardPlace(frame: CGRect(x: 40, y: 60, width: 90, height: 150), angle: -0.4, opacity: 0.5)
      }
      .combined(with: AppEffect(effect: AppStillEffect(), tally: tally))
    default: AppEffect(effect: effect, tally: tally)
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
    case .named: .matched(spring: AppLook.spring)
    case .carried: .cover.carried(by: AppLook.spring)
    case .flipped: .flip { AppLook.button(of: $0.backgroundViewController) }
    case .staged: .stages { AppLook.stages($0) }
    case .cascade: .stages { AppLook.cascade($0) }
    case .followed: AppFollowedEffect()
    case .alert: .alert
    }
  }

  @MainActor
  fileprivate static func button(of controller: UIViewController?) -> UIView? {
    controller?.viewIfLoaded?.all.first { $0 is UIButton }
  }

  /// Pairs the first button of each screen.
  @MainActor
  private static func match(
    _ scene: TransitionScene,
    showing content: TransitionStage.MatchedContent
  ) -> [TransitionStage] {
    guard let above = button(of: scene.foregroundViewController) else { return [] }
    return [
      .match(
        button(of: scene.backgroundViewController),
        with: above,
        spring: spring,
        showing: content
      )
    ]
  }

  /// A button on a spring, whose corners change and whose contents come out of those of another one.
  @MainActor
  private static func stages(_ scene: TransitionScene) -> [TransitionStage] {
    guard let above = button(of: scene.foregroundViewController) else { return [] }
    var stages: [TransitionStage] = [
      .move(above, by: CGVector(dx: 60, dy: 120), with: spring),
      .change(above, \.layer.cornerRadius, from: 20, during: 0...0.5),
    ]
    guard let below = button(of: scene.backgroundViewController) else { return stages }
    stages += [
      .crossDissolve(above, from: below, during: 0.2...0.8), .fade(below, during: 0...0.4),
    ]
    return stages
  }

  /// What the screen above shows comes one after another.
  @MainActor
  private static func cascade(_ scene: TransitionScene) -> [TransitionStage] {
    let views = scene.foregroundViewController?.viewIfLoaded?.subviews ?? []
    return TransitionStage.cascade(views, from: .bottom, during: 0...1) { view, part in
      [.move(view, by: CGVector(dx: 0, dy: 80), during: part), .fade(view, during: part)]
    }
  }
}

/// Sets with every frame what UIKit doesn't animate, of a button of the screen above.
private struct AppFollowedEffect: TransitionEffect {
  /// A container's first button may be another one in the end.
  private let layer = PerTransition<CALayer>()

  func prepare(_ scene: TransitionScene) {
    let layer = AppLook.button(of: scene.foregroundViewController)?.layer
    self.layer[scene] = layer
    scene.onFrame { covered in layer?.shadowRadius = 3 + 20 * (1 - covered) }
  }

  func animate(_ scene: TransitionScene) {
    scene.foreground?.alpha = scene.direction == .forward ? 1 : 0.5
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    layer[scene]?.shadowRadius = 3
  }
}
