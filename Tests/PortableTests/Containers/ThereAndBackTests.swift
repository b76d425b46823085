import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// What holds of push and pop holds of every container and presentation style.
  @MainActor @Suite struct ThereAndBackTests {
    @Test(
      "Plain calls go to the second screen and back in every container",
      arguments: ContainerKind.allCases
    )
    func thereAndBack(kind: ContainerKind) async {
      let stage = await ContainerStage(kind)

      stage.goForward()
      await stage.advance(by: 0.15)
      #expect(stage.transition.phase == .settling(toward: .end))
      #expect(Stage.onItsWay(0.2...0.95).contains(stage.displayed))
      await stage.settle()
      #expect(stage.showsSecond)
      #expect(stage.displayed == 1)
      #expect(stage.second.calls == ["willAppear", "didAppear"])

      stage.goBack()
      await stage.advance(by: 0.15)
      #expect(Stage.onItsWay(0.05...0.8).contains(stage.displayed))
      await stage.settle()

      #expect(!stage.showsSecond)
      #expect(stage.second.viewIfLoaded?.window == nil)
      #expect(stage.first.view.window != nil)
      #expect(stage.second.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
      #expect(stage.first.view.frame == stage.window.bounds)
      #expect(stage.first.view.transform == .identity)
      #expect(stage.refusals == [])
    }

    @Test(
      "A canceled transition leaves everything as it was, and can be made again",
      arguments: ContainerKind.allCases
    )
    func cancelled(kind: ContainerKind) async {
      let stage = await ContainerStage(kind)
      for _ in 0..<3 {
        stage.goForward()
        await stage.advance(by: 0.1)
        stage.transition.cancel()
        await stage.settle()
        #expect(!stage.showsSecond)
        #expect(stage.second.viewIfLoaded?.window == nil)
        #expect(stage.first.view.frame == stage.window.bounds)
      }
      await stage.showSecond()
      for _ in 0..<3 {
        stage.goBack()
        await stage.advance(by: 0.1)
        stage.transition.cancel()
        await stage.settle()
        #expect(stage.showsSecond)
        #expect(stage.displayed == 1)
      }
      stage.goBack()
      await stage.settle()

      #expect(!stage.showsSecond)
      #expect(stage.first.view.transform == .identity)
    }

    @Test("A push slides in from the trailing edge and comes to rest")
    func push() async {
      let stage = await ContainerStage(.navigation)

      stage.goForward()
      await stage.advance(by: 0.05)

      #expect(stage.transition.phase == .settling(toward: .end))
      #expect(stage.left(of: stage.second) > (Stage.onItsWay(100...393, of: 393).lowerBound))
      await stage.settle()
      #expect(stage.stack == ["First", "Second"])
      #expect(stage.left(of: stage.second) == 0)
      #expect(stage.first.view.superview == nil)
      #expect(stage.transition.progress == 1)
      #expect(stage.phases == [.settling(toward: .end), .idle])
    }

    @Test("The progress that is reported is the progress that is seen")
    func progressIsShown() async {
      let stage = await ContainerStage(.navigation)
      stage.goForward()

      for _ in 0..<40 {
        await stage.advanceFrame()
        let shown = 1 - stage.left(of: stage.second) / stage.window.bounds.width
        #expect(abs(shown - stage.transition.progress) < Stage.exactness)
      }
    }

    @Test("A reversed push leaves everything as it was")
    func reversed() async {
      let stage = await ContainerStage(.navigation)
      let view: UIView = stage.first.view
      let (frame, superview) = (view.frame, view.superview)
      stage.first.forget()
      stage.goForward()
      await stage.advance(by: 0.1)

      stage.transition.reverse()
      await stage.settle()

      #expect(stage.stack == ["First"])
      #expect(view.frame == frame && view.transform == .identity && view.alpha == 1)
      #expect(view.superview === superview && superview != nil)
      #expect(stage.second.view.superview == nil)
      #expect(stage.navigation?.navigationBar.topItem?.title == "First")
      #expect(
        stage.first.calls == ["willDisappear", "willAppear", "didAppear"],
        "E2: it was on its way out, and has come back"
      )
      #expect(stage.second.calls == ["willAppear", "willDisappear", "didDisappear"])
    }

    @Test("A plain call with `animated: false` shows no animation")
    func notAnimated() async {
      let stage = await ContainerStage(.navigation)

      stage.navigation?.pushViewController(stage.second, animated: false)
      await stage.advanceFrame()

      #expect(stage.phases.isEmpty)
      #expect(stage.left(of: stage.second) == 0)
    }
  }
}
