import Foundation
import GalleryKit
import GalleryScreens
import Testing
import UIKit

@Suite struct ReleaseTextTests {
  @Test(
    "Both speeds are told, and whether it turned back",
    arguments: [
      (Release(before: 612.3, after: 610.6, way: 393), "let go at 612 pt/s, went on at 611 pt/s"),
      (Release(before: 600, after: -948, way: 393), "let go at 600 pt/s, went back at 948 pt/s"),
      (Release(before: 600, after: -0.2, way: 393), "let go at 600 pt/s, went on at 0 pt/s"),
      (Release(before: 1.5, after: 1.49, way: nil), "let go at 1.50 /s, went on at 1.49 /s"),
      (
        Release(before: 600, after: 380, way: 393, wasHeld: false),
        "let go at 600 pt/s, but not held: it went on at 380 pt/s"
      ),
    ]
  )
  func texts(release: Release, text: String) {
    #expect(release.text == text)
  }
}

extension OnScreen {
  /// What is measured of a release, against fingers whose speed is known.
  @MainActor @Suite struct ReleaseTests {
    @Test(
      "The speed of the finger is the speed at which the page goes on",
      arguments: [60, 120, 240]
    )
    func pageKeepsTheSpeed(hz: Int) throws {
      for speed in [150.0, 450, 900] {
        let release = try #require(try edgePan(at: speed, hz: hz).first)
        #expect(abs(release.before - speed) < 2, "\(release.text)")
        #expect(abs(release.after - speed) < max(speed * 0.01, 3), "\(release.text)")
        #expect(abs((release.way ?? 0) - 393) < 1)
        #expect(release.wasHeld)
      }
    }

    @Test("From right to left, it is the same")
    func mirrored() throws {
      let release = try #require(try edgePan(at: 450, isRightToLeft: true).first)
      #expect(abs(release.before - 450) < 2)
      #expect(abs(release.after - 450) < 5)
    }

    @Test("A percent-driven page goes on from a speed of its own")
    func percentDriven() throws {
      for speed in [300.0, 450] {
        let release = try #require(try edgePan(at: speed, .percentDriven).first)
        #expect(abs(release.before - speed) < 2)
        #expect(abs(release.after - speed) > 100, "\(release.text)")
      }
    }

    @Test("A page in flight that doesn't hear the finger is not held")
    func notHeld() throws {
      for variant in [RoomVariant.system, .percentDriven] {
        var settings = RoomSettings()
        settings.variant = variant
        let run = RoomRun(try Room.named("push"), settings: settings)
        _ = run.makeFrame(at: 120, [RoomInput(.call(.move(.push)), at: 0)])
        var releases = drag(run, from: 250, at: -300, frames: 12)
        releases += wait(run)
        let release = try #require(releases.first, "\(variant)")
        #expect(!release.wasHeld)
        #expect(abs(release.before - 300) < 5)
      }
    }

    @Test(
      "A page that has come to rest under a finger tells for how long it didn't hear it",
      arguments: [RoomVariant.system, .percentDriven]
    )
    func unheard(variant: RoomVariant) throws {
      var settings = RoomSettings()
      settings.variant = variant
      let run = RoomRun(try Room.named("push"), settings: settings)
      _ = run.makeFrame(at: 120, [RoomInput(.call(.move(.push)), at: 0)])
      var unheard: [TimeInterval] = []
      for frame in 0...120 {
        let phase: FingerPhase = frame == 0 ? .began : frame == 120 ? .ended : .moved
        let place = CGPoint(x: 250 - Double(frame), y: 420)
        let input = RoomInput(.touch(id: 1, phase, at: place), at: run.time + 1 / 120)
        _ = run.makeFrame(at: 120, [input])
        unheard += run.session.takeEvents().compactMap { event in
          guard case .unheard(let seconds) = event.kind else { return nil }
          return seconds
        }
      }
      #expect(unheard.count == 1)
      #expect(abs((unheard.first ?? 0) - 1) < 0.001)
    }

    @Test(
      "Where the finger held a card, it goes on in the finger's direction, slowed down by its springs",
      arguments: ["zoom", "zoom-card", "map"],
      [CGVector(dx: 0, dy: 300), CGVector(dx: 60, dy: 500), CGVector(dx: 0, dy: 900)]
    )
    func freeCards(id: String, pace: CGVector) throws {
      // Both rooms open their first page or card by a move; there is one screen, so it is looked up first.
      let room = try Room.named(id)
      let move = try #require(RoomWorld.forwardMoves(of: room).first)
      let run = RoomRun(room)
      _ = run.makeFrame(at: 120, [RoomInput(.call(.move(move)), at: 0)])
      _ = wait(run)
      let releases = drag(run, from: Self.cardPlace, by: pace, frames: 40) + wait(run)
      let release = try #require(releases.first, "\(id)")
      let speed = hypot(pace.dx, pace.dy)
      #expect(release.isFree && release.way == nil)
      #expect(abs(release.before - speed) < 3, "\(release.text)")
      // In the first frame its springs have slowed it down already, and more so farther from home.
      #expect((0.78...1.01).contains(release.after / speed), "\(release.text)")
      #expect(release.text.hasSuffix(" pt/s"))
    }

    @Test(
      "A card that is flung goes on as fast as the finger was when it was lifted, which had been slower before",
      arguments: ["zoom", "zoom-card", "map"],
      [60, 120]
    )
    func flungCards(id: String, hz: Int) throws {
      let room = try Room.named(id)
      let move = try #require(RoomWorld.forwardMoves(of: room).first)
      let run = RoomRun(room)
      _ = run.makeFrame(at: hz, [RoomInput(.call(.move(move)), at: 0)])
      _ = wait(run, hz: hz)
      let (start, pace) = (Self.cardPlace, CGVector(dx: 0, dy: 1500))
      let releases =
        drag(run, from: start, by: pace, frames: hz / 5, hz: hz, speedsUp: true) + wait(run, hz: hz)
      let release = try #require(releases.first, "\(id)")
      print("flung, \(id) at \(hz) Hz: \(release.text)")
      #expect(abs(release.before - 1500) < 15, "\(release.text)")
      #expect((0.78...1.01).contains(release.after / 1500), "\(release.text)")
    }

    @Test("The speed of a card that was let go is the same at any rate of frames")
    func cardsAtAnyRate() throws {
      let speeds = try [60, 120, 240].map { hz in
        let run = RoomRun(try Room.named("zoom"))
        _ = run.makeFrame(at: hz, [RoomInput(.call(.move(.push)), at: 0)])
        _ = wait(run, hz: hz)
        let (start, pace) = (CGPoint(x: 190, y: 140), CGVector(dx: 0, dy: 900))
        let releases = drag(run, from: start, by: pace, frames: hz / 3, hz: hz) + wait(run, hz: hz)
        return try #require(releases.first).after
      }
      // Its springs pull at once, so the first interval has half of a whole one's change, and looks uneven by itself.
      #expect(speeds.allSatisfy { abs($0 - speeds[2]) < 5 }, "\(speeds)")
    }

    @Test("A tap, a call and a page that is let go at its end have no speeds")
    func others() throws {
      let run = RoomRun(try Room.named("push"))
      _ = run.makeFrame(at: 120, [RoomInput(.call(.move(.push)), at: 0)])
      _ = run.makeFrame(at: 120, [RoomInput(.call(.move(.pop)), at: run.time)])
      #expect(wait(run) == [])
      _ = run.makeFrame(at: 120, [RoomInput(.call(.move(.push)), at: run.time)])
      #expect(wait(run) == [])
      let flung = drag(run, from: 2, at: 4000, frames: 16)
      #expect(flung + wait(run) == [])
    }

    // MARK: - Doing

    /// A place on the cards of all rooms.
    private static let cardPlace = CGPoint(x: 190, y: 240)

    /// Pushes a page, and pulls it back from the leading edge at a speed in points per second.
    private func edgePan(
      at speed: Double,
      _ variant: RoomVariant? = nil,
      isRightToLeft: Bool = false,
      hz: Int = 120
    ) throws -> [Release] {
      var settings = RoomSettings(isRightToLeft: isRightToLeft)
      settings.variant = variant
      let run = RoomRun(try Room.named("push"), settings: settings)
      _ = run.makeFrame(at: hz, [RoomInput(.call(.move(.push)), at: 0)])
      _ = wait(run, hz: hz)
      let (start, sign) = isRightToLeft ? (391.0, -1.0) : (2, 1)
      let frames = Int(150 / speed * Double(hz))
      return drag(run, from: start, at: sign * speed, frames: frames, hz: hz) + wait(run, hz: hz)
    }

    private func drag(
      _ run: RoomRun,
      from start: Double,
      at speed: Double,
      frames: Int,
      hz: Int = 120
    ) -> [Release] {
      let pace = CGVector(dx: speed, dy: 0)
      return drag(run, from: CGPoint(x: start, y: 420), by: pace, frames: frames, hz: hz)
    }

    private func drag(
      _ run: RoomRun,
      from start: CGPoint,
      by pace: CGVector,
      frames: Int,
      hz: Int = 120,
      speedsUp: Bool = false
    ) -> [Release] {
      var releases: [Release] = []
      for frame in 0...frames {
        // From rest, it makes half of the way that it would at its last speed.
        let share = speedsUp ? Double(frame) / Double(frames) / 2 : 1
        let time = Double(frame) / Double(hz) * share
        let phase: FingerPhase = frame == 0 ? .began : frame == frames ? .ended : .moved
        let place = CGPoint(x: start.x + pace.dx * time, y: start.y + pace.dy * time)
        let input = RoomInput(.touch(id: 1, phase, at: place), at: run.time + 1 / Double(hz))
        _ = run.makeFrame(at: hz, [input])
        releases += taken(from: run)
      }
      return releases
    }

    private func wait(_ run: RoomRun, hz: Int = 120) -> [Release] {
      var releases: [Release] = []
      for _ in 0..<2 * hz {
        _ = run.makeFrame(at: hz)
        releases += taken(from: run)
      }
      return releases
    }

    private func taken(from run: RoomRun) -> [Release] {
      run.session.takeEvents().compactMap { event in
        guard case .release(let release) = event.kind else { return nil }
        return release
      }
    }
  }
}
