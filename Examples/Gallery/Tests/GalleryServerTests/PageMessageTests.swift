import GalleryKit
import GalleryServer
import NIOCore
import Testing

@Suite struct PageMessageTests {
  private func read(_ text: String) -> PageMessage { PageMessage(ByteBuffer(string: text)) }

  @Test(
    arguments: [
      (#"{"tick":{"frames":1}}"#, "tick"), (#" { "load" : 1}"#, "load"), (#"{"":1}"#, ""),
      ("{}", nil), ("", nil), ("[1]", nil), (#""load""#, nil), (#"{"load"#, nil),
      (#"{"\#(String(repeating: "x", count: 100))":1}"#, nil),
    ]
  )
  func theFirstKeyIsTheName(text: String, name: String?) {
    #expect(read(text).name == name)
  }

  @Test func helloIsRead() {
    let hello = read(#"{"hello":{"room":"push","fresh":false,"hz":60,"phone":"abc"}}"#).hello
    #expect(hello?.phone == "abc")
    #expect(hello?.fresh == false)
    let fresh = read(#"{"hello":{"room":null}}"#).hello
    #expect(fresh != nil)
    #expect(fresh?.phone == nil)
  }

  @Test(
    arguments: [#"{"open":"push"}"#, #"{"hello":1}"#, #"{"hello":{"phone":1}}"#, #"{"hello":{"#]
  )
  func anythingElseIsNoHello(text: String) {
    #expect(read(text).hello == nil)
  }

  @Test func aHelloCanAskForAnotherRoom() {
    let old = read(#"{"hello":{"room":"push","fresh":false,"phone":"abc"}}"#)
    let new = PageMessage(old.asking(for: "tabs"))
    #expect(new.hello == old.hello)
    #expect(String(buffer: new.line).contains(#""room":"tabs""#))
    #expect(!String(buffer: new.line).contains("push"))
    #expect(read(#"{"open":"push"}"#).asking(for: "tabs") == read(#"{"open":"push"}"#).line)
  }

  @Test func aMessageIsOneLine() {
    let message = read("{\n\"open\":\r\n\"push\"}")
    #expect(String(buffer: message.line) == #"{ "open":  "push"}"#)
    #expect(message.name == "open")
  }

  @Test("The longest trace that a phone writes is taken, and may wait for its reader")
  func theLongestTraceFits() {
    #expect(Limits.load - Limits.message >= Journal.mostBytes)
    #expect(Limits.waiting >= 2 * Limits.load + (1 << 20))
  }

  @Test func onlyATraceMayBeLong() {
    #expect(Limits.bytes(ofMessage: "load") == Limits.load)
    #expect(Limits.bytes(ofMessage: "pointers") == 1 << 16)
    #expect(Limits.bytes(ofMessage: nil) == 1 << 16)
  }
}
