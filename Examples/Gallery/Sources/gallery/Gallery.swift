internal import ArgumentParser

struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows transitions that can be caught, reversed and released again.",
    subcommands: [Serve.self, Rooms.self, Trace.self, MakeFilm.self],
    defaultSubcommand: Serve.self
  )
}
