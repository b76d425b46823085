import GalleryServer
import NIOCore
import NIOHTTP1
import Testing

@Suite struct SiteTests {
  private let site: Site
  private let pictures = PictureStore()

  init() throws {
    let hosts = AllowedHosts(port: 8080)
    site = Site(hosts: hosts, files: try PageFiles(), pictures: pictures)
  }

  private func head(
    _ uri: String,
    _ headers: HTTPHeaders = [:],
    method: HTTPMethod = .GET
  ) -> HTTPRequestHead {
    var all: HTTPHeaders = ["Host": "localhost:8080"]
    all.add(contentsOf: headers)
    return HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: all)
  }

  @Test(arguments: ["/", "/?phone=abc", "/main.js", "/gallery.css"])
  func thePageIsServed(uri: String) {
    let answer = site.answer(to: head(uri))
    #expect(answer.status == .ok)
    #expect(answer.headers["Cache-Control"] == ["no-cache"])
    #expect(site.answer(to: head(uri, method: .HEAD)) == answer)
  }

  @Test(arguments: ["/nowhere", "/../Package.swift", "/Public/main.js", "/images/0", "", "*"])
  func anythingElseIsNotFound(uri: String) {
    let answer = site.answer(to: head(uri))
    #expect(answer.status == .notFound)
    #expect(String(buffer: answer.body) == "There is nothing here.\n")
  }

  @Test(arguments: [HTTPMethod.POST, .PUT, .DELETE, .OPTIONS, .CONNECT, .RAW(value: "BREW")])
  func otherMethodsAreRefused(method: HTTPMethod) {
    let answer = site.answer(to: head("/", method: method))
    #expect(answer.status == .methodNotAllowed)
    #expect(answer.headers["Allow"] == ["GET, HEAD"])
  }

  @Test(
    arguments: [
      ("Content-Length", "1"), ("Content-Length", "x"), ("Transfer-Encoding", "chunked"),
    ]
  )
  func bodiesAreRefused(header: (String, String)) {
    let head = head("/", [header.0: header.1], method: .POST)
    #expect(site.answer(to: head).status == .payloadTooLarge)
  }

  @Test func anEmptyBodyIsNone() {
    #expect(site.answer(to: head("/", ["Content-Length": "0"])).status == .ok)
  }

  @Test func otherHostsAndOriginsAreForbidden() {
    var foreign = head("/")
    foreign.headers.replaceOrAdd(name: "Host", value: "example.com:8080")
    #expect(site.answer(to: foreign).status == .forbidden)
    #expect(site.answer(to: head("/", ["Origin": "http://example.com"])).status == .forbidden)
    #expect(site.answer(to: head("/", ["Origin": "http://127.0.0.1:8080"])).status == .ok)
  }

  @Test func onlyTheWebSocketUpgrades() {
    #expect(site.upgrades(head("/live")))
    #expect(site.upgrades(head("/live", ["Origin": "http://localhost:8080"])))
    #expect(!site.upgrades(head("/live", ["Origin": "http://example.com"])))
    #expect(!site.upgrades(head("/")))
    #expect(!site.upgrades(head("/live", method: .HEAD)))
    #expect(site.answer(to: head("/live")).status == .upgradeRequired)
  }

  @Test(arguments: ["/", "/nowhere"])
  func everyAnswerIsProtected(uri: String) throws {
    let headers = site.answer(to: head(uri)).headers
    let policy = try #require(headers["Content-Security-Policy"].first)
    #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; "))
    #expect(!policy.contains("unsafe"))
    #expect(headers["X-Content-Type-Options"] == ["nosniff"])
    #expect(headers["Referrer-Policy"] == ["no-referrer"])
    #expect(headers["Cross-Origin-Resource-Policy"] == ["same-origin"])
  }

  @Test func aPictureIsServedForEver() {
    pictures.add(#"{"picture":"9f3c","type":"image/png","base64":"AQID"}"#.utf8)
    let answer = site.answer(to: head("/images/9f3c"))
    #expect(answer.type == "image/png")
    #expect(answer.body == ByteBuffer(bytes: [1, 2, 3]))
    #expect(answer.headers["Cache-Control"] == ["private, max-age=31536000, immutable"])
  }

  @Test(arguments: ["", "{}", #"{"picture":"9f3c","type":"image/png","base64":"!"}"#])
  func brokenPicturesAreIgnored(message: String) {
    pictures.add(message.utf8)
    #expect(site.answer(to: head("/images/9f3c")).status == .notFound)
  }
}
