import GalleryKit
import GalleryScreens
import Testing

extension OnScreen {
  @MainActor @Suite struct LivePhoneTests {
    private func phone() -> (LivePhone, () -> [String]) {
      final class Lines { var all: [String] = [] }
      let lines = Lines()
      return (LivePhone(rooms: Catalog.rooms) { lines.all.append($0) }, { lines.all })
    }

    @Test func eachPageGetsItsOwnLines() {
      let (phone, lines) = phone()
      for line in ["7 +", "9 +", #"9 {"hello":{"room":"tabs","fresh":true}}"#] {
        phone.receive(line)
      }
      #expect(lines().contains { $0.hasPrefix(#"9 {"room":"tabs""#) })
      #expect(lines().contains { $0.hasPrefix(#"7 {"room":"tabs""#) })
      #expect(!lines().contains { $0.hasPrefix(#"7 {"rooms""#) })
    }

    @Test func aPageThatHasLeftGetsNone() {
      let (phone, lines) = phone()
      for line in ["7 +", "9 +", "7 -", #"9 {"open":"modal"}"#, #"7 {"open":"tabs"}"#] {
        phone.receive(line)
      }
      #expect(lines().contains { $0.hasPrefix(#"9 {"room":"modal""#) })
      #expect(!lines().contains { $0.hasPrefix("7 ") || $0.contains(#""room":"tabs""#) })
    }

    @Test(arguments: ["", "7", "x +", "7 {", "8 {\"open\":\"tabs\"}", "-", "7 + {}"])
    func whatIsNoLineIsIgnored(line: String) {
      let (phone, lines) = phone()
      phone.receive("7 +")
      phone.receive(line)
      #expect(lines().isEmpty)
    }
  }
}
