import UIKit

/// Records the system's own push.
struct StockPushIsExponential: Probe {
  let chapter = Chapter.reversedLegs
  let statement = "B17"
  let field = "stockPushIsExponential"

  func run(on stage: ProbeStage) async -> Finding {
    let journal = Journal()
    let navigation = UINavigationController(rootViewController: ProbeScreen("A", journal))
    await stage.show(navigation)
    let screen = ProbeScreen("B", journal, color: .systemOrange)
    navigation.pushViewController(screen, animated: true)
    await stage.advance(by: 0)
    let width = Double(stage.window.bounds.width)
    let frames = await stage.record(for: 0.5) { screen.view.displayedX / width }
    await stage.wait(upTo: 6) { navigation.transitionCoordinator == nil }
    // The first frames may read as the model, where the screen is at its end.
    guard let first = frames.first(where: { (0.02..<0.98).contains($0.value) }) else {
      return Finding(nil, ["the push wasn't seen to move"])
    }
    // In 60 ms the decay leaves 0.37 of its way, from wherever; a spring leaves 0.55 to 0.6 at its start.
    let left = frames.value(at: first.time + 0.06) / first.value
    let samples = [0, 0.03, 0.06, 0.1, 0.15, 0.2, 0.3].map {
      "\($0.text) s after the first move: \(frames.value(at: first.time + $0).text) is left"
    }
    return Finding(left < 0.43 ? true : left > 0.5 ? false : nil, samples)
  }
}
