internal import ArgumentParser
internal import Foundation
internal import GalleryServer

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the gallery's page, with a phone for each."
  )

  @Option(
    parsing: .unconditional,
    help: "The port on 127.0.0.1, from 0 to 65535; 0 takes any that is free.",
    transform: { try number($0, in: 0...65535, "--port takes a port from 0 to 65535") }
  )
  var port = 8080

  @Option(
    parsing: .unconditional,
    help: "The most phones at once, from 1 to 100.",
    transform: { try number($0, in: 1...100, "--phones takes a number of phones from 1 to 100") }
  )
  var phones = 32

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

  private static func number(
    _ text: String,
    in range: ClosedRange<Int>,
    _ sentence: String
  ) throws -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw ValidationError("\(sentence), not \(text)")
    }
    return number
  }
}
