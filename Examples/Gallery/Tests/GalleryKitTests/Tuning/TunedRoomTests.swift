import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// Rooms whose transition has been tuned.
  @MainActor @Suite struct TunedRoomTests {
    private func session(_ id: String) throws -> RoomSession {
      RoomSession(try .named(id))
    }

    private func tune(_ session: RoomSession, _ changes: String) throws {
      try session.perform(.tune(JSON(parsing: changes)))
    }

    /// The seconds from a push until the transition has come to rest.
    private func timeOfPush(in session: RoomSession) throws -> TimeInterval {
      let start = HeadlessClock.now
      try session.perform(.move(.push))
      repeat { HeadlessClock.advance(frames: 1) } while !session.isAtRest
      return HeadlessClock.now - start
    }

    @Test func roomStartsWithItsOwnSettings() throws {
      let album = try session("album")
      #expect(album.tuning.spring == Spring(response: 0.85))
      #expect(album.tuning.pop == .anywhere)
      #expect(album.tuning.effect == .own)
      let text = album.tuningMessage["tuning"]?["swift"]?.asString
      #expect(text?.contains("transition.spring = Spring(response: 0.85)") == true)
    }

    @Test(
      "The room's own effect is written as the room writes it",
      arguments: [
        ("push", ".slide"), ("tabs", ".shift"), ("container", ".flip"), ("context", ".slide"),
        ("coordinator", "FanEffect()"), ("album", ".stages { openingStages(in: $0) }"),
      ]
    )
    func ownEffect(room: String, argument: String) throws {
      let text = try session(room).tuningMessage["tuning"]?["swift"]?.asString ?? ""
      let file = try Room.named(room).code.effectFile
      #expect((file == nil) == argument.contains(/^\.\w+$/))
      let comment = file.map { "// The effect is in \($0).\n" } ?? ""
      #expect(text.hasPrefix("\(comment)let transition = InterruptibleTransition(\(argument))"))
    }

    @Test func softerSpringTakesLonger() throws {
      let session = try session("push")
      let before = try timeOfPush(in: session)
      try tune(session, #"{"springResponse": 2}"#)
      #expect(try timeOfPush(in: session) > before * 2)
      try tune(session, #"{"spring": "systemPush"}"#)
      #expect(abs(try timeOfPush(in: session) - before) < 0.05)
    }

    @Test func ownEffectComesBack() throws {
      let session = try session("coordinator")
      let own = "\(session.scene.transition.effect)"
      try tune(session, #"{"effect": "fade"}"#)
      #expect("\(session.scene.transition.effect)".contains("FadeEffect"))
      try tune(session, #"{"effect": "own"}"#)
      #expect("\(session.scene.transition.effect)" == own)
    }

    @Test func settingsOutliveANewSessionOfTheRoom() throws {
      let session = try session("push")
      try tune(session, #"{"springResponse": 1.5, "pop": "anywhere", "effect": "cover"}"#)
      let tuned = session.tuning
      let again = RoomSession(session.room, settings: session.settings)
      #expect(again.tuning == tuned)
      #expect(again.scene.transition.spring == Spring(response: 1.5))
      #expect(again.scene.transition.gestures.pop == .anywhere)
      #expect("\(again.scene.transition.effect)".contains("CoverEffect"))
    }

    @Test func refusedChangeChangesNothing() throws {
      let session = try session("push")
      #expect(throws: GalleryFailure.self) { try tune(session, #"{"springResponse": 99}"#) }
      #expect(session.scene.transition.spring == .systemPush)
      #expect(session.settings.tuning == nil)
    }

    @Test func traceTunesTheRoom() throws {
      let plain = try RoomTrace("push", #"[{"t": 0, "do": "push"}]"#)
      let input = #"[{"t": 0, "do": {"tune": {"springResponse": 2}}}, {"t": 0, "do": "push"}]"#
      #expect(try RoomTrace("push", input).frames.count > plain.frames.count * 2)
    }

    @Test(
      "Every effect runs in every room, and is at rest again",
      arguments: TuningEffect.allCases
    )
    func everyEffect(effect: TuningEffect) throws {
      for room in Catalog.rooms {
        let session = RoomSession(room)
        try tune(session, #"{"effect": "\#(effect.rawValue)", "springResponse": 0.3}"#)
        let stack = session.status.stack
        let moves = [RoomMove.Kind.push, .present, .select(1), .select(0), .pop, .dismiss]
        for move in moves where session.scene.move(move) != nil {
          try session.perform(.move(move))
          HeadlessClock.advance(by: 0.1)
          try session.perform(.reverse)
          HeadlessClock.advance(by: 0.05)
          try session.perform(.reverse)
          HeadlessClock.advance(by: 2)
          #expect(session.isAtRest, "\(room.id), \(effect)")
        }
        // A reversal counts for one of several transitions.
        let isAlone = room.id != "simultaneous"
        #expect(session.status.stack == stack || !isAlone, "\(room.id), \(effect)")
        #expect(HeadlessLog.refused == [], "\(room.id), \(effect)")
      }
    }
  }
}
