import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What an app has made of its views before a transition, or makes of them during one, is there after it.
@MainActor @Suite(.serialized) struct KeptViewTests {
  @Test(
    "A view that a layer masks is masked by it after the transition",
    arguments: [EffectCase.zoom, .matched, .named, .movedMatches, .hiddenStage, .crossDissolve],
    [true, false]
  )
  func layerMask(effect: EffectCase, isCanceled: Bool) {
    let stage = ContainerStage(.navigation)
    let effectCase = EffectStage(stage, effect)
    let shapes = [CAShapeLayer(), CAShapeLayer()]
    effectCase.below.layer.mask = shapes[0]
    effectCase.above.layer.mask = shapes[1]
    stage.goForward()
    stage.advance(by: 0.05)
    if isCanceled { stage.transition.cancel() }
    stage.settle()
    stage.goBack()
    stage.settle()

    #expect(effectCase.below.layer.mask === shapes[0])
    #expect(effectCase.above.layer.mask === shapes[1])
  }

  @Test(
    "What an app sets of a screen stays after a grab or a reversal, whatever the effect animates",
    arguments: [EffectCase.fade, .alert, .combined, .carriedFade, .chosen, .matched, .zoom].played()
  )
  func setAfterGrab(effect: EffectCase) {
    for kind in [ContainerKind.navigation, .tabs, .container, .fullScreen, .overFullScreen] {
      for isBack in [false, true] {
        for moment in Moment.allCases {
          let stage = ContainerStage(kind)
          _ = EffectStage(stage, effect)
          if isBack { stage.showSecond() }
          isBack ? stage.goBack() : stage.goForward()
          for _ in 0..<16 { stage.advanceFrame() }
          moment.begin(stage)
          for _ in 0..<5 { stage.advanceFrame() }
          stage.second.view.alpha = 0.7
          for _ in 0..<3 { stage.advanceFrame() }
          moment.end(stage)
          stage.settle()
          guard stage.second.view.window != nil else { continue }
          let story: Comment = "\(effect) \(kind) \(isBack) \(moment)"
          #expect(abs(stage.second.view.alpha - 0.7) < 0.001, story)
        }
      }
    }
  }

  /// What happens to a transition before an app changes its screen, and after that.
  private enum Moment: CaseIterable {
    case untouched, reversed, reversedTwice, grabbed, paused, pausedAndReversed

    @MainActor
    func begin(_ stage: ContainerStage) {
      switch self {
      case .untouched: break
      case .reversed: stage.transition.reverse()
      case .reversedTwice:
        stage.transition.reverse()
        for _ in 0..<5 { stage.advanceFrame() }
        stage.transition.reverse()
      case .grabbed: stage.touchDown(at: CGPoint(x: 230, y: 560))
      case .paused, .pausedAndReversed: stage.transition.pause()
      }
    }

    @MainActor
    func end(_ stage: ContainerStage) {
      switch self {
      case .untouched, .reversed, .reversedTwice: break
      case .grabbed: stage.lift()
      case .paused: stage.transition.resume()
      case .pausedAndReversed: stage.transition.cancel()
      }
    }
  }

  @Test("A view that an app takes out of its superview is where it was in that")
  func removed() {
    let stage = ContainerStage(.navigation)
    let effectCase = EffectStage(stage, .stages)
    let home = effectCase.above.center
    stage.goForward()
    stage.advance(by: 0.05)
    effectCase.above.removeFromSuperview()
    stage.settle()

    #expect(effectCase.above.center == home && effectCase.above.transform == .identity)
  }

  @Test("A card that turns over keeps the transform that an app gives it")
  func turnedCard() {
    let stage = ContainerStage(.navigation)
    let effectCase = EffectStage(stage, .cardFlip)
    stage.goForward()
    stage.advance(by: 0.05)
    effectCase.below.transform = CGAffineTransform(scaleX: 0.97, y: 0.97)
    stage.settle()

    #expect(effectCase.below.transform.a == 0.97)
  }

  @Test(
    "A view that is turned in space is so again",
    arguments: [EffectCase.placedStages, .movedMatches, .sprungStages]
  )
  func perspective(effect: EffectCase) {
    let stage = ContainerStage(.navigation)
    let effectCase = EffectStage(stage, effect)
    var tilt = CATransform3DIdentity
    tilt.m34 = -1 / 500
    tilt = CATransform3DRotate(tilt, 0.4, 0, 1, 0)
    for view in [effectCase.below, effectCase.above] { view.transform3D = tilt }
    stage.goForward()
    stage.settle()
    stage.goBack()
    stage.settle()

    for view in [effectCase.below, effectCase.above] {
      #expect(CATransform3DEqualToTransform(view.transform3D, tilt))
    }
  }

  @Test(
    "A screen that is paused on its way home from past its end, and touched, gets there at last",
    arguments: [0, 1, 10]
  )
  func pausedBand(wait: Int) {
    let stage = ContainerStage(.navigation, .fade)
    stage.goForward()
    stage.advance(by: 0.05)
    stage.touchDown(at: CGPoint(x: 330, y: 500))
    stage.drag(by: -300, frames: 10)
    stage.lift()
    for _ in 0..<wait { stage.advanceFrame() }
    stage.transition.pause()
    stage.advanceFrame()
    stage.tap(at: CGPoint(x: 330, y: 500))
    stage.settle()

    #expect(stage.second.view.transform == .identity)
  }

  @Test(
    "What a presentation has moved aside is there after a push and a dismissal that are canceled",
    arguments: [EffectCase.sprungStages, .cascade, .flip, .scale, .slide]
  )
  func bothCanceled(inner: EffectCase) {
    let stage = ContainerStage(.navigation)
    let effectCase = EffectStage(stage, inner)
    let card = Screen("Card")
    card.loadViewIfNeeded()
    card.modalPresentationStyle = .overFullScreen
    let over = InterruptibleTransition(
      EffectCase.sprungStages.effect(below: effectCase.below, above: card.view)
    )
    card.transitioningDelegate = over
    stage.first.present(card, animated: true)
    stage.settle()
    let standing = (effectCase.below.center, effectCase.below.transform)

    stage.goForward()
    card.dismiss(animated: true)
    stage.advance(by: 0.1)
    stage.transition.cancel()
    stage.advance(by: 0.05)
    over.cancel()
    stage.settle()

    #expect(!stage.showsSecond && card.presentingViewController != nil)
    #expect(standing.0 != CGPoint(x: 100, y: 280))
    #expect(effectCase.below.center == standing.0 && effectCase.below.transform == standing.1)
    card.dismiss(animated: true)
    stage.settle()
    #expect(effectCase.below.transform == .identity)
  }
}
