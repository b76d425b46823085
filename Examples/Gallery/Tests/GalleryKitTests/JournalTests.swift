import Foundation
import GalleryKit
import GalleryScreens
import Testing
import UIKit

@Suite struct JournalTests {
  @Test("Frames have times at every rate")
  func times() {
    let journal = Journal(60, 60, 240, 240, 240, 60)

    let expected = [0, 4, 8, 9, 10, 11, 15].map { Double($0) / 240 }
    for (frame, time) in expected.enumerated() {
      #expect(abs(journal.time(of: frame) - time) < 1e-9)
      #expect(journal.frame(at: time) == frame)
      #expect(journal.frame(at: time + 0.001) == frame)
      #expect(frame == 0 || journal.frame(at: time - 0.001) == frame - 1)
    }
    #expect(abs(journal.end - 15.0 / 240) < 1e-9)
    #expect(journal.frame(at: 1e300) == 6)
    #expect(journal.frame(at: -1) == 0)
  }

  @Test("What comes after a frame is forgotten, and other frames can follow")
  func cutting() {
    var journal = Journal(60, 60, 240, 240)
    journal.note(.call(.move(.push)), at: journal.end)
    journal.cut(after: 2)
    #expect(journal == Journal(60, 60))

    journal.beginFrame(at: 60)
    journal.note(.call(.move(.pop)), at: journal.end)
    journal.cut(after: 3)
    #expect(journal.entries.map(\.frame) == [3])
    journal.cut(after: 0)
    #expect(journal == Journal())
  }

  @Test("A recording has an end")
  func limit() {
    var journal = Journal()
    for _ in 0...Journal.mostFrames {
      journal.beginFrame(at: 60)
    }

    #expect(journal.isFull)
    #expect(journal.frameCount == Journal.mostFrames)
    journal.cut(after: 10)
    #expect(!journal.isFull)
  }

  @Test("A recording of a trace has the trace's input")
  func traces() throws {
    let text = """
      [
        {"t":0,"do":{"reduceMotion":true}},
        {"t":0,"do":{"dark":true}},
        {"t":0,"do":{"rightToLeft":true}},
        {"t":0,"do":"push"},
        {"t":0.1,"touch":1,"phase":"began","x":200,"y":400.5},
        {"t":0.25,"scroll":"moved","x":1,"y":2,"dx":3,"dy":4}
      ]
      """
    let journal = try Journal(
      room: "push",
      settings: RoomSettings(),
      playing: try TraceInput(parsing: text)
    )

    #expect(
      journal.settings == RoomSettings(isRightToLeft: true, reducesMotion: true, isDark: true)
    )
    #expect(journal.entries.map(\.frame) == [1, 7, 16])
    let written = try TraceInput(parsing: journal.input.text)
    #expect(
      written.steps.map(\.action).prefix(6)
        == (try TraceInput(parsing: text)).steps.map(\.action)[...]
    )
    #expect(
      written.steps.dropFirst(6).map(\.action) == [
        .touch(id: 1, .cancelled, at: CGPoint(x: 200, y: 400.5)),
        .scroll(.cancelled, at: CGPoint(x: 1, y: 2), by: CGVector(dx: 0, dy: 0)),
      ]
    )
  }

  @Test("A trace that changes the layout direction on its way can't be recorded")
  func lateDirection() throws {
    let input = try TraceInput(parsing: #"[{"t": 1, "do": {"rightToLeft": true}}]"#)
    let failure = GalleryFailure("item 1: the layout direction can only be set at the beginning")
    #expect(throws: failure) {
      try Journal(room: "push", settings: RoomSettings(), playing: input)
    }
  }
}

extension Journal {
  /// A recording of frames at some rates.
  fileprivate init(_ rates: Int...) {
    self.init(room: "push", settings: RoomSettings())
    for rate in rates {
      beginFrame(at: rate)
    }
  }
}
