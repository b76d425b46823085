import UIKit

/// Reads what `animate(alongsideTransition:completion:)` returns for a completion alone.
struct NilAlongsideReturnsFalse: Probe {
  let chapter = Chapter.negotiation
  let statement = "D66"
  let field = "nilAlongsideReturnsFalse"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage)
    var isCompleted = false
    navigation.controller.pushViewController(navigation.screen("B"), animated: true)
    let answer = navigation.controller.transitionCoordinator?.animate(alongsideTransition: nil) {
      _ in isCompleted = true
    }
    await navigation.settle()
    return Finding(
      answer.map { !$0 },
      ["returned \(answer.map(String.init) ?? "nothing"), the completion came: \(isCompleted)"]
    )
  }
}
