import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Effects in stages and in keyframes.
  @MainActor @Suite struct KeyframeTests {
    /// Fades the foreground and opens it, in two parts of the way.
    struct Fold: TransitionEffect {
      var rubberBandsPastEnds: Bool { false }

      func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
        scene.animate(0...0.6) { fade(scene, isFolded: position == .dismissed) }
        scene.animate(0.4...1) { flatten(scene, isFolded: position == .dismissed) }
      }

      private func fade(_ scene: TransitionScene, isFolded: Bool) {
        scene.foreground?.alpha = isFolded ? 0 : 1
      }

      private func flatten(_ scene: TransitionScene, isFolded: Bool) {
        scene.foreground?.transform = isFolded ? CGAffineTransform(scaleX: 1, y: 0.01) : .identity
      }
    }

    /// Turns the foreground in three keyframes, and marks what it has cleaned up.
    struct Steps: TransitionEffect {
      var rubberBandsPastEnds: Bool { false }

      func prepare(_ scene: TransitionScene) {
        scene.container.backgroundColor = .red
      }

      func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
        guard position == .presented else {
          scene.foreground?.alpha = 0
          return
        }
        UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            scene.foreground?.alpha = 0.8
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            scene.foreground?.alpha = 1
          }
        }
      }

      func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
        scene.container.backgroundColor = end == .end ? .green : .blue
      }
    }

    @Test("A stage moves in its part of the way only, and the way back mirrors the way there")
    func stages() async {
      let stage = await ContainerStage(.navigation, Fold())
      let height = { (stage.second.view.layer.displayed()?.transform.m22 ?? -1) }
      for isForward in [true, false] {
        stage.go(forward: isForward)
        await stage.advance(by: 0)
        for covered in [0.1, 0.3, 0.5, 0.7, 0.9, 0.2] as [CGFloat] {
          stage.transition.scrub(to: isForward ? covered : 1 - covered)
          await stage.advanceFrame()
          #expect(abs(stage.second.view.displayedAlpha - min(covered / 0.6, 1)) < 0.01)
          #expect(abs(height() - (0.01 + 0.99 * max((covered - 0.4) / 0.6, 0))) < 0.01)
        }
        stage.transition.finish()
        await stage.settle()
        #expect(stage.stack.count == (isForward ? 2 : 1))
        #expect(stage.second.view.alpha == 1 && stage.second.view.transform == .identity)
      }
    }

    @Test("Keyframes are scrubbed and reversed, and an effect cleans up at the end it came to")
    func keyframes() async {
      for end in [TransitionEnd.start, .end] {
        let stage = await ContainerStage(.navigation, Steps())
        stage.goForward()
        await stage.advance(by: 0.1)
        let container = stage.second.view.superview
        for (progress, alpha) in [(0.25, 0.4), (0.5, 0.8), (0.75, 0.9), (0.1, 0.16)] {
          stage.transition.scrub(to: progress)
          await stage.advanceFrame()
          #expect(abs(Double(stage.second.view.displayedAlpha) - alpha) < 0.01)
        }
        if end == .start { stage.transition.cancel() } else { stage.transition.finish() }
        await stage.settle()

        #expect(container?.backgroundColor == (end == .end ? .green : .blue))
        #expect(stage.second.view.alpha == 1)
      }
    }
  }
}
