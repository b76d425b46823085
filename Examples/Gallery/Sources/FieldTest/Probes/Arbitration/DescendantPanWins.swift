import UIKit

/// Has the user drag where two pans could begin, one in a view and one around it.
struct DescendantPanWins: Probe {
  let chapter = Chapter.arbitration
  let statement = "F20"
  let field = "descendantPanWins"

  func run(on stage: ProbeStage) async -> Finding {
    let pad = TouchPad(on: stage)
    let (outer, inner) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    var begun: [String] = []
    for (pan, name) in [(outer, "outer"), (inner, "inner")] {
      pan.cancelsTouchesInView = false
      pan.onAction { if $0.state == .began { begun.append(name) } }
    }
    pad.superview?.addGestureRecognizer(outer)
    pad.addGestureRecognizer(inner)
    let gesture = RequestedGesture.drag(
      "Drag to the right on the square",
      from: pad.middle,
      to: CGPoint(x: pad.middle.x + 100, y: pad.middle.y),
      speed: 300
    )
    await stage.guide?.ask(for: gesture, on: stage) { pad.isLifted }
    return Finding(begun.first.map { $0 == "inner" }, ["of two pans these began: \(begun)"])
  }
}
