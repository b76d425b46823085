internal import ArgumentParser
internal import Foundation
internal import GalleryKit
internal import GalleryScreens

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the gallery's page."
  )

  @Option(help: "The port on 127.0.0.1; 0 takes any that is free.")
  var port: UInt16 = 8080

  @MainActor
  func run() async throws {
    let room = LiveRoom(rooms: Catalog.rooms)
    try await GalleryServer(room: room, port: port).run { address in
      // `print` would buffer the line if the output is a pipe.
      FileHandle.standardOutput.write(Data("\(address)\n".utf8))
    }
  }
}
