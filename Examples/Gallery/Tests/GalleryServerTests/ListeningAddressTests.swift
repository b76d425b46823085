import GalleryServer
import Testing

@Suite struct ListeningAddressTests {
  @Test(
    arguments: [
      ("192.168.1.5", "http://192.168.1.5:8080/?token="),
      ("127.0.0.1", "http://127.0.0.1:8080/?token="),
      ("::1", "http://[::1]:8080/?token="),
      ("FD00:0::5", "http://[fd00::5]:8080/?token="),
    ]
  )
  func itsAddressIsPrinted(text: String, start: String) throws {
    let token = AccessToken()
    let address = try #require(ListeningAddress(text))
    #expect(address.invitation(port: 8080, token: token) == start + token.text)
  }

  @Test(arguments: ["0.0.0.0", "::", "0:0::0"])
  func anAddressThatCanBeOpenedIsPrintedForAll(text: String) throws {
    let token = AccessToken()
    let address = try #require(ListeningAddress(text))
    let lines = address.invitation(port: 8080, token: token).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first == "http://127.0.0.1:8080/?token=\(token.text)")
    #expect(lines.last?.hasPrefix("From another machine, ") == true)
  }

  @Test(
    arguments: [
      "", "localhost", "example.com", "0", "127.1", "192.168.1.256", "192.168.1.5:80", "[::1]",
      "fe80::1%eth0", " 127.0.0.1", "*", "http://127.0.0.1", "127.0.0.1/8",
    ]
  )
  func anythingElseIsNoAddress(text: String) {
    #expect(ListeningAddress(text) == nil)
  }
}
