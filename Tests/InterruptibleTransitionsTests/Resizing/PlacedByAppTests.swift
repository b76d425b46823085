import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A view that an effect moves, to which the app gives another place and size in flight, before or after the window gets
/// another size.
@MainActor @Suite(.serialized) struct PlacedByAppTests {
  private static let effects: [EffectCase] = [
    .stages, .placedStages, .sprungStages, .mixedStages, .cascade, .matched, .sprungMatches,
    .movedMatches, .named, .namedStages, .zoom, .mediaZoom, .cardFlip,
  ]

  @Test(
    "The view has the place and size that the app gave it",
    arguments: PlayedRows.current.pairs(
      [ContainerKind.navigation, .overFullScreen, .container],
      [true, false]
    )
  )
  func stays(kind: ContainerKind, isForward: Bool) {
    for effect in Self.effects {
      for isResizedLater in [true, false] {
        for isReversed in [true, false] {
          let stage = ContainerStage(kind)
          let views = [stage.first, stage.second].map { screen in
            let view = UIView(frame: CGRect(x: 60, y: 120, width: 270, height: 300))
            screen.loadViewIfNeeded()
            screen.view.addSubview(view)
            return view
          }
          stage.transition.effect = effect.effect(below: views[0], above: views[1])
          if !isForward { stage.showSecond() }
          stage.go(forward: isForward)
          stage.advance(by: 0.1)
          if !isResizedLater { stage.resize(to: CGSize(width: 500, height: 700)) }
          stage.advance(by: 0.02)
          views[1].center = CGPoint(x: 120, y: 270)
          views[1].bounds.size = CGSize(width: 200, height: 180)
          stage.advance(by: 0.02)
          if isResizedLater { stage.resize(to: CGSize(width: 500, height: 700)) }
          stage.advance(by: 0.02)
          if isReversed { stage.transition.reverse() }
          stage.settle()
          let story = "\(effect) later: \(isResizedLater) reversed: \(isReversed)"
          #expect(views[1].center == CGPoint(x: 120, y: 270), "\(story)")
          #expect(views[1].bounds.size == CGSize(width: 200, height: 180), "\(story)")
        }
      }
    }
  }
}
