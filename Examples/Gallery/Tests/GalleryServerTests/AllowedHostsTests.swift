import GalleryServer
import Testing

@Suite struct AllowedHostsTests {
  private let hosts = AllowedHosts(port: 8080)

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LocalHost:8080", "[::1]:8080"])
  func thisMachineIsAllowed(host: String) {
    #expect(hosts.allows(host: [host]))
    #expect(hosts.allows(origin: ["http://\(host)"]))
  }

  @Test(
    arguments: [
      "127.0.0.1", "localhost", "127.0.0.1:8081", "127.0.0.1:80800", "example.com:8080",
      "127.0.0.1.example.com:8080", "localhost:8080.example.com", "user@localhost:8080", "",
    ]
  )
  func otherHostsAreRefused(host: String) {
    #expect(!hosts.allows(host: [host]))
    #expect(!hosts.allows(origin: ["http://\(host)"]))
  }

  @Test func exactlyOneHostIsAllowed() {
    #expect(!hosts.allows(host: []))
    #expect(!hosts.allows(host: ["localhost:8080", "example.com"]))
  }

  @Test func aRequestWithoutOriginIsAllowed() {
    #expect(hosts.allows(origin: []))
    #expect(!hosts.allows(origin: ["http://localhost:8080", "http://example.com"]))
  }

  @Test(arguments: ["null", "https://localhost:8080", "localhost:8080", "http://"])
  func otherOriginsAreRefused(origin: String) {
    #expect(!hosts.allows(origin: [origin]))
  }

  @Test func aBrowserLeavesOutThePort80() {
    let hosts = AllowedHosts(port: 80)
    #expect(hosts.allows(host: ["localhost"]))
    #expect(hosts.allows(host: ["localhost:80"]))
    #expect(hosts.allows(origin: ["http://127.0.0.1"]))
  }
}
