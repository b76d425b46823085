import UIKit

/// Cancels a pop whose animator leaves the incoming view where it has put it, and looks for that view.
struct CancelRemovesIncomingView: Probe {
  let chapter = Chapter.stacks
  let statement = "D80"
  let field = "cancelRemovesIncomingView"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage, isInteractive: true)
    navigation.fade.leavesIncomingView = true
    let incoming = navigation.controller.viewControllers[0]
    await navigation.push("B")
    navigation.controller.popViewController(animated: true)
    await stage.advance(by: 0.1)
    let wasThere = incoming.view.window != nil
    await navigation.cancel()
    let isThere = incoming.view.window != nil
    return Finding(
      wasThere ? !isThere : nil,
      ["the incoming view after a cancelled pop: \(isThere ? "still there" : "taken out")"]
    )
  }
}
