internal import NIOHTTP1

extension HTTPRequestHead {
  /// The address without the query.
  var path: String { String(uri.prefix { $0 != "?" }) }

  /// The items of the query, as they are written.
  var query: [Substring] {
    uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      .dropFirst()
      .flatMap { $0.split(separator: "&") }
  }

  /// The port under which a browser reaches the server; a container's host may have given it another.
  var port: Substring {
    let host = headers["Host"].first ?? ""
    let digits = host.split(separator: ":").last ?? ""
    return host.contains(":") && digits.allSatisfy { ("0"..."9").contains($0) } ? digits : "80"
  }

  var hasBody: Bool {
    headers.contains(name: "Transfer-Encoding")
      || headers["Content-Length"].contains { Int($0) != 0 }
  }

  var isGetOrHead: Bool { method == .GET || method == .HEAD }
}
