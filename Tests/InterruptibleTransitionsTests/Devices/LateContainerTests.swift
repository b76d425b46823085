import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A container that has another size when a transition starts than when it is first seen, as below a tab bar that hides.
@MainActor @Suite(.serialized) struct LateContainerTests {
  @Test(
    "D70: what a look moves is seen where it is in a container that has its size from the start",
    arguments: EffectCase.keepingSize.played()
  )
  func effectCase(effectCase: EffectCase) {
    for isForward in [true, false] {
      let due = film(effectCase, isForward: isForward, isLate: false)
      let displayed = film(effectCase, isForward: isForward, isLate: true)
      #expect(displayed.map(\.count) == due.map(\.count))
      for (frame, (views, dueViews)) in zip(displayed, due).enumerated() {
        for (view, due) in zip(views, dueViews) {
          let isThere =
            hypot(view.midX - due.midX, view.midY - due.midY) < 0.5
            && abs(view.width - due.width) < 0.5 && abs(view.height - due.height) < 0.5
          #expect(isThere, "forward: \(isForward), frame \(frame): \(view), due \(due)")
        }
      }
    }
  }

  /// Where the views that a look is about are seen, which keep their distance from the lower edge, and those of the look itself.
  private func film(_ effectCase: EffectCase, isForward: Bool, isLate: Bool) -> [[CGRect]] {
    var personality = HeadlessPersonality.launched
    personality.transitions.containerSettlesLate = isLate
    let stage = ContainerStage(.navigation, personality: personality)
    _ = EffectStage(stage, effectCase)
    for view in [stage.first, stage.second].flatMap({ $0.view.subviews }) {
      view.autoresizingMask = .flexibleTopMargin
    }
    if !isForward { stage.showSecond() }
    stage.go(forward: isForward)
    stage.advance(by: 0)
    return (0..<50).map { _ in
      stage.advanceFrame()
      return stage.window.all
        .filter { view in
          ["shared", "transition.matched"].contains(view.accessibilityIdentifier)
        }
        .compactMap { $0.layer.displayed()?.frame }
    }
  }
}
