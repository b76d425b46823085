import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with eggs that open into pages.
  @MainActor @Suite struct EggsTests {
    @Test(
      "The hole begins as the egg, and grows until it is as large as the screen",
      arguments: 0..<6
    )
    func growth(egg: Int) throws {
      let stage = try RoomStage("shape")
      let start = try #require(displayed("egg.\(egg).drawing"))
      try stage.tap("egg.\(egg)")
      HeadlessClock.advance(frames: 1)
      let first = try #require(stage.hole)
      #expect(start.insetBy(dx: -4, dy: -4).contains(first))
      #expect(abs(first.midX - start.midX) < 6 && abs(first.height - start.height * 0.96) < 4)
      var holes = [first]
      while stage.scene.root.transitionCoordinator != nil {
        if let hole = stage.hole { holes.append(hole) }
        HeadlessClock.advance(frames: 1)
      }
      #expect(holes.count > 20)
      #expect(zip(holes, holes.dropFirst()).allSatisfy { $0.height <= $1.height + 1 })
      #expect(holes.last?.contains(HeadlessScreen.bounds) == true, "\(holes.last ?? .zero)")
      #expect(stage.hole == nil, "the page is whole afterwards")
    }

    @Test("Held, scrubbed and reversed, the hole follows", arguments: [false, true])
    func scrubbing(isRightToLeft: Bool) throws {
      let stage = try RoomStage("shape", isRightToLeft: isRightToLeft)
      stage.perform(.push)
      HeadlessClock.advance(frames: 1)
      let transition = stage.scene.transition
      let heights = try [0.2, 0.5, 0.8, 0.5, 0.2].map { share in
        transition.scrub(to: share)
        HeadlessClock.advance(frames: 2)
        return try #require(stage.hole).height
      }
      #expect(heights[0] < heights[1] - 50 && heights[1] < heights[2] - 50)
      #expect(abs(heights[0] - heights[4]) < 0.5 && abs(heights[1] - heights[3]) < 0.5)
      HeadlessClock.advance(by: 0.5)
      #expect(stage.hole.map(\.height) == heights[4], "it is held")
      transition.cancel()
      HeadlessClock.advance(by: 2)
      #expect(stage.scene.root.shownTitles == ["Eggs"])
    }

    @Test("A drag from anywhere closes the shell, at the egg", arguments: [true, false])
    func dragBack(isWhole: Bool) throws {
      let stage = try RoomStage("shape")
      try stage.tap("egg.3")
      HeadlessClock.advance(by: 3)
      #expect(stage.scene.root.shownTitles == ["Eggs", "Lapwing"])
      stage.drag(from: CGPoint(x: 60, y: 600), to: CGPoint(x: isWhole ? 350 : 120, y: 600))
      let held = try #require(stage.hole)
      #expect(stage.scene.transition.phase == .dragging)
      #expect(isWhole == (held.height < 400))
      stage.lift(at: CGPoint(x: isWhole ? 350 : 120, y: 600))
      var last = held
      while stage.scene.root.transitionCoordinator != nil {
        last = stage.hole ?? last
        HeadlessClock.advance(frames: 1)
      }
      #expect(stage.scene.root.shownTitles == (isWhole ? ["Eggs"] : ["Eggs", "Lapwing"]))
      guard isWhole else { return }
      let home = try #require(displayed("egg.3.drawing"))
      #expect(abs(last.midX - home.midX) < 6 && abs(last.height - home.height * 0.96) < 6)
      #expect(stage.named("egg.3.drawing").first?.isHidden == false)
    }

    @Test("Other eggs roll away from the one that opens")
    func rolling() throws {
      let stage = try RoomStage("shape")
      let before = try (1..<6).map { try #require(displayed("egg.\($0).drawing")) }
      let own = try #require(displayed("egg.0.drawing"))
      stage.perform(.push)
      HeadlessClock.advance(frames: 1)
      stage.scene.transition.scrub(to: 0.3)
      HeadlessClock.advance(frames: 2)
      let ways = try zip(1..<6, before).map { index, place in
        let now = try #require(displayed("egg.\(index).drawing"))
        return hypot(now.midX - own.midX, now.midY - own.midY)
          - hypot(place.midX - own.midX, place.midY - own.midY)
      }
      #expect(ways[0] > 5, "the nearest first")
      #expect(ways.allSatisfy { $0 > -0.5 } && ways[4] < ways[0])
    }

    @Test("A phone that is rotated in flight keeps the hole around the egg and over the screen")
    func rotation() throws {
      let stage = try RoomStage("shape")
      stage.perform(.push)
      HeadlessClock.advance(frames: 1)
      stage.scene.transition.scrub(to: 0.4)
      HeadlessClock.advance(frames: 2)
      HeadlessScreen.rotate(to: .landscapeRight)
      HeadlessClock.advance(by: 1)
      let hole = try #require(stage.hole)
      let egg = try #require(displayed("egg.0"))
      #expect(hole.insetBy(dx: -40, dy: -40).contains(CGPoint(x: egg.midX, y: egg.midY)))
      #expect(hole.height > egg.width * 1.5 && hole.height < 600, "it is as far on its way")
      stage.scene.transition.finish()
      HeadlessClock.advance(by: 2)
      #expect(stage.hole == nil)
      #expect(stage.scene.root.shownTitles == ["Eggs", "Song thrush"])
    }
  }
}

extension RoomStage {
  /// The frame of the hole through which the page is seen; nil if all of it is.
  fileprivate var hole: CGRect? {
    let mask = named("bird").first?.layer.mask as? CAShapeLayer
    return mask?.path?.boundingBoxOfPath
  }

  /// Drags a finger, which stays down.
  fileprivate func drag(from start: CGPoint, to end: CGPoint) {
    HeadlessTouch.send(phase: .began, at: start)
    for step in 1...12 {
      HeadlessClock.advance(frames: 1)
      let share = CGFloat(step) / 12
      let x = start.x + (end.x - start.x) * share
      HeadlessTouch.send(phase: .moved, at: CGPoint(x: x, y: start.y))
    }
    HeadlessClock.advance(by: 0.3)
  }

  fileprivate func lift(at end: CGPoint) {
    HeadlessTouch.send(phase: .ended, at: end)
    HeadlessClock.advance(frames: 1)
  }
}
