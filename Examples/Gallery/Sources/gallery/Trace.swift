internal import ArgumentParser
internal import GalleryKit
internal import GalleryScreens

struct Trace: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs a room without a browser, and prints one JSON object for each frame."
  )

  @Argument(help: "The room's id, as \"gallery rooms\" lists it.")
  var room: String

  @Option(help: "A JSON array of touches and calls, in order of time; - for standard input.")
  var input: String

  @Option(help: "Frames per second, from 1 to 1000.")
  var hz = 120

  @OptionGroup var phone: PhoneOptions

  func validate() throws {
    guard (1...1000).contains(hz) else {
      throw ValidationError("--hz takes a number of frames per second from 1 to 1000")
    }
  }

  @MainActor
  func run() async throws {
    let room = try Room.named(room)
    let settings = try phone.settings(for: room)
    let steps = try TraceInput(contentsOf: input)
    do throws(GalleryFailure) {
      let run = TraceRun(room, input: steps, hz: hz, settings: settings)
      try run.run { print($0.json) }
    } catch {
      throw GalleryFailure("\(TraceInput.name(of: input)): \(error)")
    }
  }
}
