internal import NIOCore
package import NIOHTTP1

/// What there is to request: the page's files and the pictures of the phones.
package struct Site: Sendable {
  private let hosts: AllowedHosts
  private let files: PageFiles
  private let pictures: PictureStore

  /// The path of the web socket.
  package static let live = "/live"

  package init(hosts: AllowedHosts, files: PageFiles, pictures: PictureStore) {
    self.hosts = hosts
    self.files = files
    self.pictures = pictures
  }

  package func answer(to head: HTTPRequestHead) -> Answer {
    if let refusal = refusal(of: head) { return refusal }
    let path = head.path
    if path == Site.live {
      return Answer(.upgradeRequired, "There is a web socket here.")
    }
    if let file = files[path] { return file }
    if let picture = pictures[path] { return picture }
    return Answer(.notFound, "There is nothing here.")
  }

  /// Whether the connection becomes a web socket.
  package func upgrades(_ head: HTTPRequestHead) -> Bool {
    refusal(of: head) == nil && head.method == .GET && head.path == Site.live
  }

  private func refusal(of head: HTTPRequestHead) -> Answer? {
    guard hosts.allows(host: head.headers["Host"]) else {
      return Answer(.forbidden, "This server answers requests to 127.0.0.1 and localhost only.")
    }
    guard hosts.allows(origin: head.headers["Origin"]) else {
      return Answer(.forbidden, "This server answers its own page only.")
    }
    guard !head.hasBody else {
      return Answer(.payloadTooLarge, "A request has no body here.")
    }
    guard head.method == .GET || head.method == .HEAD else {
      return Answer(.methodNotAllowed, "There are GET and HEAD only.")
    }
    return nil
  }
}

extension HTTPRequestHead {
  /// The address without the query.
  fileprivate var path: String { String(uri.prefix { $0 != "?" }) }

  var hasBody: Bool {
    headers.contains(name: "Transfer-Encoding")
      || headers["Content-Length"].contains { Int($0) != 0 }
  }
}
