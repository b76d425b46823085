import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with a viewer of photographs.
  @MainActor @Suite struct PhotographsTests {
    @Test(
      "A photograph goes back to its square, to which the grid has scrolled",
      arguments: [0, 1, 7],
      [false, true]
    )
    func landing(pages: Int, isRightToLeft: Bool) throws {
      let swipes = (0..<pages).map { page in
        let x = isRightToLeft ? (200, 700) : (700, 200)
        return RoomTrace.flick(at: 2 + Double(page), from: (x.0, 200), to: (x.1, 200))
      }
      let back = 2.5 + Double(pages)
      let trace = try RoomTrace(
        "media",
        "[{\"t\": 0, \"do\": \"rotate\"}, {\"t\": 0.7, \"do\": {\"tap\": \"photo.2\"}}, "
          + (swipes + ["{\"t\": \(back), \"do\": \"pop\"}]"]).joined(separator: ", "),
        isRightToLeft: isRightToLeft
      )
      let photo = 2 + pages
      let home = try #require(trace.frames.last?.place(of: "photo.\(photo).picture"))
      #expect(home.minY >= 0 && home.maxY <= 393)
      let flown = trace.frames.compactMap { $0.place(of: "photo.page.\(photo).picture") }
      let landed = try #require(flown.last)
      #expect(hypot(landed.midX - home.midX, landed.midY - home.midY) < 0.75)
      #expect(trace.frames.last?.status.stack == ["Thirteen days"])
    }

    @Test("A dragged photograph stays under the finger, in both axes; the rest stays")
    func drag() throws {
      let trace = try RoomTrace(
        "media",
        """
        [{"t": 0, "do": {"tap": "photo.3"}},
         \(RoomTrace.drag(at: 1.5, from: CGPoint(x: 200, y: 430), to: CGPoint(x: 260, y: 630))),
         \(RoomTrace.lift(at: 2.2, from: CGPoint(x: 260, y: 630)))]
        """
      )
      let before = try #require(trace.frame(at: 1.4)?.place(of: "photo.page.3.picture"))
      let held = try #require(trace.frame(at: 2))
      let after = try #require(held.place(of: "photo.page.3.picture"))
      let scale = after.width / before.width
      #expect(scale < 0.9 && scale > 0.6)
      #expect(abs(after.minX + (200 - before.minX) * scale - 260) < 0.75)
      #expect(abs(after.minY + (430 - before.minY) * scale - 630) < 0.75)
      #expect(held.place(of: "photo") == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test(
      "A drag up, down, or from the edge goes back; one to the side pages",
      arguments: [
        ((200, 600), (200, 300), "Thirteen days"), ((200, 300), (200, 600), "Thirteen days"),
        ((4, 400), (300, 400), "Thirteen days"), ((330, 400), (60, 400), "The ferry was late"),
      ] as [((Int, Int), (Int, Int), String)]
    )
    func directions(start: (Int, Int), end: (Int, Int), title: String) throws {
      let trace = try RoomTrace(
        "media",
        """
        [{"t": 0, "do": {"tap": "photo.0"}}, \(RoomTrace.flick(at: 1.5, from: start, to: end))]
        """
      )
      #expect(trace.frames.last?.status.stack.last == title)
    }

    @Test(
      "A tap leaves the photograph alone, and the bar comes back with the grid",
      arguments: [true, false]
    )
    func bare(isCancelled: Bool) throws {
      let stage = try RoomStage("media")
      try stage.tap("photo.4")
      HeadlessClock.advance(by: 1)
      let navigation = try #require(stage.scene.root as? UINavigationController)
      HeadlessTouch.send(phase: .began, at: CGPoint(x: 200, y: 430))
      HeadlessTouch.send(phase: .ended, at: CGPoint(x: 200, y: 430))
      HeadlessClock.advance(by: 1)
      #expect(navigation.isNavigationBarHidden)
      #expect(stage.named("photo").first?.subviews.first?.backgroundColor == .black)
      stage.perform(.pop)
      HeadlessClock.advance(by: 0.1)
      if isCancelled { stage.scene.transition.reverse() }
      HeadlessClock.advance(by: 2)
      #expect(navigation.isNavigationBarHidden == isCancelled)
      #expect(navigation.viewControllers.count == (isCancelled ? 2 : 1))
    }

    @Test("A touch catches the photograph while it grows, though a tap hides the bar later")
    func caught() throws {
      let trace = try RoomTrace(
        "media",
        """
        [{"t": 0, "do": {"tap": "photo.3"}},
         {"t": 0.15, "touch": 1, "phase": "began", "x": 200, "y": 430},
         {"t": 0.2, "touch": 1, "phase": "ended", "x": 200, "y": 430}]
        """
      )
      #expect(trace.count("catch") == 1)
      #expect(trace.frames.last?.status.stack == ["Thirteen days"])
    }
  }
}

extension RoomTrace {
  /// A finger that moves in a tenth of a second, and is lifted.
  fileprivate static func flick(at time: TimeInterval, from start: (Int, Int), to end: (Int, Int))
    -> String
  {
    let end = CGPoint(x: end.0, y: end.1)
    return drag(at: time, from: CGPoint(x: start.0, y: start.1), to: end) + ", "
      + lift(at: time + 0.11, from: end)
  }
}
