import GalleryServer
import NIOCore
import NIOHTTP1
import Testing

@Suite struct TokenTests {
  private let token = AccessToken()
  private let site: Site
  private let pictures = PictureStore()

  init() throws {
    site = Site(hosts: .any, token: token, files: try PageFiles(), pictures: pictures)
    pictures.add(#"{"picture":"9f3c","type":"image/png","base64":"AQID"}"#.utf8)
  }

  private var cookie: String { "gallery-8080=\(token.text)" }

  private func head(
    _ uri: String,
    _ headers: HTTPHeaders = [:],
    cookie: String? = nil,
    host: String = "box:8080",
    method: HTTPMethod = .GET
  ) -> HTTPRequestHead {
    var all: HTTPHeaders = ["Host": host]
    all.add(contentsOf: headers)
    if let cookie { all.add(name: "Cookie", value: cookie) }
    return HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: all)
  }

  /// The token with another character at a position.
  private func wrong(at position: Int) -> String {
    var characters = Array(token.text)
    characters[position] = characters[position] == "A" ? "B" : "A"
    return String(characters)
  }

  @Test func aTokenIsLongAndNewAndNeedsNoEscape() {
    let texts = Set((0..<1000).map { _ in AccessToken().text })
    #expect(texts.count == 1000)
    for text in texts {
      #expect(text.wholeMatch(of: /[A-Za-z0-9_-]{32}/) != nil)
    }
    // No character is always the same.
    for position in 0..<32 {
      #expect(Set(texts.map { Array($0)[position] }).count > 32)
    }
  }

  @Test func theTokenIsExchangedForACookie() {
    let answer = site.answer(to: head("/?token=\(token.text)"))
    #expect(answer.status == .seeOther)
    #expect(answer.headers["Location"] == ["/"])
    #expect(
      answer.headers["Set-Cookie"] == ["\(cookie); Path=/; HttpOnly; SameSite=Strict"]
    )
    #expect(answer.headers["Cache-Control"] == ["no-store"])
    #expect(answer.headers["Referrer-Policy"] == ["no-referrer"])
    #expect(answer.headers["Content-Length"] == ["0"])
  }

  @Test(
    arguments: [
      ("?token=T", "/"), ("?phone=abc&token=T&still", "/?phone=abc&still"), ("?&token=T&", "/"),
      ("?token=T&next=//example.com/", "/?next=//example.com/"), ("?token=T?a", nil),
      ("?token=T&token=T", nil), ("?token=T&token=", nil), ("?token=T%20", nil), ("?Token=T", nil),
    ]
  )
  func theRestOfTheQueryIsKept(query: String, location: String?) {
    let query = query.replacing("T", with: "\(token.text)")
    let answer = site.answer(to: head("/\(query)"))
    #expect(answer.status == (location == nil ? .forbidden : .seeOther))
    #expect(answer.headers["Location"] == (location.map { [$0] } ?? []))
    #expect(answer.headers["Set-Cookie"].count == (location == nil ? 0 : 1))
  }

  @Test(
    arguments: [
      "/", "/index.html", "/main.js", "/gallery.css", "/images/9f3c", "/live", "/nowhere",
    ],
    [HTTPMethod.GET, .HEAD, .POST, .RAW(value: "BREW")]
  )
  func nothingIsAnsweredWithoutTheCookie(uri: String, method: HTTPMethod) {
    let body: HTTPHeaders = method == .POST ? ["Content-Length": "5"] : [:]
    let answer = site.answer(to: head(uri, body, method: method))
    #expect(answer.status == .forbidden)
    #expect(String(buffer: answer.body).contains("Open the address that the gallery printed"))
    #expect(site.answer(to: head(uri, body, cookie: cookie, method: method)).status != .forbidden)
    #expect(site.answer(to: head(uri + "?token=\(token.text)", method: .POST)).status == .forbidden)
  }

  @Test(arguments: ["/main.js", "/live", "/index.html", "//"])
  func onlyThePageExchangesTheToken(path: String) {
    #expect(site.answer(to: head("\(path)?token=\(token.text)")) == site.answer(to: head("/")))
    #expect(!site.upgrades(head("\(path)?token=\(token.text)")))
  }

  @Test func aWrongTokenIsAnsweredAsNone() {
    let none = site.answer(to: head("/"))
    let half = String(token.text.prefix(16))
    for token in [wrong(at: 0), wrong(at: 31), half, token.text + "A", "", "%00"] {
      #expect(site.answer(to: head("/?token=\(token)")) == none)
      #expect(site.answer(to: head("/?token=\(token)", cookie: cookie)) == none)
      #expect(site.answer(to: head("/", cookie: "gallery-8080=\(token)")) == none)
    }
    #expect(none.headers["Set-Cookie"].isEmpty)
  }

  @Test(
    arguments: [
      "C", "a=1; C", "C; a=1", "a=1;C;b=2", "gallery-8080=old; C", "gallery-8081=other; C",
    ]
  )
  func theCookieIsFound(value: String) {
    let value = value.replacing("C", with: cookie)
    #expect(site.answer(to: head("/", cookie: value)).status == .ok)
    #expect(site.upgrades(head("/live", cookie: value)))
  }

  @Test(
    arguments: [
      "T", "gallery=T", "gallery-8081=T", "xgallery-8080=T", "gallery-8080T", "gallery-8080=\"T\"",
    ]
  )
  func anotherCookieIsNone(value: String) {
    let value = value.replacing("T", with: token.text)
    #expect(site.answer(to: head("/", cookie: value)).status == .forbidden)
    #expect(!site.upgrades(head("/live", cookie: value)))
  }

  @Test(
    arguments: [
      ("box:9000", "9000"), ("box", "80"), ("[::1]:8080", "8080"), ("[::1]", "80"),
      ("192.168.1.5:1", "1"),
    ]
  )
  func theCookieHasThePortOfTheHost(host: String, port: String) {
    let answer = site.answer(to: head("/?token=\(token.text)", host: host))
    #expect(answer.headers["Set-Cookie"].first?.hasPrefix("gallery-\(port)=") == true)
    let cookie = "gallery-\(port)=\(token.text)"
    #expect(site.answer(to: head("/", cookie: cookie, host: host)).status == .ok)
  }

  @Test func theWebSocketNeedsTheCookieAndItsOwnOrigin() {
    let own: HTTPHeaders = ["Origin": "http://box:8080"]
    #expect(site.upgrades(head("/live", cookie: cookie)))
    #expect(site.upgrades(head("/live", own, cookie: cookie)))
    #expect(!site.upgrades(head("/live", own)))
    for origin in ["http://example.com", "http://localhost:8080", "http://box", "null"] {
      #expect(!site.upgrades(head("/live", ["Origin": origin], cookie: cookie)))
      #expect(site.answer(to: head("/", ["Origin": origin], cookie: cookie)).status == .forbidden)
    }
  }

  @Test func aForeignOriginDoesNotExchangeTheToken() {
    let head = head("/?token=\(token.text)", ["Origin": "http://example.com"])
    #expect(site.answer(to: head).status == .forbidden)
  }

  @Test func theFormOfARequestIsCheckedAsEver() {
    let post = head("/", ["Content-Length": "1"], cookie: cookie, method: .POST)
    #expect(site.answer(to: post).status == .payloadTooLarge)
    #expect(site.answer(to: head("/", cookie: cookie, method: .PUT)).status == .methodNotAllowed)
    #expect(site.answer(to: head("/live", cookie: cookie)).status == .upgradeRequired)
    #expect(site.answer(to: head("/nowhere", cookie: cookie)).status == .notFound)
    #expect(site.answer(to: head("/", cookie: cookie, host: "a b")).status == .forbidden)
  }

  @Test func everyAnswerIsProtected() {
    for head in [head("/"), head("/", cookie: cookie), head("/?token=\(token.text)")] {
      let headers = site.answer(to: head).headers
      for (name, value) in Answer.protection {
        #expect(headers[name] == [value])
      }
    }
  }
}
