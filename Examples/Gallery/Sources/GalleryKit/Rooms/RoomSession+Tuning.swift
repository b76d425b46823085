package import GalleryScreens

extension RoomSession {
  /// The way in which the room is shown; nil if with the framework.
  package var variant: RoomVariant? { scene.companion == nil ? nil : settings.variant }

  /// The settings of the transition.
  package var tuning: Tuning { settings.tuning ?? Tuning(of: scene.transition) }

  /// The message that shows the settings of the transition on a page; a room without the framework has none.
  package var tuningMessage: JSON {
    guard scene.companion == nil else {
      return .object([
        "tuning": .object(["values": .object([]), "controls": .array([]), "swift": .string("")])
      ])
    }
    let code = room.code
    let swift = tuning.swift(ownEffect: code.effect, of: code.effectFile)
    return .object(["tuning": tuning.json(swift: swift)])
  }
}
