import UIKit

/// Cancels a push, and looks whether the title in the bar comes once more when all is over.
struct CancelAnimatesBarAgain: Probe {
  let chapter = Chapter.bar
  let statement = "D88"
  let field = "cancelAnimatesBarAgain"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage, isInteractive: true)
    await navigation.startPush()
    navigation.fade.hold()
    navigation.fade.release(toward: .start)
    let isOver = await stage.wait(upTo: 5) {
      navigation.controller.transitionCoordinator == nil
    }
    let bar = navigation.controller.navigationBar
    let frames = await stage.record(for: 0.2) { opacity(in: bar) }
    let displayed = frames.compactMap(\.value)
    await navigation.settle()
    return Finding(
      isOver ? displayed.min().map { $0 < 0.9 } : nil,
      ["after the cancel the title is seen with at least \(displayed.min()?.text ?? "nothing")"]
    )
  }

  /// How much of the title of the first screen is seen.
  private func opacity(in bar: UINavigationBar) -> Double? {
    label(in: bar).map { label in
      sequence(first: label as UIView, next: \.superview).prefix { $0 !== bar }
        .map { Double(($0.layer.presentation() ?? $0.layer).opacity) }
        .reduce(1, *)
    }
  }

  private func label(in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == "A" { return label }
    return view.subviews.lazy.compactMap { label(in: $0) }.first
  }
}
