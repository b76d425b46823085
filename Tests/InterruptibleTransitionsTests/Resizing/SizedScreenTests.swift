import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The autoresized subviews of screens whose sizes an effect changes, in a window that gets another size.
@MainActor @Suite(.serialized) struct SizedScreenTests {
  @Test(
    "A subview that is as wide as its screen is as wide in the new size",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, SizingEffect.Screens.allCases)
  )
  func widths(kind: ContainerKind, screens: SizingEffect.Screens) {
    for isForward in [true, false] {
      for (isCanceled, frames) in [(true, 1), (false, 3), (true, 14), (false, 30)] {
        let stage = ContainerStage(kind, SizingEffect(screens: screens))
        if !isForward { stage.showSecond() }
        stage.go(forward: isForward)
        stage.advance(by: Double(frames) / 60)
        stage.resize(to: CGSize(width: 700, height: 500))
        stage.advance(by: 0.04)
        if isCanceled { stage.transition.cancel() }
        stage.settle()
        for screen in [stage.first, stage.second] where screen.view.window != nil {
          let button = screen.view.subviews.first { $0 is UIButton }
          #expect(button?.bounds.width == screen.view.bounds.width, "\(isForward), \(frames)")
        }
        stage.resize(to: CGSize(width: 393, height: 852))
      }
    }
  }
}

/// Changes the sizes of screens, without laying them out.
struct SizingEffect: TransitionEffect {
  enum Screens: CaseIterable {
    case foreground, background, both
  }

  let screens: Screens

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isAway = position == .dismissed
    let (above, below) = (scene.foregroundFrame.size, scene.backgroundFrame.size)
    if screens != .background {
      scene.foreground?.bounds.size =
        isAway ? CGSize(width: above.width / 2, height: above.height / 3) : above
    }
    if screens != .foreground {
      scene.background?.bounds.size =
        isAway ? below : CGSize(width: below.width, height: below.height - 60)
    }
  }
}
