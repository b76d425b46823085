package import GalleryScreens

/// The settings of the phone.
package struct RoomSettings: Equatable, Sendable {
  /// Whether the layout direction is right to left; read when a room is created.
  package var isRightToLeft: Bool
  /// Whether Reduce Motion is on; takes effect with the next transition.
  package var reducesMotion: Bool
  /// Whether the style is dark; takes effect at once.
  package var isDark: Bool
  /// The settings of the room's transition; nil leaves them as the room has made them.
  package var tuning: Tuning?
  /// Another way to show the room; a room that doesn't have it is shown with the framework.
  package var variant: RoomVariant?

  package init(
    isRightToLeft: Bool = false,
    reducesMotion: Bool = false,
    isDark: Bool = false
  ) {
    self.isRightToLeft = isRightToLeft
    self.reducesMotion = reducesMotion
    self.isDark = isDark
  }

  var json: JSON {
    .object([
      "rightToLeft": .bool(isRightToLeft),
      "reduceMotion": .bool(reducesMotion),
      "dark": .bool(isDark),
    ])
  }
}
