internal import Foundation
package import NIOHTTP1

/// The secret that every request needs if the server listens on an address of the user's choice.
///
/// The address that is printed carries it in its query. The page exchanges it for a cookie, and goes on to the
/// address without it: so it is in no shared link, in no header `Referer`, and not in the address bar.
package struct AccessToken: Sendable {
  package let text: String

  /// Makes a token of 192 random bits that needs no escape in an address.
  package init() {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<24).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    text = Data(bytes).base64EncodedString()
      .replacing("+", with: "-")
      .replacing("/", with: "_")
  }

  /// The answer to a request that brings the token in its query, or that lacks the cookie; nil if it has the cookie.
  package func answer(to head: HTTPRequestHead) -> Answer? {
    if head.path == "/", head.isGetOrHead {
      let name = "token="
      let tokens = head.query.filter { $0.hasPrefix(name) }
      if tokens.count == 1, isEqual(to: tokens[0].dropFirst(name.count)) {
        return exchange(for: head)
      }
      guard tokens.isEmpty else { return AccessToken.refusal }
    }
    return hasCookie(head) ? nil : AccessToken.refusal
  }

  /// The same for a token that is missing and one that is wrong.
  ///
  /// A browser that follows another site's link keeps a strict cookie to itself. The page's own link brings it.
  private static let refusal = Answer(
    .forbidden,
    html: """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Gallery</title>
      <p>Open the address that the gallery printed when it started: this page asks for its token.</p>
      <p>If you have done so before, and came by a link now: <a href="">open this page again</a>.</p>
      """
  )

  private func exchange(for head: HTTPRequestHead) -> Answer {
    let rest = head.query.filter { !$0.hasPrefix("token=") }.joined(separator: "&")
    let cookie = "\(cookieName(for: head))=\(text); Path=/; HttpOnly; SameSite=Strict"
    return Answer(redirectingTo: rest.isEmpty ? "/" : "/?\(rest)", cookie: cookie)
  }

  private func hasCookie(_ head: HTTPRequestHead) -> Bool {
    let name = "\(cookieName(for: head))="
    let cookies = head.headers["Cookie"].flatMap { value in
      value.split { $0 == ";" || $0 == " " }
    }
    return cookies.contains { $0.hasPrefix(name) && isEqual(to: $0.dropFirst(name.count)) }
  }

  /// A browser sends a cookie to every port of a host: two galleries there need two names.
  private func cookieName(for head: HTTPRequestHead) -> String { "gallery-\(head.port)" }

  /// Compares in a time that doesn't depend on where the texts differ.
  private func isEqual(to other: some StringProtocol) -> Bool {
    guard other.utf8.count == text.utf8.count else { return false }
    return zip(text.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
