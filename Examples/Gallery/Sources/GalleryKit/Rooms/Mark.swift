package import InterruptibleTransitions
internal import UIKit

/// A moment at which something else starts to control a transition.
package enum Mark: String, Sendable {
  /// The transition starts.
  case start
  /// A touch or a call catches the settling transition.
  case `catch`
  /// The transition is released, and settles.
  case handOff = "hand-off"
  /// The settling transition is reversed.
  case turn
  /// The transition is over.
  case rest

  /// Returns the mark of a change of phase; nil if it has none.
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
  /// The name in traces and on the page.
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
