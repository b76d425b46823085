import UIKit

/// A stage that shows a tab bar controller, with screens named A, B and C, which fade in for a second.
@MainActor
final class TabStage {
  let stage: Stage
  let journal = Journal()
  let delegate: JournaledTabs
  let fade: JournaledFade
  let tabs = UITabBarController()
  let a: JournaledScreen
  let b: JournaledScreen
  let c: JournaledScreen

  init(_ driver: UIPercentDrivenInteractiveTransition? = nil) async {
    stage = await Stage()
    fade = JournaledFade(journal)
    delegate = JournaledTabs(journal)
    delegate.animator = fade
    delegate.interactor = driver
    a = JournaledScreen("A", journal)
    b = JournaledScreen("B", journal)
    c = JournaledScreen("C", journal)
    tabs.delegate = delegate
    tabs.viewControllers = [a, b, c]
    await stage.show(tabs)
  }

  /// A stage whose B is on its way under percents, with the fade or another animation.
  static func driven(
    _ animation: (any UIViewControllerAnimatedTransitioning)? = nil
  ) async -> (TabStage, UIPercentDrivenInteractiveTransition) {
    let driver = UIPercentDrivenInteractiveTransition()
    let stage = await TabStage(driver)
    if let animation { stage.delegate.animator = animation }
    await stage.selectB()
    return (stage, driver)
  }

  /// Selects B as code does, and lets the transition start.
  func selectB() async {
    tabs.selectedIndex = 1
    await stage.advance(by: 0.1)
  }

  /// Lets a transition run to its end, also if its animator is late to complete.
  func settle() async {
    await stage.advance(by: 1.4)
    for _ in 0..<40 where !isOver {
      await stage.advance(by: 0.2)
    }
  }

  /// A user's tap on an item of the bar.
  func tap(_ index: Int) async {
    let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
    let x = bar.minX + bar.width * (CGFloat(index) + 0.5) / 3
    stage.touch(.began, x, bar.minY + 20)
    await stage.advance(by: 0.05)
    stage.touch(.ended, x, bar.minY + 20)
    await stage.advance(by: 0.1)
  }

  /// What is called while a closure runs.
  func calls(during body: () async -> Void) async -> [String] {
    await journal.calls(during: body)
  }

  /// How much of B is seen.
  var shown: CGFloat { CGFloat(b.view.layer.displayed()?.opacity ?? -1) }

  var isOver: Bool { tabs.transitionCoordinator == nil }
}
