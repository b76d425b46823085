import UIKit

/// Moves a view down and back by a reversed animator, and reads its safe area.
struct ReversalLeavesSafeAreaStale: Probe {
  let chapter = Chapter.geometry
  let statement = "D67"
  let field = "reversalLeavesSafeAreaStale"

  func run(on stage: ProbeStage) async -> Finding {
    guard let root = stage.window.rootViewController?.view else { return Finding(nil, []) }
    let view = UIView(frame: root.bounds)
    root.addSubview(view)
    await stage.advance(by: 0.1)
    let before = view.safeAreaInsets.top
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      view.center.y += before / 2
    }
    animator.startAnimation()
    await stage.advance(by: 0.2)
    let inFlight = view.safeAreaInsets.top
    animator.pauseAnimation()
    animator.isReversed = true
    animator.startAnimation()
    await stage.wait(upTo: 2) { animator.state == .inactive }
    await stage.advance(by: 0.1)
    let after = view.safeAreaInsets.top
    return Finding(
      before > 0 ? after != before : nil,
      ["the top inset before: \(Int(before)), in flight: \(Int(inFlight)), reversed: \(Int(after))"]
    )
  }
}
