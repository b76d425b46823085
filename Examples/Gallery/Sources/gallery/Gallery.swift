internal import ArgumentParser

struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows transitions that can be caught, reversed and released again.",
    discussion: """
      Without a subcommand it serves a page on http://127.0.0.1:8080, to this machine only.

        --port PORT        another port; 0 takes any that is free
        --listen ADDRESS   serves others too, who need the token that is printed
        --phones NUMBER    the most phones at once, from 1 to 100, instead of 32

      "gallery help serve" has the rest.
      """,
    version: "0.1.0",
    subcommands: [
      Serve.self, WriteSite.self, Rooms.self, Trace.self, MakeFilm.self, DrawEffects.self,
      Phone.self,
    ],
    defaultSubcommand: Serve.self
  )
}
