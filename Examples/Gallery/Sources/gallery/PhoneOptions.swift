internal import ArgumentParser
internal import GalleryKit

/// The settings of the phone, on the command line.
struct PhoneOptions: ParsableArguments {
  @Flag(help: "Lay the room out from right to left.")
  var rightToLeft = false

  @Flag(help: "Turn Reduce Motion on.")
  var reduceMotion = false

  @Flag(help: "Show the dark style.")
  var dark = false

  var settings: RoomSettings {
    RoomSettings(isRightToLeft: rightToLeft, reducesMotion: reduceMotion, isDark: dark)
  }
}
