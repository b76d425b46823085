import Foundation
import GalleryKit
import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// The first runs of all rooms.
  @MainActor @Suite struct EveryFirstRunTests {
    private func check(_ stage: FirstRunStage, stack: [String]) {
      #expect(stage.marks.contains("catch"), "\(stage.marks)")
      #expect(stage.marks.contains("turn") || stage.marks.contains("hand-off"), "\(stage.marks)")
      #expect(stage.session.isAtRest)
      #expect(stage.session.status.phase == "idle")
      #expect(stage.session.status.stack == stack)
      #expect(stage.tips == stage.run.tips.map(\.text))
      #expect(stage.tips.count == 3)
      #expect(stage.duration < 15)
      #expect(HeadlessLog.refused == [])
    }

    @Test(
      "A first run catches a transition, ends where it began, and says all its tips",
      arguments: await Catalog.rooms.indices,
      [60, 120]
    )
    func everyRoom(number: Int, hz: Int) throws {
      let room = Catalog.rooms[number]
      let stack = RoomSession(room).status.stack
      check(try FirstRunStage(room, hz: hz), stack: stack)
    }

    @Test("A first run is mirrored where the room is", arguments: await Catalog.rooms.indices)
    func rightToLeft(number: Int) throws {
      let room = Catalog.rooms[number]
      let settings = RoomSettings(isRightToLeft: true)
      let stack = RoomSession(room, settings: settings).status.stack
      check(try FirstRunStage(room, settings: settings), stack: stack)
    }

    @Test("A first run ends at rest with Reduce Motion too", arguments: await Catalog.rooms.indices)
    func reducedMotion(number: Int) throws {
      let settings = RoomSettings(reducesMotion: true)
      let stage = try FirstRunStage(Catalog.rooms[number], settings: settings)
      #expect(stage.session.isAtRest)
      #expect(HeadlessLog.refused == [])
    }

    @Test(
      "A first run ends at rest in a companion, where it catches nothing",
      arguments: await Catalog.rooms.indices
    )
    func companion(number: Int) throws {
      let room = Catalog.rooms[number]
      for variant in room.variants {
        var settings = RoomSettings()
        settings.variant = variant
        let stage = try FirstRunStage(room, settings: settings)
        #expect(stage.session.isAtRest)
        #expect(!stage.marks.contains("catch"))
        #expect(HeadlessLog.refused == [])
      }
    }
  }
}
