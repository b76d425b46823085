package import NIOCore
package import NIOHTTP1

/// The answer to a request.
package struct Answer: Equatable, Sendable {
  package let status: HTTPResponseStatus
  package let type: String
  package let body: ByteBuffer
  /// Whether the body never changes under its address.
  package let isImmutable: Bool
  /// The headers that only this answer has.
  private let more: HTTPHeaders

  package init(type: String, body: ByteBuffer, isImmutable: Bool = false) {
    status = .ok
    self.type = type
    self.body = body
    self.isImmutable = isImmutable
    more = [:]
  }

  /// An error, explained in one line.
  package init(_ status: HTTPResponseStatus, _ line: String) {
    self.init(status, type: "text/plain; charset=utf-8", line)
  }

  /// An error, explained on a page.
  init(_ status: HTTPResponseStatus, html: String) {
    self.init(status, type: "text/html; charset=utf-8", html)
  }

  private init(_ status: HTTPResponseStatus, type: String, _ text: String) {
    self.status = status
    self.type = type
    body = ByteBuffer(string: text + "\n")
    isImmutable = false
    more = [:]
  }

  /// Sends a browser to another address of the site, with a new cookie.
  init(redirectingTo location: String, cookie: String) {
    status = .seeOther
    type = "text/plain; charset=utf-8"
    body = ByteBuffer()
    isImmutable = false
    more = ["Location": location, "Set-Cookie": cookie]
  }

  private var caching: String {
    if status == .seeOther { return "no-store" }
    // No one but the browser keeps what may need a token.
    return isImmutable ? "private, max-age=31536000, immutable" : "no-cache"
  }

  package var headers: HTTPHeaders {
    var headers = Answer.protection
    headers.add(name: "Content-Type", value: type)
    headers.add(name: "Content-Length", value: "\(body.readableBytes)")
    headers.add(name: "Cache-Control", value: caching)
    headers.add(contentsOf: more)
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
