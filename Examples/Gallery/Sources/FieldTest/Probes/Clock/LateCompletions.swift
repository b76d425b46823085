import UIKit

/// Measures how late completions come after ten grabs: of an animator that is continued after each, and of a new one for each.
struct LateCompletions: Probe {
  let chapter = Chapter.clock

  private let spring = UISpringTimingParameters(
    mass: 1,
    stiffness: 320,
    damping: 35,
    initialVelocity: .zero
  )

  func run(on stage: ProbeStage) async -> Finding {
    let continued = stage.animator(spring, duration: 0)
    continued.startAnimation()
    for _ in 0..<10 {
      await stage.advance(by: 0.03)
      continued.pauseAnimation()
      await stage.advance(by: 0.02)
      continued.continueAnimation(withTimingParameters: spring, durationFactor: 0.5)
    }
    let late = await lateness(of: continued, on: stage)
    await stage.clear()

    var animator = stage.animator(spring, duration: 0)
    animator.startAnimation()
    for _ in 0..<10 {
      await stage.advance(by: 0.03)
      let shown = CGFloat(stage.share)
      animator.stopAnimation(true)
      stage.square.center.x = 70
      animator = stage.animator()
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = shown
      await stage.advance(by: 0.02)
      animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.5)
    }
    let lateAgain = await lateness(of: animator, on: stage)
    return Finding(
      nil,
      [
        "continued ten times: \(late) s after it was seen at its end",
        "a new one for each of ten: \(lateAgain) s after it was seen at its end",
      ]
    )
  }

  /// The seconds from when the square is seen at its end until the animator completes; at most 8.
  private func lateness(of animator: UIViewPropertyAnimator, on stage: ProbeStage) async -> String {
    let journal = Journal()
    animator.addCompletion { _ in journal.note("completed") }
    await stage.wait(upTo: 5) { stage.share > 0.99 }
    let start = CACurrentMediaTime()
    let isCompleted = await stage.wait(upTo: 8) { !journal.calls.isEmpty }
    if !isCompleted { animator.stopAnimation(true) }
    return isCompleted ? (CACurrentMediaTime() - start).text : "more than 8"
  }
}
