import Foundation
import GalleryKit
import Testing
import UIKit

@Suite struct LiveMessageTests {
  @Test func messagesOfThePageAreRead() {
    #expect(
      LiveMessage(parsing: #"{"hello":{"room":"push","fresh":true}}"#)
        == .hello(LiveMessage.Hello(room: "push", isFresh: true))
    )
    #expect(
      LiveMessage(parsing: #"{"hello":{"room":null,"fresh":false,"hz":120}}"#)
        == .hello(LiveMessage.Hello(room: nil, isFresh: false, hz: 120))
    )
    #expect(
      LiveMessage(parsing: #"{"tick":{"frames":2,"ms":12.5}}"#)
        == .tick(LiveMessage.Tick(frames: 2, milliseconds: 12.5))
    )
    #expect(
      LiveMessage(
        parsing: #"{"wheel":{"phase":"changed","x":1,"y":2,"dx":3,"dy":-4,"ms":5}}"#
      )
        == .wheel(
          LiveMessage.Wheel(
            phase: .moved,
            location: CGPoint(x: 1, y: 2),
            delta: CGVector(dx: 3, dy: -4),
            milliseconds: 5
          )
        )
    )
    #expect(LiveMessage(parsing: #"{"from":3.25}"#) == .from(3.25))
    #expect(LiveMessage(parsing: #"{"export":"trace"}"#) == .export(.trace))
    let part = 0.5...2.0
    #expect(LiveMessage(parsing: #"{"film":[0.5,2]}"#) == .export(.film(part)))
    #expect(LiveMessage(parsing: #"{"film":[2,0.5]}"#) == nil)
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
      "{\"tick\":{\"frames\":0,\"ms\":1}}", "{\"from\":-1}", "{\"export\":\"book\"}",
      "{\"pointers\":[{\"id\":1,\"phase\":\"moved\",\"x\":1e300,\"y\":1,\"ms\":0}]}",
      "{\"pointers\":[{\"id\":1e300,\"phase\":\"moved\",\"x\":1,\"y\":1,\"ms\":0}]}",
    ]
  )
  func nonsense(text: String) {
    #expect(LiveMessage(parsing: text) == nil)
  }
}
