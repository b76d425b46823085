import UIKit

/// Starts an animator that changes nothing, which may complete before its time.
struct EndsIdleAnimatorsEarly: Probe {
  let chapter = Chapter.ends
  let statement = "A34"
  let field = "endsIdleAnimatorsEarly"

  func run(on stage: ProbeStage) async -> Finding {
    let start = CACurrentMediaTime()
    var end: Double?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.atEnd { end = CACurrentMediaTime() - start }
    animator.startAnimation()
    await stage.wait(upTo: 2) { end != nil }
    return Finding(
      end ?? .nan,
      true: 0,
      false: 1,
      ["one second without a change: completed after \(end?.text ?? "more than 2") s"]
    )
  }
}
