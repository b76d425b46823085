import GalleryServer
import Testing

@Suite struct AllowedHostsTests {
  private let hosts = AllowedHosts(port: 8080)
  private let host = ["localhost:8080"]

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LocalHost:8080", "[::1]:8080"])
  func thisMachineIsAllowed(host: String) {
    #expect(hosts.allows(host: [host]))
    #expect(hosts.allows(origin: ["http://\(host)"], host: [host]))
  }

  @Test(
    arguments: [
      "127.0.0.1", "localhost", "127.0.0.1:8081", "127.0.0.1:80800", "example.com:8080",
      "127.0.0.1.example.com:8080", "localhost:8080.example.com", "user@localhost:8080", "",
    ]
  )
  func otherHostsAreRefused(host: String) {
    #expect(!hosts.allows(host: [host]))
    #expect(!hosts.allows(origin: ["http://\(host)"], host: [host]))
  }

  @Test func exactlyOneHostIsAllowed() {
    #expect(!hosts.allows(host: []))
    #expect(!hosts.allows(host: ["localhost:8080", "example.com"]))
  }

  @Test func aRequestWithoutOriginIsAllowed() {
    #expect(hosts.allows(origin: [], host: host))
    #expect(!hosts.allows(origin: ["http://localhost:8080", "http://example.com"], host: host))
  }

  @Test(arguments: ["null", "https://localhost:8080", "localhost:8080", "http://"])
  func otherOriginsAreRefused(origin: String) {
    #expect(!hosts.allows(origin: [origin], host: host))
  }

  @Test func aBrowserLeavesOutThePort80() {
    let hosts = AllowedHosts(port: 80)
    #expect(hosts.allows(host: ["localhost"]))
    #expect(hosts.allows(host: ["localhost:80"]))
    #expect(hosts.allows(origin: ["http://127.0.0.1"], host: ["127.0.0.1"]))
  }

  @Test func aPageMayUseTwoNamesOfThisMachine() {
    #expect(hosts.allows(origin: ["http://127.0.0.1:8080"], host: host))
  }

  // MARK: - Any host

  @Test(
    arguments: [
      "127.0.0.1:8080", "192.168.1.5:9000", "[fe80::1]:8080", "box", "my-mac.local:8080",
      "Gallery.Example.COM", "a_b.example:1", "xn--bcher-kva.example",
    ]
  )
  func anyNameAndAddressIsAllowed(host: String) {
    #expect(AllowedHosts.any.allows(host: [host]))
    #expect(AllowedHosts.any.allows(origin: ["http://\(host)"], host: [host]))
  }

  @Test(
    arguments: [
      "", ":8080", "box:", "box:port", "box:123456", "user@box", "box/path", "box box", "[::1",
      "[box]:80", "box:80:80", "bücher.example", "box\r\nbox",
    ]
  )
  func whatIsNoHostIsRefused(host: String) {
    #expect(!AllowedHosts.any.allows(host: [host]))
  }

  @Test func exactlyOneOfAnyHostIsAllowed() {
    #expect(!AllowedHosts.any.allows(host: []))
    #expect(!AllowedHosts.any.allows(host: ["box", "box"]))
  }

  @Test(
    arguments: [
      "http://box", "http://box:8081", "https://box:8080", "http://example.com", "null", "box:8080",
      "http://", "http://box:8080.example.com",
    ]
  )
  func theOriginOfAnyHostIsItsOwn(origin: String) {
    #expect(!AllowedHosts.any.allows(origin: [origin], host: ["box:8080"]))
    #expect(AllowedHosts.any.allows(origin: ["http://BOX:8080"], host: ["box:8080"]))
    #expect(
      !AllowedHosts.any.allows(origin: ["http://box:8080", "http://box:8080"], host: ["box:8080"])
    )
  }
}
