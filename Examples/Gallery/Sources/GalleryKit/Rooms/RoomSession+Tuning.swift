internal import GalleryScreens

extension RoomSession {
  /// The settings of the transition.
  package var tuning: Tuning { settings.tuning ?? Tuning(of: scene.transition) }

  /// The message that shows the settings of the transition on a page.
  package var tuningMessage: JSON {
    .object(["tuning": tuning.json(ownEffect: Tuning.swift(of: ownEffect))])
  }
}
