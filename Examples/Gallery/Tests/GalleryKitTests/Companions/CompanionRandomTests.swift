import Foundation
import GalleryKit
import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// Companions under random fingers and calls.
  @MainActor @Suite struct CompanionRandomTests {
    @MainActor
    private struct Hand {
      var random: SplitMix64
      var location = CGPoint.zero
      var isDown = false

      mutating func act(on session: RoomSession) throws {
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
          let move = session.scene.moves.randomElement(using: &random)
          if let move { try session.perform(.move(move.kind)) }
        case 1, 2, 3: lift()
        case 4, 5: press()
        default: drag()
        }
        HeadlessClock.advance(frames: Int.random(in: 1...8, using: &random))
      }

      mutating func lift() {
        guard isDown else { return }
        isDown = false
        HeadlessTouch.send(phase: .ended, at: location)
      }

      private mutating func press() {
        guard !isDown else { return }
        isDown = true
        location = CGPoint(
          x: .random(in: 0..<393, using: &random),
          y: .random(in: 0..<852, using: &random)
        )
        HeadlessTouch.send(phase: .began, at: location)
      }

      private mutating func drag() {
        guard isDown else { return }
        location.x = min(max(location.x + .random(in: -90...90, using: &random), 0), 392)
        location.y = min(max(location.y + .random(in: -90...90, using: &random), 0), 851)
        HeadlessTouch.send(phase: .moved, at: location)
      }
    }

    @Test("A companion comes to rest after anything, and UIKit refuses nothing", arguments: 0..<8)
    func anything(seed: UInt64) throws {
      for room in Catalog.rooms {
        for variant in room.variants {
          var settings = RoomSettings()
          settings.variant = variant
          settings.isRightToLeft = seed % 4 == 3
          let session = RoomSession(room, settings: settings)
          var hand = Hand(random: SplitMix64(seed: seed))
          for _ in 0..<150 {
            try hand.act(on: session)
            #expect((0...1).contains(session.status.progress))
          }
          hand.lift()
          // A list that was flung takes some seconds.
          HeadlessClock.advance(by: 8)
          #expect(session.status.phase == "idle", "\(room.id), \(variant)")
          #expect(session.isAtRest, "\(room.id), \(variant)")
          #expect(HeadlessLog.refused == [], "\(room.id), \(variant)")
        }
      }
    }
  }
}
