import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Looks on a screen that hardware covers at one side, where the bars stand as well.
@MainActor @Suite(.serialized) struct SideBarTests {
  @Test(
    "Every look leaves screens, bars and safe areas as they belong there",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, SideSetting.allCases)
  )
  func rest(kind: ContainerKind, setting: SideSetting) {
    for effectCase in EffectCase.wholeScreens {
      let stage = ContainerStage(
        kind,
        effectCase.effect(),
        layoutDirection: setting.direction,
        personality: .standardBut { $0.safeAreas.reversalLeavesSafeAreaStale = true }
      )
      stage.cover(setting.side)
      let home = stage.first.view.safeAreaInsets
      let bar = stage.bar?.frame
      #expect(stage.isCovered(stage.first, at: setting.side, by: 60))

      stage.goForward()
      stage.advance(by: 0.1)
      stage.transition.reverse()
      stage.settle()
      #expect(stage.first.view.safeAreaInsets == home, "\(effectCase)")
      stage.goForward()
      stage.settle()
      #expect(stage.isCovered(stage.second, at: setting.side, by: 60), "\(effectCase)")
      #expect(stage.second.view.frame.width == 393 && stage.second.view.frame.minX == 0)
      stage.goBack()
      stage.settle()

      #expect(stage.first.view.safeAreaInsets == home, "\(effectCase)")
      #expect(stage.first.view.frame == stage.window.bounds)
      #expect(stage.bar?.frame == bar)
      #expect(stage.complaints == [])
    }
  }

  @Test(
    "A look goes the way that the layout has, whichever side the bars are at",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, EffectCase.wholeScreens)
  )
  func way(kind: ContainerKind, effectCase: EffectCase) {
    for direction in Stage.layoutDirections {
      let films = ScreenSide.allCases.map { side in
        let stage = ContainerStage(kind, effectCase.effect(), layoutDirection: direction)
        stage.cover(side)
        return stage.film()
      }
      #expect(films[0].count > 20)
      #expect(films[0] == films[1])
      #expect(Set(films[0]).count > 10)
    }
  }

  @Test(
    "A slide comes from the trailing side under the bars, with its shadow at its leading edge",
    arguments: ContainerKind.allCases,
    SideSetting.allCases
  )
  func slide(kind: ContainerKind, setting: SideSetting) throws {
    let stage = ContainerStage(kind, .slide, layoutDirection: setting.direction)
    stage.cover(setting.side)
    let bar = stage.bar?.frame
    for isForward in [true, false] {
      stage.go(forward: isForward)
      for _ in 0..<15 {
        stage.advanceFrame()
        let shadow = try #require(stage.window.view(named: "transition.shadow"))
        let screen = stage.second.view.displayedFrame
        let displayed = shadow.displayedFrame
        let isMirrored = setting.direction == .rightToLeft
        #expect(
          abs(isMirrored ? displayed.minX - screen.maxX : displayed.maxX - screen.minX) < 0.01
        )
        #expect(displayed.minY == screen.minY && displayed.height == screen.height)
        #expect((shadow.layer as? CAGradientLayer)?.startPoint.x == (isMirrored ? 0 : 1))
        let share = 1 - setting.inward * screen.minX / 393
        #expect((0...1).contains(share))
        #expect(
          abs(stage.first.view.displayedFrame.minX + setting.inward * 0.301 * 393 * share) < 0.01
        )
        #expect(stage.bar?.displayedFrame == bar)
        #expect(stage.bar?.superview?.subviews.last === stage.bar)
      }
      stage.settle()
    }
  }

  @Test(
    "Hardware and bars that change sides in flight leave the screens with the new safe area",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, SideSetting.allCases)
  )
  func change(kind: ContainerKind, setting: SideSetting) {
    for effectCase in EffectCase.wholeScreens {
      let stage = ContainerStage(kind, effectCase.effect(), layoutDirection: setting.direction)
      stage.cover(setting.side)
      stage.goForward()
      stage.advance(by: 0.1)
      stage.transition.pause()

      stage.cover(setting.side.opposite, by: 30)
      #expect(stage.transition.phase == .paused)
      stage.transition.finish()
      stage.settle()

      #expect(stage.isCovered(stage.second, at: setting.side.opposite, by: 30), "\(effectCase)")
      stage.goBack()
      stage.advance(by: 0.1)
      stage.cover(setting.side, by: 40)
      stage.settle()
      #expect(stage.isCovered(stage.first, at: setting.side, by: 40), "\(effectCase)")
      #expect(stage.first.view.frame == stage.window.bounds)
    }
  }

  @Test(
    "D68: a screen that is pulled past an end keeps its safe area at the sides",
    arguments: [ContainerKind.fullScreen, .container],
    SideSetting.allCases
  )
  func pull(kind: ContainerKind, setting: SideSetting) {
    let stage = ContainerStage(kind, .slide, layoutDirection: setting.direction)
    stage.cover(setting.side)
    stage.goForward()
    stage.advance(by: 0.3)
    let view: UIView = stage.second.view
    #expect(stage.isCovered(stage.second, at: setting.side, by: 60))
    stage.touchDown(at: CGPoint(x: 196, y: 700))
    stage.advanceFrame()

    stage.drag(by: -150 * setting.inward)
    #expect(view.transform.tx * setting.inward < -10)
    #expect(stage.isCovered(stage.second, at: setting.side, by: 60))
    stage.lift()
    stage.settle()

    #expect(stage.second.additionalSafeAreaInsets == .zero)
    #expect(stage.isCovered(stage.second, at: setting.side, by: 60))
  }
}

extension ContainerStage {
  /// The container's bar.
  fileprivate var bar: UIView? { navigation?.navigationBar ?? tabs?.tabBar }

  /// Whether the hardware's part of a side and the container's bar are all that covers a screen at its sides.
  fileprivate func isCovered(_ screen: Screen, at side: ScreenSide, by inset: CGFloat) -> Bool {
    let width: CGFloat =
      switch kind {
      case .navigation: 44
      case .tabs: 49
      default: 0
      }
    let insets: UIEdgeInsets = screen.view.safeAreaInsets
    return side.inset(of: insets) == inset + width && side.opposite.inset(of: insets) == 0
  }

  /// How both screens are seen there and back, frame by frame.
  fileprivate func film() -> [[CGFloat]] {
    var frames: [[CGFloat]] = []
    for isForward in [true, false] {
      go(forward: isForward)
      for _ in 0..<15 {
        advanceFrame()
        frames.append([first, second].flatMap(\.view.ownShownNumbers))
      }
      settle()
    }
    return frames
  }
}
