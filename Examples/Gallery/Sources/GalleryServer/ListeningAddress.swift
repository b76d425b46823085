internal import NIOCore

/// The IP address on which the server listens.
package struct ListeningAddress: Equatable, Sendable {
  private let ip: String

  static let loopback = ListeningAddress(ip: "127.0.0.1")

  private init(ip: String) {
    self.ip = ip
  }

  /// Reads an IPv4 or IPv6 address; nil if the text is something else, such as a name.
  package init?(_ text: String) {
    // A browser can't open an address with a zone, such as fe80::1%eth0.
    guard !text.contains("%"),
      let ip = try? SocketAddress(ipAddress: text, port: 0).ipAddress
    else { return nil }
    self.init(ip: ip)
  }

  func socket(port: UInt16) throws -> SocketAddress {
    try SocketAddress(ipAddress: ip, port: Int(port))
  }

  /// Whether it stands for all addresses of the machine.
  private var isEvery: Bool { ip == "0.0.0.0" || ip == "::" }

  /// What a person is told who starts the server.
  package func invitation(port: Int, token: AccessToken?) -> String {
    let host = isEvery ? "127.0.0.1" : ip.contains(":") ? "[\(ip)]" : ip
    let address = "http://\(host):\(port)\(token.map { "/?token=\($0.text)" } ?? "")"
    guard isEvery else { return address }
    return """
      \(address)
      From another machine, write an address or name of this one instead of 127.0.0.1.
      """
  }
}
