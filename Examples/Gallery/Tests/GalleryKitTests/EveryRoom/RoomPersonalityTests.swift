import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// Every room does what it shows, however UIKit behaves where that is uncertain.
  @MainActor @Suite struct RoomPersonalityTests {
    @Test("A room's moves can be completed, cancelled and caught", arguments: await Self.rooms)
    func moves(id: String) throws {
      let room = try Room.named(id)
      let moves = RoomWorld.forwardMoves(of: room)
      #expect(!moves.isEmpty)
      let reference = RoomReference(room, moves)
      for (number, personality) in HeadlessPersonality.all.enumerated() {
        for setting in Self.settings(personality) {
          var walk = RoomWalk(room, setting, reference)
          // The first move everywhere, the others one by one.
          walk.complete(moves[number % moves.count])
          walk.cancel(moves[0])
          walk.catchThrice(moves[0])
          #expect(
            walk.complaints.isEmpty,
            """
            \(id), personality \(number) \(personality), right to left \(setting.isRightToLeft), \
            reduce motion \(setting.reducesMotion): \(walk.complaints.joined(separator: "\\n"))
            """
          )
        }
      }
    }

    /// Both layout directions, with and without Reduce Motion.
    private static func settings(_ personality: HeadlessPersonality) -> [RoomSetting] {
      [false, true].flatMap { isRightToLeft in
        [false, true].map { reducesMotion in
          RoomSetting(
            personality: personality,
            isRightToLeft: isRightToLeft,
            reducesMotion: reducesMotion
          )
        }
      }
    }

    private static var rooms: [String] { Catalog.rooms.map(\.id) }
  }
}
