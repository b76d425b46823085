import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Screens whose safe area is wider at one side, as beside a bar.
  @MainActor @Suite struct AsymmetricSafeAreaTests {
    @Test(
      "Every look leaves screens in their place, with the safe area of that",
      arguments: PlayedRows.current.pairs(
        [ContainerKind.navigation, .tabs, .container],
        ScreenSide.allCases
      )
    )
    func rest(kind: ContainerKind, side: ScreenSide) async {
      for effectCase in EffectCase.wholeScreens {
        let stage = await makeStage(kind, effectCase.effect(), side)
        let home: UIEdgeInsets = stage.first.view.safeAreaInsets
        #expect(side.inset(of: home) >= 60 && side.inset(of: home) > side.opposite.inset(of: home))

        stage.goForward()
        await stage.advance(by: 0.1)
        stage.transition.cancel()
        await stage.settle()
        #expect(stage.first.view.safeAreaInsets == home, "\(effectCase)")
        await stage.showSecond()
        #expect(stage.second.view.safeAreaInsets == home, "\(effectCase)")
        #expect(stage.second.view.frame == stage.window.bounds)
        stage.goBack()
        await stage.settle()

        #expect(stage.first.view.safeAreaInsets == home, "\(effectCase)")
        #expect(stage.first.view.frame == stage.window.bounds)
        #expect(stage.complaints == [])
      }
    }

    @Test(
      "A slide comes from the trailing side, whichever is wider, with its shadow at its leading edge",
      arguments: [ContainerKind.navigation, .container],
      ScreenSide.allCases
    )
    func slide(kind: ContainerKind, side: ScreenSide) async throws {
      for isMirrored in [false, true] {
        let stage = await makeStage(kind, .slide, side, isMirrored: isMirrored)
        let width = stage.window.bounds.width
        let inward: CGFloat = isMirrored ? -1 : 1
        stage.goForward()
        await stage.advance(by: 0.05)
        stage.transition.scrub(to: 0.4)
        await stage.advanceFrame()
        await stage.advanceFrame()

        let shadow = try #require(stage.window.view(named: "transition.shadow"))
        let screen = stage.second.view.displayedFrame
        let displayed = shadow.displayedFrame
        #expect(abs(screen.minX - inward * 0.6 * width) < 0.5)
        #expect(abs(isMirrored ? displayed.minX - screen.maxX : displayed.maxX - screen.minX) < 0.5)
        #expect(abs(stage.first.view.displayedFrame.minX + inward * 0.4 * 0.301 * width) < 0.5)
        stage.transition.finish()
        await stage.settle()
        #expect(stage.window.view(named: "transition.shadow") == nil)
      }
    }

    private func makeStage(
      _ kind: ContainerKind,
      _ effect: any TransitionEffect,
      _ side: ScreenSide,
      isMirrored: Bool = false
    ) async -> ContainerStage {
      let stage = await ContainerStage(kind, effect)
      stage.root.additionalSafeAreaInsets = side.insets(60)
      stage.root.view.semanticContentAttribute =
        isMirrored ? .forceRightToLeft : .forceLeftToRight
      await stage.advance(by: 0.1)
      return stage
    }
  }
}
