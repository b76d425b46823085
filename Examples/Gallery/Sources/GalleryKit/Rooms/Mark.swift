package import InterruptibleTransitions
internal import UIKit

/// A moment at which a transition changes hands.
package enum Mark: String, Sendable {
  /// A transition begins.
  case start
  /// A touch or a call takes it while it settles.
  case `catch`
  /// It is let go, and settles.
  case handOff = "hand-off"
  /// It turns round while it settles.
  case turn
  /// It has arrived.
  case rest

  /// What a change of phase means; nil where the transition stays in the same hands.
  package init?(
    from old: InterruptibleTransition.Phase,
    to new: InterruptibleTransition.Phase
  ) {
    switch (old, new) {
    case (.idle, .idle), (.dragging, .dragging), (.dragging, .paused), (.paused, .dragging),
      (.paused, .paused):
      return nil
    case (.idle, _): self = .start
    case (_, .idle): self = .rest
    case (.settling, .dragging), (.settling, .paused): self = .catch
    case (.dragging, .settling), (.paused, .settling): self = .handOff
    case (.settling(let before), .settling(let after)):
      guard before != after else { return nil }
      self = .turn
    }
  }
}

extension InterruptibleTransition.Phase {
  /// As the gallery writes it.
  package var name: String {
    switch self {
    case .idle: "idle"
    case .dragging: "dragging"
    case .paused: "paused"
    case .settling(toward: .end): "settling(end)"
    case .settling: "settling(start)"
    }
  }
}
