internal import ArgumentParser
internal import Foundation
internal import GalleryKit
internal import GalleryScreens

struct MakeFilm: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Draws a run of a room as a film strip, or as an animated picture."
  )

  @Argument(help: "The room's id, as \"gallery rooms\" lists it.")
  var room: String

  @Option(help: "A JSON array of touches and calls, in order of time; - for standard input.")
  var input: String

  @Option(help: "The SVG file to write; - for standard output.")
  var out: String

  @Flag(help: "Draw one animated picture.")
  var animated = false

  @Flag(help: "Draw the animated picture without a chart.")
  var alone = false

  @Flag(help: "Draw a push beside the system's, from the formula that was measured of it.")
  var besideSystem = false

  @Option(help: "The number of pictures in a strip, from 2 to 24.")
  var frames = 7

  @OptionGroup var phone: PhoneOptions

  func validate() throws {
    guard (2...24).contains(frames) else {
      throw ValidationError("--frames takes a number of pictures from 2 to 24")
    }
    guard !(animated && besideSystem) else {
      throw ValidationError("--animated and --beside-system draw different pictures: give one")
    }
    guard animated || !alone else {
      throw ValidationError("--alone is for --animated")
    }
  }

  @MainActor
  func run() async throws {
    let room = try Room.named(room)
    let settings = try phone.settings(for: room)
    let steps = try TraceInput(contentsOf: input)
    let film: Film
    do throws(GalleryFailure) {
      let run = TraceRun(room, input: steps, hz: Film.hz, settings: settings)
      film = try Film(of: run)
    } catch {
      throw GalleryFailure("\(TraceInput.name(of: input)): \(error)")
    }
    let svg =
      if besideSystem {
        film.comparison(count: frames)
      } else if animated {
        film.movingPicture(isCharted: !alone)
      } else {
        film.strip(count: frames)
      }
    do {
      if out == "-" {
        try FileHandle.standardOutput.write(contentsOf: Data(svg.utf8))
      } else {
        try svg.write(toFile: out, atomically: true, encoding: .utf8)
      }
    } catch {
      let name = out == "-" ? "standard output" : out
      throw GalleryFailure("\(name): cannot be written")
    }
  }
}
