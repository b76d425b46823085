import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Effects that move the screens themselves in a part of the way, or with each frame.
@MainActor @Suite struct PartAndFrameEffectTests {
  /// Moves the screen below aside: in a part of the way, or with each frame.
  private struct Aside: TransitionEffect {
    let isByFrame: Bool

    func prepare(_ scene: TransitionScene) {
      guard isByFrame else { return }
      let (view, middle) = (scene.background, scene.backgroundFrame.midX)
      scene.onFrame { view?.center.x = middle - 90 * $0 }
    }

    func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
      let isAway = position == .dismissed
      scene.foreground?.center.x =
        scene.foregroundFrame.midX + (isAway ? scene.trailingOffset : 0)
      guard !isByFrame else { return }
      scene.animate(0.2...0.8) {
        scene.background?.center.x = scene.backgroundFrame.midX - (isAway ? 0 : 90)
      }
    }
  }

  @Test(
    "A presenting screen that an effect moves in a part of the way, or with each frame, comes back every time",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, [true, false])
  )
  func partOfBackground(kind: ContainerKind, isByFrame: Bool) {
    let stage = ContainerStage(kind, Aside(isByFrame: isByFrame))
    let middle = stage.first.view.center.x
    var standing: Set<CGFloat> = []
    for _ in 0..<3 {
      stage.goForward()
      stage.settle()
      standing.insert(stage.first.view.center.x)
      stage.goBack()
      stage.settle()
      #expect(stage.first.view.center.x == middle)
    }
    #expect(standing.count == 1, "\(standing)")
  }

  /// Moves the screen above with each frame, and nothing else.
  private struct ByFrame: TransitionEffect {
    func prepare(_ scene: TransitionScene) {
      let (view, middle) = (scene.foreground, scene.foregroundFrame.midX)
      let offset = scene.trailingOffset
      scene.onFrame { view?.center.x = middle + offset * (1 - $0) }
      view?.center.x = middle + (scene.direction == .forward ? offset : 0)
    }

    func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {}
  }

  @Test(
    "A screen that an effect moves with each frame is where the progress is, and the transition ends",
    arguments: ContainerKind.allCases,
    [true, false]
  )
  func movedByFrame(kind: ContainerKind, isForward: Bool) {
    let stage = ContainerStage(kind, ByFrame())
    stage.transition.spring = Spring(response: 0.5)
    if !isForward {
      stage.goForward()
      stage.settle()
    }
    isForward ? stage.goForward() : stage.goBack()
    stage.advanceFrame()
    let width = stage.second.view.bounds.width
    var count = 0
    for _ in 0..<120 {
      stage.advanceFrame()
      guard let progress = stage.transition.flights.first?.progress else { break }
      count += 1
      let covered = isForward ? progress : 1 - progress
      let displayed = stage.second.view.displayedFrame.minX
      #expect(abs(displayed - width * (1 - covered)) < width * 0.02, "\(progress): \(displayed)")
    }
    #expect(count >= 30)
    stage.settle()
    #expect(stage.transition.phase == .idle)
    #expect(stage.complaints == [])
  }
}
