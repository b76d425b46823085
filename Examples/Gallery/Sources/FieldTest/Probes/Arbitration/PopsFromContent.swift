import UIKit

/// Looks for a pan that pops a navigation controller from anywhere.
struct PopsFromContent: Probe {
  let chapter = Chapter.arbitration
  let statement = "D58"
  let field = "popsFromContent"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage)
    await navigation.push("B")
    let names = navigation.controller.view.gestureRecognizers?.map { "\(type(of: $0))" } ?? []
    return Finding(
      navigation.controller.contentPopRecognizer != nil,
      ["recognizers of a navigation controller: \(names.sorted())"]
    )
  }
}
