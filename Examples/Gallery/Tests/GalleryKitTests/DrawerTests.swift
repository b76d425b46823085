import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with the drawer.
  @MainActor @Suite struct DrawerTests {
    @Test("The page's edge follows the finger, and the drawer fills what the page leaves free")
    func edgePan() throws {
      for isRightToLeft in [false, true] {
        let trace = try pull(from: 3, to: 180, isRightToLeft: isRightToLeft)

        let frames = trace.frames.filter { $0.status.phase == "dragging" }
        #expect(frames.count > 20)
        for frame in frames where frame.status.progress > 0 {
          let (page, drawer) = try places(in: frame)
          let edge = isRightToLeft ? 393 - page.maxX : page.minX
          let filled = isRightToLeft ? 393 - drawer.minX : drawer.maxX
          #expect(abs(edge - filled) < 0.01)
          #expect(abs(page.midY - 426) < 0.01)
        }
        let caught = try #require(frames.first { $0.status.progress > 0.05 })
        let held = try #require(frames.last)
        let way =
          try edge(of: places(in: held).page, isRightToLeft)
          - edge(of: places(in: caught).page, isRightToLeft)
        let fingers = try abs(#require(held.fingers.first).x - #require(caught.fingers.first).x)
        #expect(abs(way - fingers) < 0.5)
      }
    }

    @Test func openDrawerLiesBesideThePage() throws {
      let trace = try RoomTrace("drawer", "[{\"t\": 0, \"do\": {\"tap\": \"books.menu\"}}]")

      let last = try #require(trace.frames.last)
      let (page, drawer) = try places(in: last)
      #expect(last.status.stack == ["Tonight", "Shelves"])
      #expect(drawer == CGRect(x: 0, y: 0, width: 291, height: 852))
      #expect(abs(page.minX - 291) < 0.01 && abs(page.width - 393 * 0.84) < 0.01)
      #expect(abs(page.midY - 426) < 0.01)
    }

    @Test func dragInTheListOpensAndScrollingDoesNot() throws {
      let open = try RoomTrace(
        "drawer",
        "[\(drag(at: 0, from: (140, 500), to: (330, 510))), \(lift(at: 0.12, from: (330, 510)))]"
      )
      #expect(open.frames.last?.status.stack == ["Tonight", "Shelves"])

      let scroll = try RoomTrace(
        "drawer",
        "[\(drag(at: 0, from: (140, 700), to: (160, 500))), \(lift(at: 0.12, from: (160, 500)))]"
      )
      #expect(scroll.frames.allSatisfy { $0.status.phase == "idle" })
    }

    @Test func dragTowardTheEdgeClosesTheOpenDrawer() throws {
      for isRightToLeft in [false, true] {
        let (start, end) = isRightToLeft ? (60.0, 300.0) : (333.0, 93.0)
        let trace = try RoomTrace(
          "drawer",
          """
          [{"t": 0, "do": "present"},
           \(drag(at: 1.2, from: (start, 500), to: (end, 505))), \(lift(at: 1.32, from: (end, 505)))]
          """,
          isRightToLeft: isRightToLeft
        )

        #expect(trace.frame(at: 1.15)?.status.stack == ["Tonight", "Shelves"])
        #expect(trace.frames.last?.status.stack == ["Tonight"])
      }
    }

    @Test func pagesArePushedAndPoppedAsUsual() throws {
      let trace = try RoomTrace(
        "drawer",
        """
        [{"t": 0, "do": "push"},
         \(drag(at: 1, from: (3, 500), to: (300, 505))), \(lift(at: 1.12, from: (300, 505)))]
        """
      )

      #expect(trace.frame(at: 0.9)?.status.stack == ["Tonight", "Green Weather"])
      #expect(trace.frames.last?.status.stack == ["Tonight"])
    }

    @Test func rotatedScreenKeepsThePageBesideTheDrawer() throws {
      let trace = try RoomTrace(
        "drawer",
        """
        [{"t": 0, "do": "present"}, {"t": 1, "do": "rotate"}, {"t": 2, "do": "dismiss"}]
        """
      )

      let (page, drawer) = try places(in: #require(trace.frame(at: 1.9)))
      #expect(drawer == CGRect(x: 0, y: 0, width: 340, height: 393))
      #expect(abs(page.minX - 340) < 0.01 && abs(page.width - 852 * 0.84) < 0.01)
      #expect(
        trace.frames.last?.place(of: "library") == CGRect(x: 0, y: 0, width: 852, height: 393)
      )
    }

    @Test func everythingInTheDrawerHasItsPlaceInLandscape() throws {
      let trace = try RoomTrace(
        "drawer",
        "[{\"t\": 0, \"do\": \"rotate\"}, {\"t\": 1, \"do\": \"present\"}]"
      )

      let last = try #require(trace.frames.last)
      let names = (0..<4).map { "drawer.shelf.\($0)" } + ["drawer.lamp"]
      let places = try names.map { try #require(last.place(of: $0)) }
      #expect(zip(places, places.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
      #expect(places.allSatisfy { $0.minX >= 59 - 12 && $0.maxY <= 393 - 21 })
    }

    @Test func shelfIsShownAndTheDrawerCloses() throws {
      let stage = try RoomStage("drawer")
      stage.perform(.present)
      HeadlessClock.advance(by: 1)
      try stage.tap("drawer.shelf.2")
      HeadlessClock.advance(by: 1)

      #expect(stage.scene.root.presentedViewController == nil)
      #expect(stage.scene.root.children.map(\.title) == ["Dry places"])
    }

    @Test func phoneInDarkModeHasItsLampOn() throws {
      let stage = try RoomStage("drawer")
      let day = stage.named("books").first?.layer.backgroundColor
      HeadlessScreen.userInterfaceStyle = .dark
      HeadlessClock.advance(by: 0.1)
      stage.perform(.present)
      HeadlessClock.advance(by: 1)

      #expect(stage.named("books").first?.layer.backgroundColor != day)
      let window = stage.scene.root.view.window
      #expect(window?.backgroundColor == stage.named("drawer").first?.backgroundColor)
      #expect((stage.named("drawer.lamp").first as? UIButton)?.configuration?.title == "Lamp on")
      HeadlessScreen.reset()
    }

    // MARK: - Fingers and frames

    /// Pulls from the leading edge, given distances from it, and lets go after half a second.
    private func pull(
      from start: CGFloat,
      to end: CGFloat,
      isRightToLeft: Bool = false
    ) throws -> RoomTrace {
      let (first, last) = isRightToLeft ? (393 - start, 393 - end) : (start, end)
      return try RoomTrace(
        "drawer",
        "[\(drag(at: 0, from: (first, 500), to: (last, 500))), \(lift(at: 0.5, from: (last, 500)))]",
        isRightToLeft: isRightToLeft
      )
    }

    private func drag(
      at time: TimeInterval,
      from start: (CGFloat, CGFloat),
      to end: (CGFloat, CGFloat)
    ) -> String {
      RoomTrace.drag(
        at: time,
        from: CGPoint(x: start.0, y: start.1),
        to: CGPoint(x: end.0, y: end.1)
      )
    }

    private func lift(at time: TimeInterval, from end: (CGFloat, CGFloat)) -> String {
      RoomTrace.lift(at: time, from: CGPoint(x: end.0, y: end.1))
    }

    private func places(in frame: TraceFrame) throws -> (page: CGRect, drawer: CGRect) {
      (try #require(frame.place(of: "library")), try #require(frame.place(of: "drawer")))
    }

    private func edge(of page: CGRect, _ isRightToLeft: Bool) -> CGFloat {
      isRightToLeft ? 393 - page.maxX : page.minX
    }
  }
}
