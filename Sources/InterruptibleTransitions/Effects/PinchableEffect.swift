/// An effect that says, before there is a scene, whether its foreground may be a card that two fingers can take.
@MainActor
protocol PinchableEffect: TransitionEffect {
  var mayBePinched: Bool { get }
}

extension ZoomEffect: PinchableEffect {
  var mayBePinched: Bool { true }
}

extension ChoosingEffect: PinchableEffect {
  var mayBePinched: Bool { true }
}

extension BuiltInEffect: PinchableEffect {
  var mayBePinched: Bool { base.isPinchable }
}

extension CombinedEffect: PinchableEffect {
  var mayBePinched: Bool { first.isPinchable || second.isPinchable }
}

extension TransitionEffect {
  /// Whether the effect says that; an app's own may forward to one that does, which is only seen in a transition.
  var isPinchable: Bool { (self as? any PinchableEffect)?.mayBePinched == true }
}
