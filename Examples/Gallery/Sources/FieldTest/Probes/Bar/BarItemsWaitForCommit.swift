import UIKit

/// Holds a pop that starts under a finger, and reads whether the title in the bar has faded or moved by then.
struct BarItemsWaitForCommit: Probe {
  let chapter = Chapter.bar
  let statement = "D85"
  let field = "barItemsWaitForCommit"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage, isInteractive: true)
    await navigation.push("B")
    let before = title(in: navigation.controller.navigationBar)
    navigation.fade.startsHeld = true
    navigation.controller.popViewController(animated: true)
    await stage.advance(by: 0.1)
    navigation.fade.animator?.fractionComplete = 0.5
    await stage.advance(by: 0.1)
    let held = title(in: navigation.controller.navigationBar)
    navigation.fade.release(toward: .start)
    await navigation.settle()
    let isStill = before.flatMap { before in
      held.map { abs($0.place - before.place) < 1 && abs($0.opacity - before.opacity) < 0.05 }
    }
    return Finding(isStill, ["the title of B: \(text(before)), and half way back: \(text(held))"])
  }

  /// Where the title of the upper screen is seen, and how much of it.
  private func title(in bar: UINavigationBar) -> (place: Double, opacity: Double)? {
    label(in: bar).map { label in
      let around = sequence(first: label as UIView, next: \.superview).prefix { $0 !== bar }
      let opacity = around.map { Double(($0.layer.presentation() ?? $0.layer).opacity) }
      return (label.displayedX, opacity.reduce(1, *))
    }
  }

  private func label(in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == "B" { return label }
    for subview in view.subviews {
      if let label = label(in: subview) { return label }
    }
    return nil
  }

  private func text(_ title: (place: Double, opacity: Double)?) -> String {
    title.map { "at \(Int($0.place)) with \($0.opacity.text)" } ?? "not found"
  }
}
