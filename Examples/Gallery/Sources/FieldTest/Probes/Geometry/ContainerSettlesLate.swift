import UIKit

/// Pushes a screen without a tab bar, and reads the container's size at the start and later.
struct ContainerSettlesLate: Probe {
  let chapter = Chapter.geometry
  let statement = "D70"
  let field = "containerSettlesLate"

  func run(on stage: ProbeStage) async -> Finding {
    let tabs = await ProbeTabs(on: stage)
    var first: CGFloat?
    tabs.startPush()
    tabs.navigation.transitionCoordinator?.animate(
      alongsideTransition: { first = $0.containerView.bounds.height },
      completion: nil
    )
    await stage.advance(by: 0.2)
    let later = tabs.fade.context?.containerView.bounds.height
    await stage.advance(by: 0.8)
    guard let first, let later else { return Finding(nil, ["the push wasn't seen"]) }
    return Finding(
      first != later,
      ["the container's height at the start: \(Int(first)), later: \(Int(later))"]
    )
  }
}
