import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with the photographs on a map.
  @MainActor @Suite struct HutsTests {
    @Test("A card begins and ends where its photograph lies, as large and as askew")
    func places() throws {
      let stage = try RoomStage("map")
      let lying = try #require(stage.place(of: "hut.2"))
      stage.named("hut.2").first.map { ($0 as? UIControl)?.sendActions(for: .touchUpInside) }
      HeadlessClock.advance(by: 0)
      let first = try #require(stage.place(of: "hut.photograph"))
      #expect(stage.place(of: "hut.2") == nil, "it is no longer on the map")
      #expect(hypot(first.midX - lying.midX, first.midY - lying.midY) < 1)
      #expect(abs(first.width - lying.width) < 1 && abs(first.height - lying.height) < 1)
      HeadlessClock.advance(by: 3)
      #expect(stage.scene.root.shownTitles == ["Huts", "Upper Dairy"])

      stage.perform(.dismiss)
      var last = first
      while let place = stage.place(of: "hut.photograph") {
        last = place
        HeadlessClock.advance(frames: 1)
      }
      #expect(hypot(last.midX - lying.midX, last.midY - lying.midY) < 2)
      #expect(abs(last.width - lying.width) < 2)
      HeadlessClock.advance(by: 1)
      #expect(stage.place(of: "hut.2") == lying)
    }

    @Test("Between the two it turns straight, and its corners stay those of the card")
    func turn() throws {
      let stage = try RoomStage("map")
      stage.perform(.present)
      HeadlessClock.advance(frames: 8)
      let card = try #require(stage.named("transition.card").first)
      let turned = try #require(card.layer.presentation()?.affineTransform())
      let angle = atan2(turned.b, turned.a)
      #expect(angle < -0.01 && angle > -7 * .pi / 180 + 0.01)
      let shown = try #require(card.subviews.last?.layer.presentation())
      #expect(abs(shown.cornerRadius - 22) < 1.5)
      HeadlessClock.advance(by: 2)
    }

    @Test("A finger carries the card in both axes, and a small pull brings it back")
    func carries() throws {
      let (start, aside) = (CGPoint(x: 200, y: 300), CGPoint(x: 120, y: 480))
      let trace = try RoomTrace(
        "map",
        """
        [{"t": 0, "do": "present"}, \(RoomTrace.drag(at: 1.5, from: start, to: aside)),
         \(RoomTrace.lift(at: 2.4, from: aside))]
        """
      )
      let open = try #require(trace.frame(at: 1.5)?.place(of: "hut"))
      let held = try #require(trace.frame(at: 2.3)?.place(of: "hut"))
      #expect(held.midX < open.midX - 20 && held.midY > open.midY + 60)
      #expect(held.width < open.width - 20)
      #expect(trace.frames.last?.status.stack == ["Huts"])

      let near = CGPoint(x: 210, y: 340)
      let pulled = try RoomTrace(
        "map",
        """
        [{"t": 0, "do": "present"}, \(RoomTrace.drag(at: 1.5, from: start, to: near)),
         \(RoomTrace.lift(at: 2.6, from: near))]
        """
      )
      #expect(pulled.frames.last?.place(of: "hut") == open)
    }

    @Test func touchBesideTheCardLaysItBack() throws {
      let trace = try RoomTrace(
        "map",
        """
        [{"t": 0, "do": "present"}, {"t": 1.5, "touch": 1, "phase": "began", "x": 200, "y": 800},
         \(RoomTrace.lift(at: 1.55, from: CGPoint(x: 200, y: 800)))]
        """
      )
      #expect(trace.frame(at: 1.4)?.status.stack.count == 2)
      #expect(trace.frames.last?.status.stack == ["Huts"])
    }

    @Test("The card goes home to the hut that it shows now")
    func another() throws {
      let stage = try RoomStage("map")
      let lying = try (0..<2).map { try #require(stage.place(of: "hut.\($0)")) }
      try stage.tap("hut.0")
      HeadlessClock.advance(by: 3)
      try stage.tap("hut.next")
      HeadlessClock.advance(frames: 2)
      #expect(stage.place(of: "hut.0") == lying[0] && stage.place(of: "hut.1") == nil)
      stage.perform(.dismiss)
      var last = lying[0]
      while let place = stage.place(of: "hut.photograph") {
        last = place
        HeadlessClock.advance(frames: 1)
      }
      #expect(hypot(last.midX - lying[1].midX, last.midY - lying[1].midY) < 2)
      HeadlessClock.advance(by: 1)
      #expect(stage.place(of: "hut.1") == lying[1])
    }
  }
}

extension RoomStage {
  /// Where a view is seen; nil if it is hidden or gone.
  fileprivate func place(of name: String) -> CGRect? {
    HeadlessLayerTree.shown.sightings.last { $0.identifier == name && $0.opacity > 0 }?.frame
  }
}
