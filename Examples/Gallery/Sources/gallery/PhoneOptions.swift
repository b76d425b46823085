internal import ArgumentParser
internal import GalleryKit
internal import GalleryScreens

/// The settings of the phone, on the command line.
struct PhoneOptions: ParsableArguments {
  @Flag(help: "Lay the room out from right to left.")
  var rightToLeft = false

  @Flag(help: "Turn Reduce Motion on.")
  var reduceMotion = false

  @Flag(help: "Show the dark style.")
  var dark = false

  @Option(help: "Show the room without the framework: system or percentDriven.")
  var variant: String?

  /// The settings for a room.
  @MainActor
  func settings(for room: Room) throws(GalleryFailure) -> RoomSettings {
    var settings = RoomSettings(
      isRightToLeft: rightToLeft,
      reducesMotion: reduceMotion,
      isDark: dark
    )
    guard let variant else { return settings }
    settings.variant = room.variants.first { $0.rawValue == variant }
    guard settings.variant != nil else {
      let known = room.variants.map(\.rawValue).joined(separator: " and ")
      throw GalleryFailure(
        "the room \"\(room.id)\" has no variant \(variant): it has \(known.isEmpty ? "none" : known)"
      )
    }
    return settings
  }
}
