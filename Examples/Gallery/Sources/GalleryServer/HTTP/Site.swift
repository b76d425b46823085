internal import NIOCore
package import NIOHTTP1

/// What there is to request: the page's files and the pictures of the phones.
package struct Site: Sendable {
  private let hosts: AllowedHosts
  private let token: AccessToken?
  private let files: PageFiles
  private let pictures: PictureStore

  /// The path of the web socket.
  package static let live = "/live"

  /// Makes a site; with a token, every request needs it.
  package init(
    hosts: AllowedHosts,
    token: AccessToken? = nil,
    files: PageFiles,
    pictures: PictureStore
  ) {
    self.hosts = hosts
    self.token = token
    self.files = files
    self.pictures = pictures
  }

  package func answer(to head: HTTPRequestHead) -> Answer {
    if let answer = check(head) { return answer }
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
    check(head) == nil && head.method == .GET && head.path == Site.live
  }

  /// The answer to a request that doesn't get what it asks for; nil if it does.
  private func check(_ head: HTTPRequestHead) -> Answer? {
    refusalOfSender(of: head) ?? token?.answer(to: head) ?? refusalOfForm(of: head)
  }

  private func refusalOfSender(of head: HTTPRequestHead) -> Answer? {
    let host = head.headers["Host"]
    guard hosts.allows(host: host) else {
      let sentence =
        token == nil
        ? "This server answers requests to 127.0.0.1 and localhost only."
        : "A request names one host."
      return Answer(.forbidden, sentence)
    }
    guard hosts.allows(origin: head.headers["Origin"], host: host) else {
      return Answer(.forbidden, "This server answers its own page only.")
    }
    return nil
  }

  private func refusalOfForm(of head: HTTPRequestHead) -> Answer? {
    guard !head.hasBody else {
      return Answer(.payloadTooLarge, "A request has no body here.")
    }
    guard head.isGetOrHead else {
      return Answer(.methodNotAllowed, "There are GET and HEAD only.")
    }
    return nil
  }
}
