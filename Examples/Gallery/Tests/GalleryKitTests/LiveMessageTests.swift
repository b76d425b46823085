import Foundation
import GalleryKit
import Testing

@Suite struct LiveMessageTests {
  @Test func messagesOfThePageAreRead() {
    #expect(
      LiveMessage(parsing: #"{"hello":{"room":"push","fresh":true}}"#)
        == .hello(room: "push", isFresh: true)
    )
    #expect(
      LiveMessage(parsing: #"{"hello":{"room":null,"fresh":false}}"#)
        == .hello(room: nil, isFresh: false)
    )
    #expect(LiveMessage(parsing: #"{"open":"push"}"#) == .open(room: "push"))
    #expect(LiveMessage(parsing: #"{"do":{"scrub":0.5}}"#) == .call(.scrub(0.5)))
    #expect(LiveMessage(parsing: #"{"speed":0.25}"#) == .speed(0.25))
    #expect(
      LiveMessage(
        parsing: #"{"pointers":[{"id":3,"phase":"moved","x":1.5,"y":2,"ms":1000.5}]}"#
      )
        == .pointers([
          LiveMessage.Pointer(
            id: 3,
            phase: .moved,
            location: CGPoint(x: 1.5, y: 2),
            milliseconds: 1000.5
          )
        ])
    )
  }

  @Test(
    "What is no message is none",
    arguments: [
      "", "{}", "[]", "{\"do\":\"dance\"}", "{\"speed\":2}", "{\"pointers\":[{\"id\":1}]}",
      "{\"pointers\":[{\"id\":1e300,\"phase\":\"moved\",\"x\":1,\"y\":1,\"ms\":0}]}",
    ]
  )
  func nonsense(text: String) {
    #expect(LiveMessage(parsing: text) == nil)
  }
}
