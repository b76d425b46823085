import UIKit

/// Adds an animation to an animator that runs, is held, or runs reversed.
struct LateAdditions: Probe {
  let chapter = Chapter.lateJoins

  private enum State: String, CaseIterable {
    case running
    case held
    case reversed
  }

  func run(on stage: ProbeStage) async -> Finding {
    var samples: [String] = []
    for state in State.allCases {
      samples.append(await sample(state, on: stage))
    }
    return Finding(nil, samples)
  }

  private func sample(_ state: State, on stage: ProbeStage) async -> String {
    await stage.clear()
    let animator = stage.animator()
    animator.startAnimation()
    await stage.advance(by: 0.5)
    if state != .running { animator.pauseAnimation() }
    if state == .reversed {
      animator.isReversed = true
      animator.startAnimation()
      await stage.advance(by: 0.1)
    }
    animator.addAnimations { stage.square.center.y = 350 }
    let frames = await stage.record(for: 0.3) {
      Double(((stage.square.layer.presentation()?.position.y ?? 250) - 250) / 100)
    }
    let (first, last) = (frames.value(at: 0), frames.value(at: 0.3))
    animator.stopAnimation(true)
    return "\(state.rawValue): the added change is at \(first.text), 0.3 s later at \(last.text)"
  }
}
