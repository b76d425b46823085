internal import ArgumentParser
internal import Foundation
internal import GalleryServer

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the gallery's page, with a phone for each."
  )

  @Option(
    parsing: .unconditional,
    help: "The port on 127.0.0.1, from 0 to 65535; 0 takes any that is free."
  )
  var port = 8080

  @Option(parsing: .unconditional, help: "The most phones at once, from 1 to 100.")
  var phones = 32

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("--port takes a port from 0 to 65535, not \(port)")
    }
    guard (1...100).contains(phones) else {
      throw ValidationError("--phones takes a number of phones from 1 to 100, not \(phones)")
    }
  }

  func run() async throws {
    let command = PhoneCommand(
      executable: Bundle.main.executablePath ?? CommandLine.arguments[0],
      arguments: ["phone"]
    )
    let server = GalleryServer(port: UInt16(port), mostPhones: phones, command: command)
    try await server.run { address in
      // `print` would buffer the line if the output is a pipe.
      FileHandle.standardOutput.write(Data("\(address)\n".utf8))
    }
  }
}
