internal import ArgumentParser
internal import GalleryKit

/// What the user of the phone has chosen before a run.
struct PhoneOptions: ParsableArguments {
  @Flag(help: "Make the room in a language that runs from right to left.")
  var rightToLeft = false

  @Flag(help: "Switch Reduce Motion on.")
  var reduceMotion = false

  var settings: RoomSettings {
    RoomSettings(isRightToLeft: rightToLeft, reducesMotion: reduceMotion)
  }
}
