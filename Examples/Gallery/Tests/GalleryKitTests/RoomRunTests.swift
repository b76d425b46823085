import Foundation
import GalleryKit
import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// A recording shows what happened.
  @MainActor @Suite struct RoomRunTests {
    @Test(
      "Every moment of a random run looks the same after seeking to and fro",
      arguments: await Self.rooms,
      [RoomSettings(), RoomSettings(isRightToLeft: true, reducesMotion: true)]
    )
    func seeking(id: String, settings: RoomSettings) throws {
      let room = try Room.named(id)
      let steps = RoomAuthor.story(of: try RoomGuide(id), seed: 7, events: 80).steps
      let run = RoomRun(room, settings: settings)
      var moments: [Moment] = []
      let pictures = PictureShelf()
      var random = SplitMix64(seed: 11)
      play(steps, in: run, at: [60, 240, 120, 600]) {
        if UInt64.random(in: 0..<9, using: &random) == 0 || moments.isEmpty {
          moments.append(Moment(of: run, pictures))
        }
      }
      moments.append(Moment(of: run, pictures))
      #expect(moments.count > 12)

      for _ in 0..<6 {
        let moment = try #require(moments.randomElement(using: &random))
        run.seek(to: moment.time)
        let now = Moment(of: run, pictures)
        #expect(now == moment, "\(moment.time) s: \(moment.difference(from: now))")
      }
      run.seek(to: .infinity)
      #expect(Moment(of: run, pictures) == moments.last)
    }

    @Test("What is done after seeking replaces what came after that moment")
    func goingOn() throws {
      let run = RoomRun(try Room.named("push"))
      run.makeFrame(at: 60, [RoomInput(.call(.move(.push)), at: 0.01)])
      for _ in 0..<60 {
        run.makeFrame(at: 60)
      }
      #expect(run.session.status.stack.count == 2)

      let pictures = PictureShelf()
      run.seek(to: 0.1)
      #expect(run.session.status.phase == "settling(end)")
      #expect(!run.isAtEnd && abs(run.end - 61.0 / 60) < 1e-9)
      run.makeFrame(at: 240, [RoomInput(.call(.reverse), at: 0.104)])
      for _ in 0..<240 {
        run.makeFrame(at: 240)
      }
      #expect(run.session.status.stack.count == 1)
      #expect(run.isAtEnd && run.end == run.time)
      let end = Moment(of: run, pictures)
      run.seek(to: 0)
      #expect(run.session.status.phase == "idle")
      run.seek(to: 100)
      #expect(Moment(of: run, pictures) == end)
    }

    @Test(
      "An exported trace gives the same frames",
      arguments: ["push", "tabs", "simultaneous"],
      [false, true]
    )
    func exporting(id: String, isRightToLeft: Bool) throws {
      let settings = RoomSettings(isRightToLeft: isRightToLeft)
      let steps = RoomAuthor.story(of: try RoomGuide(id), seed: 3, events: 60).steps
      let run = RoomRun(try Room.named(id), settings: settings)
      var expected: [RoomStatus] = []
      play(steps, in: run, at: [60]) { expected.append(run.session.status) }

      let text = run.journal.input.text
      var frames: [TraceFrame] = []
      let trace = TraceRun(try .named(id), input: try TraceInput(parsing: text), hz: 60)
      try? trace.run { frames.append($0) }
      // In the last frame, the trace takes away the fingers that are still down.
      for (frame, moment) in zip(frames.dropFirst(isRightToLeft ? 1 : 0), expected.dropLast()) {
        let difference = abs(frame.status.progress - moment.progress)
        #expect(frame.status.phase == moment.phase && difference < 1e-6, "\(frame.time) s")
        #expect(frame.status.stack == moment.stack)
      }
      #expect(frames.count > expected.count)
    }

    @Test("A full recording ends, and the room goes on")
    func limit() throws {
      let run = RoomRun(try Room.named("tabs"))
      for _ in 0...Journal.mostFrames {
        run.makeFrame(at: 1000)
      }
      #expect(run.journal.isFull)
      let end = run.time
      #expect(end > run.journal.end)

      run.makeFrame(at: 1000, [RoomInput(.call(.move(.select(1))), at: end)])
      #expect(run.session.status.phase == "settling(end)")
      #expect(run.journal.entries.isEmpty)
      run.seek(to: 1)
      #expect(abs(run.time - 1) < 1e-6)
    }

    private func play(_ steps: [TraceStep], in run: RoomRun, at rates: [Int], _ body: () -> Void) {
      var steps = steps[...]
      var number = 0
      while !steps.isEmpty || number < 200 {
        let rate = rates[number / 50 % rates.count]
        let due = run.time + 1 / Double(rate)
        let now = steps.prefix { $0.time <= due }
        steps = steps.dropFirst(now.count)
        run.makeFrame(at: rate, now.map { RoomInput($0.action, at: due) })
        body()
        number += 1
      }
    }

    static var rooms: [String] { Catalog.rooms.map(\.id) }

    /// What a room looks like at a moment.
    private struct Moment: Equatable {
      let time: TimeInterval
      let status: RoomStatus
      let layers: [JSON]

      /// The first layer that differs.
      func difference(from other: Moment) -> String {
        guard status == other.status else { return "\(status) \(other.status)" }
        let pairs = zip(layers, other.layers).first { $0 != $1 }
        return pairs.map { "\($0)\n\($1)" } ?? "\(layers.count) and \(other.layers.count) layers"
      }

      @MainActor
      init(of run: RoomRun, _ pictures: PictureShelf) {
        time = run.time
        status = run.session.status
        var memory = LayerMemory(pictures: pictures)
        layers = memory.changes(to: .shown).updated
      }
    }
  }
}
