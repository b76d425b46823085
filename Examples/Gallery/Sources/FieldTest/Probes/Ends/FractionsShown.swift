import UIKit

/// Sets fractions at and near the ends of a held animator.
struct FractionsShown: Probe {
  let chapter = Chapter.ends

  func run(on stage: ProbeStage) async -> Finding {
    let animator = stage.animator()
    animator.startAnimation()
    animator.pauseAnimation()
    var samples: [String] = []
    for fraction in [0.5, 0, 0.001, 0.999, 1] {
      animator.fractionComplete = fraction
      let frames = await stage.record(for: 0.05) { stage.share }
      samples.append("\(fraction.text) set: \(frames.map(\.value.text).joined(separator: " "))")
    }
    animator.stopAnimation(true)
    return Finding(nil, samples)
  }
}
