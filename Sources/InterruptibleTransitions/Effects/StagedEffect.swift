import UIKit

/// Views of both screens move and fade, each in its own part of the way.
struct StagedEffect: TransitionEffect {
  private let makeStages: @MainActor @Sendable (TransitionScene) -> [TransitionStage]
  private let keeper = PerTransition<StageKeeper>()

  init(_ stages: @escaping @MainActor @Sendable (TransitionScene) -> [TransitionStage]) {
    makeStages = stages
  }

  func prepare(_ scene: TransitionScene) {
    let keeper = StageKeeper(makeStages(scene), in: scene)
    self.keeper[scene] = keeper
    keeper.prepare()
  }

  func animate(_ scene: TransitionScene) {
    keeper[scene]?.animate(scene)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    keeper[scene]?.restore()
  }
}
