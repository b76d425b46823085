import UIKit

/// Drags on a pad with a pan recognizer.
@MainActor
enum PanPad {
  /// How a pan began, in points.
  struct Drag {
    /// The finger's distance from its first touch.
    let distance: Double
    /// The same at the last movement before.
    let distanceBefore: Double
    /// The pan's translation.
    let translation: Double
  }

  /// Asks for slow drags, and returns how their pans began.
  static func drags(_ count: Int, on stage: ProbeStage) async -> [Drag] {
    let pad = TouchPad(on: stage)
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    pad.addGestureRecognizer(pan)
    var drags: [Drag] = []
    pan.onAction { [weak pan] _ in
      guard let pan, pan.state == .began else { return }
      let translation = pan.translation(in: pad)
      drags.append(
        Drag(
          distance: pad.distance(to: pan.location(in: pad)),
          distanceBefore: pad.distance,
          translation: Double(hypot(translation.x, translation.y))
        )
      )
    }
    for drag in 1...count {
      pad.forget()
      let (start, end) = (pad.middle, CGPoint(x: pad.middle.x + 60, y: pad.middle.y))
      let gesture = RequestedGesture.drag(
        "Drag very slowly to the right on the square (\(drag) of \(count))",
        from: start,
        to: end
      )
      await stage.guide?.ask(for: gesture, on: stage) { pad.isLifted }
    }
    return drags
  }
}
