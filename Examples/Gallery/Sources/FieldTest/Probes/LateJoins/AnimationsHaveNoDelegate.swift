import UIKit

/// Animates two views in each of two blocks of an animator, and asks their layers whose animations those are.
struct AnimationsHaveNoDelegate: Probe {
  let chapter = Chapter.lateJoins
  let statement = "C13"
  let field = "animationsHaveNoDelegate"

  func run(on stage: ProbeStage) async -> Finding {
    guard let root = stage.window.rootViewController?.view else { return Finding(nil, []) }
    let views = (0..<4).map { UIView(frame: CGRect(x: 20, y: 100 * $0, width: 50, height: 50)) }
    for view in views { root.addSubview(view) }
    await stage.advance(by: 0.1)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    for pair in [views[0...1], views[2...3]] {
      animator.addAnimations { for view in pair { view.center.x += 100 } }
    }
    animator.startAnimation()
    await stage.advance(by: 0.1)
    let owners = views.map { view in
      view.layer.animationKeys()?.first.flatMap { view.layer.animation(forKey: $0)?.delegate }
    }
    await stage.wait(upTo: 2) { animator.state == .inactive }
    let isShared = owners[0] === owners[1] && owners[2] === owners[3]
    let have = owners.contains { $0 != nil }
    return Finding(
      have && !isShared ? nil : !have,
      [
        "delegates: \(have), one for each block: \(isShared), of two blocks: \(owners[0] !== owners[2])"
      ]
    )
  }
}
