import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// An app sets its additional insets while its screen is pulled past an end.
@MainActor @Suite struct PulledInsetTests {
  /// How an app sets them, and what they are then.
  enum Setting: CaseIterable {
    case whole, oneSide, broken, twice, setBack

    @MainActor
    func set(_ screen: UIViewController, frame: () -> Void) -> UIEdgeInsets {
      var bottom = UIEdgeInsets.zero
      bottom.bottom = 40
      switch self {
      case .whole: screen.additionalSafeAreaInsets = bottom
      case .oneSide: screen.additionalSafeAreaInsets.bottom = 40
      case .broken:
        screen.additionalSafeAreaInsets.bottom = 33.17
        bottom.bottom = 33.17
      case .twice:
        screen.additionalSafeAreaInsets.bottom = 12
        screen.additionalSafeAreaInsets.bottom += 28
      case .setBack:
        screen.additionalSafeAreaInsets.bottom = 40
        frame()
        screen.additionalSafeAreaInsets.bottom = 0
        bottom.bottom = 0
      }
      if self != .whole { bottom.top = 7 }
      return bottom
    }
  }

  @Test(
    "What an app sets past an end holds there and at rest",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, Setting.allCases)
  )
  func sets(kind: ContainerKind, setting: Setting) {
    for effect in [EffectCase.slide, .cover, .shrinkingCover, .carried] {
      for (isForward, isReturning) in [(true, false), (false, false), (true, true)] {
        let stage = ContainerStage(kind, effect.effect())
        let screen = stage.second
        screen.additionalSafeAreaInsets.top = 7
        if !isForward {
          stage.goForward(animated: false)
          stage.settle()
        }
        stage.go(forward: isForward)
        stage.advance(by: isForward ? 0.3 : 0.04)
        stage.touchDown(at: CGPoint(x: 230, y: kind == .sampleCard ? 560 : 500))
        stage.drag(by: CGVector(dx: -900, dy: -900), frames: 30)
        if isReturning {
          stage.lift()
          stage.advance(by: 0.05)
        }
        let safeArea = screen.view.safeAreaInsets
        let own = setting.set(screen) { stage.advanceFrame() }
        stage.advanceFrame()
        let difference = screen.view.safeAreaInsets.bottom - safeArea.bottom - own.bottom
        let story: Comment = "\(effect) \(isForward) \(isReturning)"
        if stage.transition.phase != .idle { #expect(abs(difference) < 0.01, story) }

        if !isReturning { stage.lift() }
        stage.settle()
        #expect(screen.additionalSafeAreaInsets == own, story)
      }
    }
  }
}
