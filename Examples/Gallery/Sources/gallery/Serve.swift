internal import ArgumentParser
internal import Foundation
internal import GalleryServer

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the gallery's page, with a phone for each."
  )

  @Option(
    parsing: .unconditional,
    help: "The port, from 0 to 65535; 0 takes any that is free."
  )
  var port = 8080

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      An IPv4 or IPv6 address of this machine to serve on instead of 127.0.0.1, such as 0.0.0.0 \
      for all of them. The page then asks for a token, which is in the address that is printed.
      """,
      valueName: "address"
    )
  )
  var listen: String?

  @Option(parsing: .unconditional, help: "The most phones at once, from 1 to 100.")
  var phones = 32

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("--port takes a port from 0 to 65535, not \(port)")
    }
    if let listen, ListeningAddress(listen) == nil {
      throw ValidationError(
        """
        --listen takes an IPv4 or IPv6 address, such as 0.0.0.0, :: or 192.168.1.5, not "\(listen)"
        """
      )
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
    let server = GalleryServer(
      address: listen.flatMap(ListeningAddress.init),
      port: UInt16(port),
      mostPhones: phones,
      command: command
    )
    try await server.run { invitation in
      // `print` would buffer the text if the output is a pipe.
      FileHandle.standardOutput.write(Data("\(invitation)\n".utf8))
    }
  }
}
