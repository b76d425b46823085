import GalleryServer
import NIOCore
import Testing

@Suite struct PhoneLineTests {
  private func read(_ text: String) -> PhoneLine? { PhoneLine(ByteBuffer(string: text)) }

  @Test func messagesAreForAPage() {
    let text = ByteBuffer(string: #"{"speed":1}"#)
    #expect(read(#"17 {"speed":1}"#) == .message(page: 17, text: text, room: nil))
  }

  @Test func theShownRoomIsKnown() {
    let json = #"{"room":"full-screen-pop","title":"A dive"}"#
    let text = ByteBuffer(string: json)
    #expect(read("3 \(json)") == .message(page: 3, text: text, room: "full-screen-pop"))
  }

  @Test func picturesAreForTheServer() {
    let json = #"{"picture":"9f","type":"image/png","base64":""}"#
    #expect(read("0 \(json)") == .picture(ByteBuffer(string: json)))
  }

  @Test(arguments: ["", " ", "7", "7 ", "7 +", "7{}", "x {}", "a room has printed {}"])
  func anythingElseIsIgnored(line: String) {
    #expect(read(line) == nil)
  }

  @Test(arguments: 1...12)
  func linesAreWholeHoweverTheirBytesCome(size: Int) {
    let bytes = Array("one\n\ntwo and more\nthree".utf8)
    var buffer = LineBuffer()
    var lines: [String] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { buffer.append($0) }
      while let line = buffer.next() { lines.append(String(buffer: line)) }
    }
    #expect(lines == ["one", "", "two and more"])
  }

  @Test func theSentenceOfAFaultIsFound() {
    let line = "Album/AlbumPage.swift:31: Fatal error: UIKit: Give the view a window first."
    #expect(Fault.sentence(in: line) == "Give the view a window first.")
    #expect(Fault.sentence(in: "Fatal error: Index out of range") == nil)
  }

  @Test func aReportNamesTheRoom() {
    #expect(
      Fault.report(room: "push", sentence: "Give the view a window first.")
        == "The phone with the room “push” has ended: Give the view a window first."
    )
    #expect(Fault.report(room: nil, sentence: nil) == "The phone has ended unexpectedly.")
  }
}
