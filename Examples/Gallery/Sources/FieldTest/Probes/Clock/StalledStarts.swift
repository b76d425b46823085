import UIKit

/// Stalls the main thread after an animator starts, and compares the clock's progress with what is seen.
struct StalledStarts: Probe {
  let chapter = Chapter.clock

  private struct Start {
    let isSpring: Bool
    let isReversed: Bool
    let stall: Double

    @MainActor
    func animator(on stage: ProbeStage) -> UIViewPropertyAnimator {
      guard isSpring else { return stage.animator() }
      return stage.animator(
        UISpringTimingParameters(
          mass: 1,
          stiffness: 333,
          damping: 36.5,
          initialVelocity: .zero
        )
      )
    }

    var text: String {
      "\(isSpring ? "a spring" : "linear") \(isReversed ? "reversed" : "forward"), "
        + "stalled for \(stall.text) s"
    }
  }

  func run(on stage: ProbeStage) async -> Finding {
    var samples: [String] = []
    for isSpring in [false, true] {
      for isReversed in [false, true] {
        for stall in [0, 0.033, 0.15] {
          let start = Start(isSpring: isSpring, isReversed: isReversed, stall: stall)
          samples.append(await sample(start, on: stage))
        }
      }
    }
    return Finding(nil, samples)
  }

  private func sample(_ start: Start, on stage: ProbeStage) async -> String {
    await stage.clear()
    let animator = start.animator(on: stage)
    if start.isReversed {
      animator.startAnimation()
      await stage.advance(by: 0.2)
      animator.pauseAnimation()
      animator.isReversed = true
    }
    let begin = CACurrentMediaTime()
    animator.startAnimation()
    stage.stall(for: start.stall)
    await stage.advance(by: 0.05)
    let clock = CACurrentMediaTime() - begin
    let running = Double(animator.fractionComplete)
    animator.pauseAnimation()
    let (paused, displayed) = (Double(animator.fractionComplete), stage.share)
    animator.isReversed = false
    let forward = Double(animator.fractionComplete)
    await stage.advance(by: 0.02)
    let later = stage.share
    animator.stopAnimation(true)
    return "\(start.text): clock \(clock.text), fraction \(running.text), "
      + "paused \(paused.text), un-reversed \(forward.text), seen \(displayed.text), "
      + "a frame later \(later.text)"
  }
}
