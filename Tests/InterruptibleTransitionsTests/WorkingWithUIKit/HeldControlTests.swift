import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Controls of an incoming screen, whatever an effect has put the screen into.
@MainActor @Suite(.serialized) struct HeldControlTests {
  @Test(
    "A button is pressed during the last percent, forward and back, also of a card",
    arguments: [
      EffectCase.slide, .fade, .zoom, .alignedZoom, .followingZoom, .combinedZoom, .wrappedZoom,
    ].played(oneOf: 9)
  )
  func lastFrames(effect: EffectCase) {
    for isForward in [true, false] {
      for frames in [2, 5, 8, 12] {
        let stage = ContainerStage(.navigation)
        let effectCase = EffectStage(stage, effect)
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 393, height: 652))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        (isForward ? stage.second : stage.first).loadViewIfNeeded()
        (isForward ? stage.second : stage.first).view.addSubview(button)
        if isForward {
          stage.goForward()
        } else {
          stage.showSecond()
          stage.goBack()
        }
        stage.advance(by: 0)
        while stage.transition.phase != .idle, stage.transition.progress <= 0.99 {
          stage.advanceFrame()
        }
        for _ in 0..<frames { stage.advanceFrame() }
        stage.tap(at: CGPoint(x: 200, y: 600))
        stage.settle()
        #expect(taps == 1, "\(isForward), after \(frames) frames")
        #expect(stage.showsSecond == isForward, "\(isForward), after \(frames) frames")
        withExtendedLifetime(effectCase) {}
      }
    }
  }

  @Test(
    "A button that the finger is on pushes the next screen, once most of the transition is done",
    arguments: EffectCase.allCases.played(oneOf: 9)
  )
  func button(effect: EffectCase) {
    for progress in [0.9, 0.95, 0.98] {
      let stage = ContainerStage(.navigation)
      let effectCase = EffectStage(stage, effect)
      stage.transition.opensControlsAtOnce = true
      stage.transition.spring = Spring(response: 0.5)
      var taps = 0
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 393, height: 652))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      stage.second.loadViewIfNeeded()
      stage.second.view.addSubview(button)
      stage.goForward()
      stage.advance(by: 0)
      while stage.transition.phase != .idle, stage.transition.progress < progress {
        stage.advanceFrame()
      }
      stage.tap(at: CGPoint(x: 200, y: 600))
      stage.settle()
      #expect(taps == 1, "at \(progress)")
      #expect(stage.showsSecond, "at \(progress)")
      withExtendedLifetime(effectCase) {}
    }
  }
}
