/// The names under which a page addresses the server.
///
/// A site on the web can let a name of its own point to 127.0.0.1, or send requests from its pages. Its name
/// is in the header `Host` then, or in `Origin`.
package struct AllowedHosts: Equatable, Sendable {
  /// nil for any.
  private let hosts: Set<String>?

  /// Allows the names of this machine for itself.
  package init(port: Int) {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    // A browser leaves out the port 80.
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  private init() {
    hosts = nil
  }

  /// Allows any name and address with any port, for a server that asks for a token.
  ///
  /// It can't know the names that others have for its machine, or the port that a container's host gives it. A site
  /// that lets its name point to the server doesn't have the cookie, as a browser sends it to the host that has
  /// set it only.
  package static let any = AllowedHosts()

  /// Whether the values of the header `Host` are one allowed host.
  package func allows(host values: [String]) -> Bool {
    guard values.count == 1 else { return false }
    let host = values[0].lowercased()
    return hosts?.contains(host) ?? AllowedHosts.isWellFormed(host)
  }

  /// Whether the values of the header `Origin` are missing, or one allowed origin; if any host is allowed, its own.
  package func allows(origin values: [String], host: [String]) -> Bool {
    guard let origin = values.first else { return true }
    let scheme = "http://"
    guard values.count == 1, origin.hasPrefix(scheme) else { return false }
    let name = origin.dropFirst(scheme.count).lowercased()
    return hosts?.contains(name) ?? (host.map { $0.lowercased() } == [name])
  }

  private static func isWellFormed(_ host: String) -> Bool {
    host.wholeMatch(of: /(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?/) != nil
  }
}
