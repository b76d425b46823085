import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with a presentation controller.
  @MainActor @Suite struct TimetableTests {
    private static let open = #"{"t": 0, "do": {"tap": "line.5"}}"#

    @Test func cardUnfoldsFromItsLineUpToItsPlace() throws {
      let trace = try RoomTrace("overlay", "[\(Self.open)]")

      let line = try #require(trace.frame(at: 0)?.place(of: "line.5"))
      let places = trace.frames.compactMap { $0.place(of: "train") }
      let first = try #require(places.first)
      #expect(abs(first.minY - line.minY) < 8 && abs(first.height - line.height) < 20)
      #expect(places.last == CGRect(x: 20, y: 137, width: 353, height: 604))
      #expect(zip(places, places.dropFirst()).allSatisfy { $0.height <= $1.height + 0.1 })
      #expect(trace.frames.last?.status.stack == ["Night trains", "Orran"])
    }

    @Test("A card is dragged toward its line", arguments: [(0, -120), (5, 120)])
    func cardStaysUnderTheFinger(line: Int, distance: CGFloat) throws {
      let start = CGPoint(x: 200, y: 400)
      let end = CGPoint(x: 200, y: 400 + distance)
      let trace = try RoomTrace(
        "overlay",
        """
        [{"t": 0, "do": {"tap": "line.\(line)"}}, \(RoomTrace.drag(at: 1.5, from: start, to: end)),
         \(RoomTrace.lift(at: 2.5, from: end))]
        """
      )

      // A paused animation shows its first fraction late, so the first frames of the drag are left out.
      let held = trace.frames.filter { $0.status.phase == "dragging" }.dropFirst(2)
      let (first, last) = (try #require(held.first), try #require(held.last))
      let (old, new) = (
        try #require(first.place(of: "train")), try #require(last.place(of: "train"))
      )
      let moved = try #require(last.fingers.first).y - (try #require(first.fingers.first).y)
      #expect(moved * distance > 0 && abs(moved) > 40)
      #expect(abs((line == 0 ? new.maxY - old.maxY : new.minY - old.minY) - moved) < 0.5)
    }

    @Test func threeTapsInFlightReverseItThreeTimes() throws {
      let taps = [0.06, 0.2, 0.34].map { #"{"t": \#($0), "do": {"tap": "train"}}"# }
      let trace = try RoomTrace("overlay", "[\(([Self.open] + taps).joined(separator: ", "))]")

      #expect(trace.count("catch") == 3)
      #expect(trace.count("turn") + trace.count("hand-off") >= 3)
      #expect(trace.frames.last?.status.stack == ["Night trains"])
      #expect(trace.frames.last?.place(of: "line.5") == trace.frames.first?.place(of: "line.5"))
      #expect(trace.frames.last?.place(of: "overlay.dimming") == nil)
    }

    @Test func touchBesideTheCardClosesIt() throws {
      let beside = CGPoint(x: 200, y: 100)
      let trace = try RoomTrace(
        "overlay",
        """
        [\(Self.open), {"t": 1.5, "touch": 1, "phase": "began", "x": 200, "y": 100},
         \(RoomTrace.lift(at: 1.55, from: beside))]
        """
      )

      #expect(trace.frame(at: 1.4)?.status.stack == ["Night trains", "Orran"])
      #expect(trace.frames.last?.status.stack == ["Night trains"])
    }

    @Test func dimmingFollowsTheTransition() throws {
      let trace = try RoomTrace(
        "overlay",
        """
        [{"t": 0, "do": "present"}, {"t": 0.05, "do": {"scrub": 0.5}}, {"t": 0.1, "do": {"scrub": 0.25}},
         {"t": 0.15, "do": "cancel"}]
        """
      )

      #expect(abs(try #require(opacity("overlay.dimming", in: trace.frame(at: 0.08))) - 0.3) < 0.01)
      #expect(
        abs(try #require(opacity("overlay.dimming", in: trace.frame(at: 0.13))) - 0.15) < 0.01
      )
      #expect(trace.frames.last?.place(of: "overlay.dimming") == nil)
      #expect(trace.frames.last?.status.stack == ["Night trains"])
    }

    @Test func rotationPlacesTheCardAgainAtRestAndInFlight() throws {
      for time in [1.5, 0.1] {
        let trace = try RoomTrace(
          "overlay",
          "[\(Self.open), {\"t\": \(time), \"do\": \"rotate\"}]"
        )

        let last = try #require(trace.frames.last)
        #expect(last.status.stack == ["Night trains", "Orran"])
        #expect(last.place(of: "train") == CGRect(x: 96, y: 16, width: 660, height: 340))
        let picture = try #require(last.place(of: "train.picture"))
        #expect(picture.maxX == 756 && picture.height == 340)
      }
    }

    @Test func cardFoldsUpIntoTheLineOfTheRotatedScreen() throws {
      let trace = try RoomTrace(
        "overlay",
        "[\(Self.open), {\"t\": 1.5, \"do\": \"rotate\"}, {\"t\": 3, \"do\": \"dismiss\"}]"
      )

      let last = try #require(trace.frames.last { $0.place(of: "train") != nil })
      let line = try #require(trace.frames.last?.place(of: "line.5"))
      let card = try #require(last.place(of: "train"))
      #expect(line.minX > 426)
      #expect(abs(card.minX - line.minX) < 2 && abs(card.maxY - line.maxY) < 2)
    }

    @Test func rightToLeftMirrorsLineAndCard() throws {
      let trace = try RoomTrace(
        "overlay",
        "[\(Self.open), {\"t\": 1.5, \"do\": \"dismiss\"}]",
        isRightToLeft: true
      )

      let name = try #require(trace.frame(at: 1.4)?.place(of: "train.name"))
      let picture = try #require(trace.frame(at: 0.06)?.place(of: "train.picture"))
      #expect(name.maxX < 300)
      #expect(picture.maxX < 200)
      #expect(trace.frames.last?.status.stack == ["Night trains"])
    }

    private func opacity(_ name: String, in frame: TraceFrame?) -> CGFloat? {
      frame?.json["views"]?[name]?.asArray?.last?.asNumber.map { CGFloat($0) }
    }
  }
}
