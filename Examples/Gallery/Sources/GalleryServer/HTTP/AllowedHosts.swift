/// The names under which a page of this machine addresses the server.
///
/// A site on the web can let a name of its own point to 127.0.0.1, or send requests from its pages. Its name
/// is in the header `Host` then, or in `Origin`.
package struct AllowedHosts: Equatable, Sendable {
  private let hosts: Set<String>

  package init(port: Int) {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    // A browser leaves out the port 80.
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  /// Whether the values of the header `Host` are one allowed host.
  package func allows(host values: [String]) -> Bool {
    values.count == 1 && hosts.contains(values[0].lowercased())
  }

  /// Whether the values of the header `Origin` are missing, or one allowed origin.
  package func allows(origin values: [String]) -> Bool {
    guard let origin = values.first else { return true }
    let scheme = "http://"
    guard values.count == 1, origin.hasPrefix(scheme) else { return false }
    return hosts.contains(origin.dropFirst(scheme.count).lowercased())
  }
}
