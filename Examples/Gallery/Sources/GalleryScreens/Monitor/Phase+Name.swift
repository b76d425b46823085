import InterruptibleTransitions

extension InterruptibleTransition.Phase {
  /// The phase in a word.
  var name: String {
    switch self {
    case .idle: "idle"
    case .dragging: "dragging"
    case .settling(toward: .start): "toStart"
    case .settling(toward: .end): "toEnd"
    case .paused: "paused"
    }
  }
}
