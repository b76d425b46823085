internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// Serves the page, its pictures, and the connection to the live room.
package struct GalleryServer: Sendable {
  private let room: LiveRoom
  private let port: UInt16

  package init(room: LiveRoom, port: UInt16) {
    self.room = room
    self.port = port
  }

  /// Serves until the task is cancelled; calls `whenReady` with the address.
  package func run(whenReady: @escaping @Sendable (String) -> Void) async throws(GalleryFailure) {
    do {
      let server = HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: port),
        logger: .disabled
      )
      await addRoutes(to: server)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        try await server.waitUntilListening()
        if case .ip4(_, let port) = await server.listeningAddress {
          whenReady("http://127.0.0.1:\(port)")
        }
        try await group.next()
        group.cancelAll()
      }
    } catch let error as SocketError {
      throw GalleryFailure(error.reason(port: port))
    } catch {
      throw GalleryFailure("the server stopped: \(error)")
    }
  }

  private func addRoutes(to server: HTTPServer) async {
    for file in PageFile.all {
      await server.appendRoute(HTTPRoute("GET \(file.path)")) { _ in file.response }
    }
    await server.appendRoute("GET /images/:number") { [room] request in
      await GalleryServer.image(request.routeParameters["number"], in: room)
    }
    await server.appendRoute("GET /live", to: .webSocket(LiveConnection(room: room)))
  }

  @MainActor
  private static func image(_ number: String?, in room: LiveRoom) -> HTTPResponse {
    guard let picture = number.flatMap({ Int($0) }).flatMap({ room.pictures[$0] }) else {
      return HTTPResponse(statusCode: .notFound)
    }
    return HTTPResponse(
      statusCode: .ok,
      headers: [.contentType: picture.mimeType, .cacheControl: "no-cache"],
      body: picture.data
    )
  }
}

extension SocketError {
  fileprivate func reason(port: UInt16) -> String {
    guard case .failed(_, let code, let message) = self else {
      return "the server stopped: \(self)"
    }
    switch code {
    case EADDRINUSE: return "port \(port) is in use: choose another with --port"
    case EACCES: return "port \(port) is not allowed: choose one above 1023 with --port"
    default: return "port \(port) cannot be served: \(message)"
    }
  }
}
