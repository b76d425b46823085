import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// What stays of a room when another one comes, or the same one again.
  @MainActor @Suite struct RoomFreedTests {
    private struct Weak {
      weak var view: UIView?
    }

    @Test("Nothing of a room is left after it, with what it has shown")
    func nothingIsLeft() throws {
      for room in Catalog.rooms {
        let views = try shown(by: room)
        HeadlessScreen.reset()
        HeadlessClock.advance(by: 0.1)

        let left = views.compactMap { $0.view?.accessibilityIdentifier }
        #expect(views.count > 10 && views.allSatisfy { $0.view == nil }, "\(room.id): \(left)")
      }
    }

    /// Opens a screen of a room and goes back; returns all views that were there meanwhile.
    private func shown(by room: Room) throws -> [Weak] {
      let stage = try RoomStage(room.id)
      let window = try #require(stage.scene.root.view.window)
      var views = stage.all(in: window).map { Weak(view: $0) }
      for kind in [.push, .present, .select(1), .pop, .dismiss] as [RoomMove.Kind] {
        stage.perform(kind)
        HeadlessClock.advance(by: 2)
        views += stage.all(in: window).map { Weak(view: $0) }
      }
      return views
    }
  }
}
