import UIKit

/// Stalls the main thread after an animator starts, and compares the clock's progress with what is seen.
struct StalledStarts: Probe {
  let chapter = Chapter.clock

  func run(on stage: ProbeStage) async -> Finding {
    var samples: [String] = []
    for isReversed in [false, true] {
      for stall in [0, 0.033, 0.15] {
        samples.append(await sample(stall: stall, isReversed: isReversed, on: stage))
      }
    }
    return Finding(nil, samples)
  }

  private func sample(
    stall: Double,
    isReversed: Bool,
    on stage: ProbeStage
  ) async -> String {
    await stage.clear()
    let animator = stage.animator()
    if isReversed {
      animator.startAnimation()
      await stage.advance(by: 0.5)
      animator.pauseAnimation()
      animator.isReversed = true
    }
    let start = CACurrentMediaTime()
    animator.startAnimation()
    stage.stall(for: stall)
    await stage.advance(by: 0.05)
    let clock = CACurrentMediaTime() - start
    let running = Double(animator.fractionComplete)
    animator.pauseAnimation()
    let (paused, seen) = (Double(animator.fractionComplete), stage.share)
    animator.isReversed = false
    let forward = Double(animator.fractionComplete)
    await stage.advance(by: 0.02)
    let later = stage.share
    animator.stopAnimation(true)
    return
      "\(isReversed ? "reversed" : "forward"), stalled for \(stall.text) s: clock \(clock.text), "
      + "fraction \(running.text), paused \(paused.text), un-reversed \(forward.text), "
      + "seen \(seen.text), a frame later \(later.text)"
  }
}
