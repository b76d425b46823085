public import InterruptibleTransitions

/// An effect whose screen is a card that follows a finger freely, so that the progress says nothing of how far the finger has gone.
public protocol FreeCardEffect: TransitionEffect {}

extension ZoomEffect: FreeCardEffect {}
