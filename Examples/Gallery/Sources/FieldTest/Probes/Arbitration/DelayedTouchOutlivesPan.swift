import UIKit

/// Has the user drag with a pan that holds touches back, and watches what the view hears.
struct DelayedTouchOutlivesPan: Probe {
  let chapter = Chapter.arbitration
  let statement = "F21"
  let field = "delayedTouchOutlivesPan"

  func run(on stage: ProbeStage) async -> Finding {
    let pad = TouchPad(on: stage)
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    var isOver = false
    pan.onAction { isOver = [.ended, .cancelled].contains($0.state) }
    pad.superview?.addGestureRecognizer(pan)
    let gesture = RequestedGesture.drag(
      "Drag to the left on the square",
      from: pad.middle,
      to: CGPoint(x: pad.middle.x - 100, y: pad.middle.y),
      speed: 300
    )
    await stage.guide?.ask(for: gesture, on: stage) { isOver }
    guard isOver else { return Finding(nil, ["nobody dragged"]) }
    return Finding(pad.wasTouched, ["the view heard of the touch: \(pad.wasTouched)"])
  }
}
