import UIKit

/// Runs a keyframe beside a plain change under a spring, and compares how far they are.
struct KeyframesKeepTheirOwnTime: Probe {
  let chapter = Chapter.reversedLegs
  let statement = "A65"
  let field = "keyframesKeepTheirOwnTime"

  func run(on stage: ProbeStage) async -> Finding {
    let other = UIView(frame: CGRect(x: 20, y: 400, width: 100, height: 100))
    other.backgroundColor = .systemOrange
    stage.window.rootViewController?.view.addSubview(other)
    await stage.advance(by: 0.1)
    let animator = stage.animator(
      UISpringTimingParameters(mass: 1, stiffness: 333, damping: 36.5, initialVelocity: .zero)
    )
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          other.center.x = 170
        }
      }
    }
    animator.startAnimation()
    await stage.advance(by: 0)
    let frames = await stage.record(for: 0.3) { (plain: stage.share, keyframe: share(of: other)) }
    animator.pauseAnimation()
    await stage.advance(by: 0.05)
    let held = (plain: stage.share, keyframe: share(of: other))
    animator.stopAnimation(true)
    let behind = frames.map { abs($0.value.plain - $0.value.keyframe) }.max() ?? .nan
    return Finding(
      behind > 0.2 ? true : behind < 0.05 ? false : nil,
      [
        "under a spring a keyframe is off by at most \(behind.text)",
        "held, the plain change is at \(held.plain.text) and the keyframe at \(held.keyframe.text)",
      ]
    )
  }

  @MainActor
  private func share(of view: UIView) -> Double {
    Double(((view.layer.presentation()?.position.x ?? view.center.x) - 70) / 100)
  }
}
