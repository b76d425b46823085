import UIKit

/// Reads the bar's top item in the completion of a push.
struct BarSettlesAfterCompletion: Probe {
  let chapter = Chapter.bar
  let statement = "D84"
  let field = "barSettlesAfterCompletion"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage)
    let controller = navigation.controller
    let screen = navigation.screen("B")
    var title: String?
    controller.pushViewController(screen, animated: true)
    await stage.advance(by: 0.1)
    controller.transitionCoordinator?.animate(
      alongsideTransition: { _ in },
      completion: { _ in title = controller.navigationBar.topItem?.title }
    )
    await navigation.settle()
    return Finding(
      title.map { $0 != "B" },
      ["in the completion of a push to B the bar shows \(title ?? "nothing")"]
    )
  }
}
