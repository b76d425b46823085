import UIKit

/// Adds an animation to an animator that runs reversed.
struct ReversedAdditionsRunForward: Probe {
  let chapter = Chapter.lateJoins
  let statement = "A61"
  let field = "reversedAdditionsRunForward"

  func run(on stage: ProbeStage) async -> Finding {
    let other = UIView(frame: CGRect(x: 20, y: 400, width: 100, height: 100))
    other.backgroundColor = .systemOrange
    stage.window.rootViewController?.view.addSubview(other)
    await stage.advance(by: 0.1)
    let animator = stage.animator()
    animator.startAnimation()
    await stage.wait(upTo: 2) { stage.share >= 0.75 }
    animator.isReversed = true
    animator.addAnimations { other.alpha = 0 }
    await stage.wait(upTo: 2) { stage.share <= 0.4 }
    let displayed = Double(other.layer.presentation()?.opacity ?? -1)
    await stage.wait(upTo: 2) { animator.state == .inactive }
    if animator.state == .active { animator.stopAnimation(true) }
    return Finding(
      displayed,
      true: 0.5,
      false: 1,
      [
        "an opacity that goes to 0 is at \(displayed.text) half way back, and then \(Double(other.alpha).text)"
      ]
    )
  }
}
