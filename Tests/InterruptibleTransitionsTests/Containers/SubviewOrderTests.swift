import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The order of the views in a presentation's container.
@MainActor @Suite(.serialized) struct SubviewOrderTests {
  /// What has presented the card.
  enum Presenter: CaseIterable {
    case system, call, effect
  }

  @Test(
    "A card whose dismissal is canceled stays above the views of its presentation controller",
    arguments: EffectCase.allCases.played()
  )
  func canceled(effect: EffectCase) {
    for presenter in Presenter.allCases {
      for kind in [ContainerKind.card, .sampleCard] {
        let stage = ContainerStage(unshown: kind, in: Stage.makeWindow(on: .launched)) {
          Screen($0)
        }
        stage.show(stage.root)
        _ = EffectStage(stage, effect)
        let own = stage.transition.effect
        stage.transition.effect = .choosing { scene in
          presenter == .system && scene.direction == .forward ? nil : own
        }
        stage.goForward(animated: presenter != .call)
        stage.settle()
        let views = stage.second.view.superview?.subviews ?? []
        #expect(views.last === stage.second.view, "\(presenter), \(kind)")
        for frames in [1, 8, 14] {
          stage.goBack()
          stage.advance(by: Double(frames) / 60)
          stage.transition.cancel()
          stage.settle()
          let after = stage.second.view.superview?.subviews ?? []
          let stayed = after.filter { view in views.contains { $0 === view } }
          #expect(stayed == views, "\(presenter), \(kind), \(frames)")
          let hit = stage.window.hitTest(stage.second.target, with: nil)
          let answers = hit?.isDescendant(of: stage.second.view) == true
          #expect(answers, "\(presenter), \(kind), \(frames)")
        }
      }
    }
  }
}
