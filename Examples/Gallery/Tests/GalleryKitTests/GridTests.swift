import GalleryKit
import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// What the rooms with a grid and a large title have in common.
  @MainActor @Suite struct GridTests {
    @Test(
      "The large title is gone before the button of the bar comes over it, and back after it",
      arguments: [("push", "home"), ("zoom", "stones"), ("shop", "shop")]
    )
    func heading(room: String, grid: String) throws {
      let (near, far) = (CGPoint(x: 3, y: 500), CGPoint(x: 383, y: 500))
      let trace = try RoomTrace(
        room,
        """
        [{"t": 0, "do": "push"},
         \(RoomTrace.drag(at: 2, from: near, to: far)), \(RoomTrace.lift(at: 2.2, from: far))]
        """
      )
      let displayed = { (name: String) in trace.frames.map { $0.opacity(of: name) } }
      let (headings, buttons) = (displayed("\(grid).heading"), displayed("bar.back"))
      #expect(headings.first == 1 && headings.last == 1 && headings.contains(0))
      #expect(buttons.contains(1) && buttons.contains { (0.2..<0.8).contains($0) })
      #expect(zip(headings, buttons).allSatisfy { min($0, $1) <= 0.15 })
    }
  }
}

extension TraceFrame {
  /// Returns the opacity of a view; 0 if it isn't visible.
  fileprivate func opacity(of name: String) -> Double {
    json["views"]?[name]?.asArray?.compactMap(\.asNumber).last ?? 0
  }
}
