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
    ].played()
  )
  func lastFrames(effect: EffectCase) {
    for isForward in [true, false] {
      for frames in [2, 5, 8, 12] {
        let stage = ContainerStage(.navigation)
        let isPressed = tap(effect, on: stage, forward: isForward, at: 0.99, after: frames)
        #expect(isPressed, "\(isForward), after \(frames) frames")
        #expect(stage.showsSecond == isForward, "\(isForward), after \(frames) frames")
      }
    }
  }

  @Test(
    "A button that the finger is on pushes the next screen, once most of the transition is done",
    arguments: EffectCase.allCases.played()
  )
  func button(effect: EffectCase) {
    for progress in [0.9, 0.95, 0.98] as [CGFloat] {
      let stage = ContainerStage(.navigation)
      stage.transition.opensControlsAtOnce = true
      stage.transition.spring = Spring(response: 0.5)
      #expect(tap(effect, on: stage, forward: true, at: progress), "at \(progress)")
      #expect(stage.showsSecond, "at \(progress)")
    }
  }

  /// Taps on a button of the incoming screen some frames after a progress is reached, and returns whether the button is pressed once.
  private func tap(
    _ effect: EffectCase,
    on stage: ContainerStage,
    forward isForward: Bool,
    at progress: CGFloat,
    after frames: Int = 0
  ) -> Bool {
    let effectCase = EffectStage(stage, effect)
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 393, height: 652))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    (isForward ? stage.second : stage.first).view.addSubview(button)
    if !isForward { stage.showSecond() }
    stage.go(forward: isForward)
    stage.advance(by: 0)
    while stage.transition.phase != .idle, stage.transition.progress < progress {
      stage.advanceFrame()
    }
    for _ in 0..<frames { stage.advanceFrame() }
    stage.tap(at: CGPoint(x: 200, y: 600))
    stage.settle()
    withExtendedLifetime(effectCase) {}
    return taps == 1
  }
}
