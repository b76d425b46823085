import Foundation
import GalleryKit
import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// A page that is pulled past its end doesn't uncover the black of the window.
  @MainActor @Suite struct PastTheEndTests {
    @Test(
      "A page goes on in its own color past its end",
      arguments: [
        ("push", "\"push\""), ("full-screen-pop", "\"push\""), ("drawer", "\"push\""),
        ("tabs", "{\"select\": 3}"),
      ]
    )
    func goesOn(id: String, move: String) throws {
      for isDark in [false, true] {
        let (start, end) = (CGPoint(x: 380, y: 120), CGPoint(x: 20, y: 120))
        let trace = try RoomTrace(
          id,
          """
          [{"t": 0, "do": {"dark": \(isDark)}}, {"t": 0, "do": \(move)},
           \(RoomTrace.drag(at: 0.08, from: start, to: end)), \(RoomTrace.lift(at: 0.5, from: end))]
          """
        )
        let held = try #require(trace.frame(at: 0.4))
        #expect(held.status.phase == "dragging" && held.status.progress == 1)
        let layers = PaintedLayer.all(in: held.tree)
        for y in stride(from: 20.0, to: 760, by: 40) {
          let isPainted = layers.contains { layer in
            guard case .color(let color) = layer.paints(at: CGPoint(x: 385, y: y)) else {
              return false
            }
            return color.alpha == 1
          }
          #expect(isPainted, "\(id), dark \(isDark): nothing at \(y)")
        }
      }
    }
  }
}
