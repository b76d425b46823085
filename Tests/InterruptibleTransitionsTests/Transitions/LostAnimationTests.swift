import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Transitions that lose animations, as in the background or because an app removes them.
@MainActor @Suite struct LostAnimationTests {
  @Test(
    "A transition without its animations isn't begun anew by a scrub, and ends where it is sent",
    arguments: PlayedRows.current.pairs(JumpyEffect.all, [true, false])
  )
  func scrubbed(effectCase: JumpyEffect, isFinished: Bool) {
    let stage = TurnRun(effectCase, isForward: true).stage
    stage.transition.pause()
    stage.advanceFrame()
    stage.transition.scrub(to: 0.4)
    stage.advanceFrame()
    for view in stage.window.all where !view.isInBar { view.layer.removeAllAnimations() }
    stage.advanceFrame()
    stage.transition.scrub(to: 0.6)
    stage.advanceFrame()
    if isFinished { stage.transition.finish() } else { stage.transition.cancel() }
    stage.settle()
    #expect(stage.showsSecond == isFinished && stage.complaints == [])
  }

  @Test(
    "A running transition that loses the animations of any one view ends where it goes",
    arguments: PlayedRows.current.pairs(
      ContainerKind.allCases,
      [EffectCase.slide, .stages, .sprung, .carried, .zoom]
    )
  )
  func running(kind: ContainerKind, effect: EffectCase) {
    for isReversed in [true, false] {
      run(kind, effect, isReversed: isReversed)
    }
  }

  private func run(_ kind: ContainerKind, _ effect: EffectCase, isReversed: Bool) {
    var (index, count) = (0, 1)
    while index < count {
      let stage = ContainerStage(kind, effect.effect())
      stage.goForward()
      stage.advance(by: 0.1)
      if isReversed { stage.transition.reverse() }
      stage.advanceFrame()
      let views = stage.window.all.filter { $0.layer.animationKeys()?.isEmpty == false }
      count = views.count
      guard index < count else { break }
      views[index].layer.removeAllAnimations()
      stage.settle()
      // An animator that outlives its transition is released at its end.
      stage.advance(by: 1)
      #expect(stage.showsSecond != isReversed && stage.complaints == [], "\(views[index])")
      index += 1
    }
  }
}
