package import NIOCore
package import NIOHTTP1

/// The answer to a request.
package struct Answer: Equatable, Sendable {
  package let status: HTTPResponseStatus
  package let type: String
  package let body: ByteBuffer
  /// Whether the body never changes under its address.
  package let isImmutable: Bool

  package init(type: String, body: ByteBuffer, isImmutable: Bool = false) {
    status = .ok
    self.type = type
    self.body = body
    self.isImmutable = isImmutable
  }

  /// An error, explained in one line.
  package init(_ status: HTTPResponseStatus, _ line: String) {
    self.status = status
    type = "text/plain; charset=utf-8"
    body = ByteBuffer(string: line + "\n")
    isImmutable = false
  }

  package var headers: HTTPHeaders {
    var headers = Answer.protection
    headers.add(name: "Content-Type", value: type)
    headers.add(name: "Content-Length", value: "\(body.readableBytes)")
    let caching = isImmutable ? "public, max-age=31536000, immutable" : "no-cache"
    headers.add(name: "Cache-Control", value: caching)
    if status == .methodNotAllowed { headers.add(name: "Allow", value: "GET, HEAD") }
    return headers
  }

  /// The headers of every answer: what the page may load, and who may load it.
  package static let protection: HTTPHeaders = [
    "Content-Security-Policy": """
    default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
  ]
}
