import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Animations alongside a transition have its progress all the way.
  @MainActor @Suite struct AlongsideAnimationTests {
    /// A view of the app's own over everything, and how much of it is seen.
    private func light(on stage: ContainerStage) async -> (UIView, () -> CGFloat) {
      let light = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      light.alpha = 0
      light.isUserInteractionEnabled = false
      stage.window.addSubview(light)
      await stage.advanceFrame()
      return (light, { light.displayedAlpha })
    }

    @Test(
      "An animation alongside shares progress, and is scrubbed, reversed and ended",
      arguments: ContainerKind.allCases
    )
    func shares(kind: ContainerKind) async {
      let stage = await ContainerStage(kind)
      let (light, shown) = await light(on: stage)
      var ends: [TransitionEnd] = []
      stage.goForward()
      stage.transition.animateAlongside({ light.alpha = 1 }, completion: { ends.append($0) })

      await stage.advance(by: 0.1)
      #expect(abs(shown() - stage.displayed) < Stage.slack(0.01) + Stage.alongsideSlack)
      stage.transition.scrub(to: 0.3)
      await stage.advanceFrame()
      #expect(abs(shown() - 0.3) < 0.01 + Stage.alongsideSlack)
      stage.transition.cancel()
      await stage.advance(by: 0.05)
      #expect(abs(shown() - stage.displayed) < Stage.slack(0.01) + Stage.alongsideSlack)
      await stage.settle()

      #expect(ends == [.start])
      #expect(light.alpha == 0)
      stage.goForward()
      await stage.settle()
      #expect(ends == [.start] && light.alpha == 0, "it went with one transition only")
    }

    @Test("A screen may add animations alongside as it appears", arguments: ContainerKind.allCases)
    func asItAppears(kind: ContainerKind) async {
      let stage = await ContainerStage(kind)
      let (light, shown) = await light(on: stage)
      stage.second.onWillAppear = { [weak stage] in
        stage?.transition.animateAlongside({ light.alpha = 1 })
      }

      stage.goForward()
      await stage.advance(by: 0.1)

      #expect(abs(shown() - stage.displayed) < Stage.slack(0.01) + Stage.alongsideSlack)
      await stage.settle()
      #expect(shown() == 1)
    }

    @Test("Changes alongside are made without a transition of the object's, too")
    func alone() async {
      let stage = await ContainerStage(.navigation)
      let (light, _) = await light(on: stage)
      var ends: [TransitionEnd] = []
      stage.transition.animateAlongside({ light.alpha = 0.5 }, completion: { ends.append($0) })
      #expect(light.alpha == 0.5)
      #expect(ends == [.end])

      let own = OwnDelegate()
      own.animator = QuickFade()
      stage.transition.navigationDelegate = own
      stage.goForward()
      stage.transition.animateAlongside({ light.alpha = 1 }, completion: { ends.append($0) })
      await stage.advance(by: 1)

      #expect(light.alpha == 1)
      #expect(ends == [.end, .end])
    }

    @Test("An animation alongside may join a running transition")
    func joins() async {
      let stage = await ContainerStage(.navigation)
      let (light, shown) = await light(on: stage)
      var ends: [TransitionEnd] = []
      stage.goForward()
      await stage.advance(by: 0.1)

      stage.transition.animateAlongside({ light.alpha = 1 }, completion: { ends.append($0) })
      await stage.advance(by: 0.1)

      #expect(Stage.onItsWay(0.01...0.99).contains(shown()))
      await stage.settle()
      #expect(shown() == 1)
      #expect(ends == [.end])
    }

    @Test("The app's animations alongside are scrubbed, reversed and told how it ended")
    func alongside() async throws {
      let stage = await ContainerStage(.navigation)
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(badge)
      await stage.advance(by: 0.1)
      var cancelled: [Bool] = []
      stage.navigation?.pushViewController(stage.second, animated: true)
      let coordinator = try #require(stage.navigation?.transitionCoordinator)
      coordinator.animateAlongsideTransition(in: badge) { _ in
        badge.center.x = 105
      } completion: {
        cancelled.append($0.isCancelled)
      }
      await stage.advance(by: 0.05)

      for progress in [0.3, 0.8, 0.1] as [CGFloat] {
        stage.transition.scrub(to: progress)
        await stage.advance(by: 0.02)
        let shown = badge.layer.displayed()?.position.x ?? 0
        #expect(abs(shown - 5 - 100 * progress) < 0.01 + 100 * Stage.alongsideSlack)
      }
      stage.transition.cancel()
      await stage.settle()

      #expect(badge.center.x == 5)
      #expect(cancelled.count == 1 && Stage.answersAfterCancel.isSuperset(of: cancelled))
    }
  }
}
