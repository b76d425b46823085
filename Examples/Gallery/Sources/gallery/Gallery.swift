internal import ArgumentParser

struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows transitions that can be caught, reversed and released again.",
    version: "0.1.0",
    subcommands: [Serve.self, Rooms.self, Trace.self, MakeFilm.self, Phone.self],
    defaultSubcommand: Serve.self
  )
}
