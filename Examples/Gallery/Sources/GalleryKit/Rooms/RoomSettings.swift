/// What the user of the phone has chosen in its settings.
package struct RoomSettings: Equatable, Sendable {
  /// True where the language runs from right to left: a room reads it once, when it is made.
  package var isRightToLeft: Bool
  /// Reduce Motion, of the accessibility settings: it counts from the next transition on.
  package var reducesMotion: Bool

  package init(isRightToLeft: Bool = false, reducesMotion: Bool = false) {
    self.isRightToLeft = isRightToLeft
    self.reducesMotion = reducesMotion
  }

  var json: JSON {
    .object(["rightToLeft": .bool(isRightToLeft), "reduceMotion": .bool(reducesMotion)])
  }
}
