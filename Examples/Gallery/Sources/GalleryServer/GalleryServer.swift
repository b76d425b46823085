internal import Foundation
internal import NIOCore
internal import NIOPosix

/// Serves the page and its web socket, with a process for each phone.
///
/// It is built on SwiftNIO, which bounds what a connection may take and closes it in time. With FlyingFox, which it
/// replaces, a header of a megabyte kept a core busy for good, and a thousand broken connections left descriptors
/// open and requests unanswered.
package struct GalleryServer: Sendable {
  private let address: ListeningAddress
  private let port: UInt16
  private let token: AccessToken?
  private let mostPhones: Int
  private let command: PhoneCommand

  /// Makes a server of this machine; or with an address, one that listens there and asks for a token.
  package init(
    address: ListeningAddress? = nil,
    port: UInt16,
    mostPhones: Int,
    command: PhoneCommand
  ) {
    self.address = address ?? .loopback
    token = address.map { _ in AccessToken() }
    self.port = port
    self.mostPhones = mostPhones
    self.command = command
  }

  /// Serves until the process ends; calls `whenReady` with the address to open.
  package func run(whenReady: @Sendable (String) -> Void) async throws(ServerFailure) {
    let files = try PageFiles()
    let pictures = PictureStore()
    let phones = Phones(command: command, limit: mostPhones, pictures: pictures)
    let setup = ConnectionSetup(token: token, files: files, pictures: pictures, phones: phones)
    do {
      let channel = try await setup.listen(on: address.socket(port: port))
      await phones.prepare()
      let port = channel.localAddress?.port ?? 0
      whenReady(address.invitation(port: port, token: token))
      try await channel.closeFuture.get()
    } catch let error as IOError {
      throw ServerFailure(error.reason(port: port))
    } catch {
      throw ServerFailure("the server stopped: \(error)")
    }
  }
}

extension IOError {
  fileprivate func reason(port: UInt16) -> String {
    switch errnoCode {
    case EADDRINUSE: "port \(port) is in use: choose another with --port"
    case EADDRNOTAVAIL: "this machine doesn't have the address: choose another with --listen"
    case EACCES: "port \(port) is not allowed: choose one above 1023 with --port"
    default: "port \(port) cannot be served: \(self)"
    }
  }
}
