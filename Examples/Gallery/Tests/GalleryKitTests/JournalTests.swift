import Foundation
import GalleryScreens
import Testing
import UIKit

@testable import GalleryKit

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
      journal.beginFrame(at: 120)
    }

    #expect(journal.isFull)
    #expect(journal.frameCount == Journal.mostFrames)
    journal.cut(after: 10)
    #expect(!journal.isFull)
  }

  @Test("The longest recording can be opened again", arguments: LongRecording.all)
  func longest(recording: LongRecording) throws {
    let journal = recording.journal()

    // Not within the expectation, which would print the whole journal.
    let isFull = !journal.takes(recording.inputs(journal.frameCount))
    #expect(isFull)
    let text = journal.input.text
    #expect(text.utf8.count <= journal.bytes)
    #expect(journal.bytes <= Journal.mostBytes)
    // It isn't cut much shorter than it needs to be.
    #expect(journal.end > 599 || text.utf8.count > Journal.mostBytes / 10 * 9)
    let again = try Journal(
      room: "push",
      settings: RoomSettings(),
      playing: try TraceInput(parsing: text)
    )
    #expect(again.settings == journal.settings)
    #expect(again.entries.count == journal.entries.count + recording.fingers)
    #expect(again.bytes <= journal.bytes)
    #expect(recording.fingers == 0 || abs(again.end - journal.end) < 0.1)
  }

  @Test("A recording has room again for what was forgotten")
  func cuttingBytes() {
    var journal = Journal(60)
    let bytes = journal.bytes
    journal.beginFrame(at: 60)
    journal.note(.touch(id: 1, .began, at: .zero), at: journal.end)
    #expect(journal.bytes > bytes)
    journal.cut(after: 1)
    #expect(journal.bytes == bytes)
  }

  @Test("A recording has room for what takes its fingers away")
  func bytesOfEnds() {
    var journal = Journal(60)
    for finger in 1...100 {
      journal.note(.touch(id: finger, .began, at: CGPoint(x: 1, y: 1)), at: journal.end)
      journal.note(.touch(id: finger, .moved, at: CGPoint(x: 100.0 / 3, y: -1e-5 / 3)), at: 1.0 / 3)
    }
    journal.note(.scroll(.began, at: .zero, by: CGVector(dx: 0, dy: 0)), at: journal.end)
    #expect(journal.input.steps.count == 302)
    #expect(journal.input.text.utf8.count <= journal.bytes)
  }

  @Test("A trace that is longer than a recording can be is refused")
  func tooLong() throws {
    let name = String(repeating: "x", count: Journal.mostBytes)
    let input = TraceInput(steps: [TraceStep(number: 1, time: 0, action: .call(.tap(name)))])
    #expect(throws: GalleryFailure("item 1: the trace is too long to be recorded")) {
      try Journal(room: "push", settings: RoomSettings(), playing: input)
    }
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

/// A recording that goes on until nothing more is recorded.
struct LongRecording: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let framesPerSecond: Int
  /// The fingers that move in every frame.
  let fingers: Int
  let settings: RoomSettings

  static let all = [
    LongRecording("one finger", 60, fingers: 1),
    LongRecording("nothing", 24, fingers: 0),
    LongRecording("four fingers, with settings", 600, fingers: 4, isRightToLeft: true),
  ]

  private init(
    _ name: String,
    _ framesPerSecond: Int,
    fingers: Int,
    isRightToLeft: Bool = false
  ) {
    testDescription = name
    self.framesPerSecond = framesPerSecond
    self.fingers = fingers
    settings = RoomSettings(isRightToLeft: isRightToLeft, reducesMotion: isRightToLeft)
  }

  /// What the fingers do in a frame, with places in full precision.
  func inputs(_ frame: Int) -> [TraceStep.Action] {
    (0..<fingers).map { finger in
      let place = CGPoint(x: 100 + Double(frame) / 7, y: 1000 / 3 + Double(finger))
      return .touch(id: finger + 1, frame == 0 ? .began : .moved, at: place)
    }
  }

  func journal() -> Journal {
    var journal = Journal(room: "push", settings: settings)
    while journal.takes(inputs(journal.frameCount)) {
      let inputs = inputs(journal.frameCount)
      journal.beginFrame(at: framesPerSecond)
      for input in inputs { journal.note(input, at: journal.end - 0.001) }
    }
    return journal
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
