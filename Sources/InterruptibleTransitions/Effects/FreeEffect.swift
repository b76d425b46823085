/// An effect whose foreground is a card that moves freely.
protocol FreeEffect: TransitionEffect {}

extension ZoomEffect: FreeEffect {}

extension TransitionEffect {
  /// Whether the foreground is such a card in some transitions.
  var mayMoveFreely: Bool {
    switch self {
    case let combined as CombinedEffect:
      combined.first.mayMoveFreely || combined.second.mayMoveFreely
    default: self is any FreeEffect || self is ChoosingEffect
    }
  }
}
