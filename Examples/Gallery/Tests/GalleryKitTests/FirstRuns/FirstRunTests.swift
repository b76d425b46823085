import Foundation
import GalleryKit
import Testing

@Suite struct FirstRunTests {
  private static let touch = #"{"t": 0.1, "touch": 1, "phase": "began", "x": 10, "y": 20}"#
  private static let lift = #"{"t": 0.2, "touch": 1, "phase": "ended", "x": 10, "y": 20}"#

  private func text(speed: String = "0.25", tips: String = "", input: String) -> String {
    "{\"speed\": \(speed), \"tips\": [\(tips)], \"input\": [\(input)]}"
  }

  @Test func fileIsRead() throws {
    let tips = #"{"t": 0, "text": "One."}, {"t": 0.15, "text": "Two."}"#
    let run = try FirstRun(parsing: text(tips: tips, input: "\(Self.touch), \(Self.lift)"))
    #expect(run.speed == 0.25)
    #expect(run.tips.map(\.text) == ["One.", "Two."])
    #expect(run.tips.map(\.time) == [0, 0.15])
    #expect(run.input.steps.count == 2)
  }

  @Test func broken() throws {
    let long = String(repeating: "x", count: 61)
    let wrong = [
      ("[]", "a first run is an object with \"speed\", \"tips\" and \"input\""),
      (text(speed: "0.5", input: ""), "\"speed\" must be one of 1, 0.25 and 0.1"),
      (text(tips: #"{"t": 0}"#, input: ""), "a tip is an object with \"t\" and \"text\""),
      (
        text(tips: #"{"t": 0, "text": "\#(long)"}"#, input: ""),
        "a tip is one line of at most 60 characters: \(long)"
      ),
      (
        text(tips: #"{"t": 1, "text": "One."}, {"t": 0, "text": "Two."}"#, input: ""),
        "the tips are out of order: Two."
      ),
      (text(input: Self.touch), "a touch has not ended"),
      (text(input: #"{"t": 0, "do": "dance"}"#), "item 1: there is no \"dance\" to do"),
    ]
    for (text, sentence) in wrong {
      let error = #expect(throws: GalleryFailure.self) { try FirstRun(parsing: text) }
      #expect(error?.description.hasPrefix(sentence) == true, "\(error?.description ?? "")")
    }
  }

  // MARK: - Playing

  private func player(isMirrored: Bool = false) throws -> FirstRunPlayer {
    let moves = [(0.125, 100.0), (0.15625, 200.0), (0.5, 300.0)].map { time, x in
      #"{"t": \#(time), "touch": 1, "phase": "moved", "x": \#(x), "y": 50}"#
    }
    let input = """
      {"t": 0.125, "touch": 1, "phase": "began", "x": 100, "y": 50}, \(moves.joined(separator: ", ")),
      {"t": 0.5, "touch": 1, "phase": "ended", "x": 300, "y": 50}
      """
    let tips = #"{"t": 0.05, "text": "One."}, {"t": 0.3, "text": "Two."}"#
    return FirstRunPlayer(
      try FirstRun(parsing: text(tips: tips, input: input)),
      isMirrored: isMirrored
    )
  }

  @Test func fingerIsBetweenTwoMovesInTheFramesBetweenThem() throws {
    var player = try player()
    #expect(player.step(to: 0.09).isEmpty)
    #expect(player.step(to: 0.1328125).map(\.action).last == touch(.moved, x: 125))
    let between = player.step(to: 0.1484375)
    #expect(between.map(\.time) == [0.1484375])
    #expect(between.map(\.action) == [touch(.moved, x: 175)])
    #expect(player.step(to: 0.16).map(\.action) == [touch(.moved, x: 200)])
    // It rests until the next move, which comes late.
    #expect(player.step(to: 0.4).isEmpty)
    #expect(!player.isAtEnd)
    #expect(
      player.step(to: 0.6).map(\.action) == [touch(.moved, x: 300), touch(.ended, x: 300)]
    )
    #expect(player.isAtEnd)
  }

  @Test func tipIsShownUntilTheNextOne() throws {
    var player = try player()
    let tips = [0.04, 0.06, 0.29, 0.31, 9].map { time in
      _ = player.step(to: time)
      return player.tip
    }
    #expect(tips == [nil, "One.", "One.", "Two.", "Two."])
  }

  @Test func fingersAreMirroredFromRightToLeft() throws {
    var player = try player(isMirrored: true)
    #expect(player.step(to: 0.125).first?.action == touch(.began, x: 293))
  }

  private func touch(_ phase: FingerPhase, x: Double) -> TraceStep.Action {
    .touch(id: 1_000_001, phase, at: CGPoint(x: x, y: 50))
  }
}
