internal import Foundation
package import InterruptibleTransitions

/// An effect to choose.
package enum TuningEffect: String, CaseIterable, Sendable {
  /// The effect of the room.
  case own
  case slide, shift, cover, fade, scale, fadeAndScale, flip

  /// The name of the choice on the page.
  var title: String {
    switch self {
    case .own: "The room’s own"
    case .slide: "Slide"
    case .shift: "Shift"
    case .cover: "Cover"
    case .fade: "Fade"
    case .scale: "Scale"
    case .fadeAndScale: "Fade and scale"
    case .flip: "Flip"
    }
  }

  /// Creates the effect; nil for the room's own.
  @MainActor
  package func make() -> (any TransitionEffect)? {
    switch self {
    case .own: nil
    case .slide: .slide
    case .shift: .shift
    case .cover: .cover
    case .fade: .fade
    case .scale: .scale
    case .fadeAndScale: BuiltInEffect.fade.combined(with: .scale)
    case .flip: .flip
    }
  }

  /// The argument that creates the effect; nil for the room's own.
  var swift: String? {
    switch self {
    case .own: nil
    case .fadeAndScale: ".fade.combined(with: .scale)"
    default: ".\(rawValue)"
    }
  }
}
