import InterruptibleTransitions
import UIKit

@testable import TestSupport

/// Every look that the framework has, on screens with views that stand for each other.
enum EveryLook: String, CaseIterable, Codable {
  case slide, cover, fade, scale, shift, flip, cardFlip, zoom, card, alert
  case combined, chosen, stages, sprungStages, cascade, change, crossDissolve, onFrame
  case matched, sprungMatches, movedMatches, named, sprung, carried

  /// A spring that swings.
  private static let spring = Spring(response: 0.4, dampingRatio: 0.65)

  @MainActor
  func effect(below: UIView, above: UIView) -> any TransitionEffect {
    let down = CGVector(dx: 0, dy: 120)
    switch self {
    case .slide: return .slide
    case .cover: return .cover
    case .fade: return .fade
    case .scale: return .scale
    case .shift: return .shift
    case .flip: return .flip
    case .cardFlip: return .flip { _ in below }
    case .zoom: return .zoom { _ in below }
    case .card:
      let frame = CGRect(x: 180, y: 460, width: 120, height: 180)
      return .card { _ in CardPlace(frame: frame, angle: 0.3, cornerRadius: 12, opacity: 0.7) }
    case .alert: return .alert
    case .combined: return .fade.combined(with: .scale)
    case .chosen: return .choosing { _ in .cover }
    case .stages: return .stages { _ in [.move(above, by: down, during: 0...1)] }
    case .sprungStages:
      return .stages { _ in
        [.move(above, by: down, with: Self.spring), .fade(above, during: 0...1)]
      }
    case .cascade:
      return .stages { _ in
        TransitionStage.cascade([above, below], during: 0...1) { view, part in
          [.move(view, by: down, during: part), .fade(view, during: part)]
        }
      }
    case .change:
      return .stages { _ in
        [
          .change(above, \.layer.cornerRadius, from: 40, during: 0...1),
          .change(above, \.backgroundColor, from: .red, during: 0...1),
        ]
      }
    case .crossDissolve:
      return .stages { _ in [.crossDissolve(above, from: below, during: 0...1)] }
    case .onFrame: return FollowedEffect(view: above)
    case .matched: return .matched { _ in [.match(below, with: above)] }
    case .sprungMatches: return .matched { _ in [.match(below, with: above, spring: Self.spring)] }
    case .movedMatches:
      return .matched { _ in
        [.match(below, with: above, spring: Self.spring, showing: .view)]
      }
    case .named: return .matched(spring: Self.spring)
    case .sprung: return SprungEffect()
    case .carried: return .cover.carried(by: Self.spring)
    }
  }
}

/// Sets with every frame what UIKit doesn't animate.
private struct FollowedEffect: TransitionEffect {
  let view: UIView

  func prepare(_ scene: TransitionScene) {
    show(scene.direction == .forward ? 0 : 1)
    scene.onFrame(show)
  }

  func animate(_ scene: TransitionScene) {}

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    view.layer.shadowRadius = 3
  }

  private func show(_ covered: CGFloat) {
    view.layer.shadowRadius = 3 + 40 * covered
  }
}
