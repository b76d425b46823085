import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// A window that gets another size while its transition is in flight.
  @MainActor @Suite struct ResizedWindowTests {
    private static let sizes = [CGSize(width: 300, height: 500), CGSize(width: 700, height: 600)]

    @Test(
      "What code holds keeps its progress in every new size, and goes on from there",
      arguments: ContainerKind.allCases,
      [true, false]
    )
    func held(kind: ContainerKind, isForward: Bool) async {
      let stage = await ContainerStage(kind)
      let light = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      light.isUserInteractionEnabled = false
      stage.window.addSubview(light)
      if !isForward { await stage.showSecond() }
      stage.go(forward: isForward)
      stage.transition.animateAlongside { light.alpha = 0 }
      await stage.advance(by: 0.1)
      stage.transition.scrub(to: 0.4)
      await stage.advanceFrame()
      let displayed: CGFloat = isForward ? 0.4 : 0.6

      for size in Self.sizes {
        stage.resize(to: size)
        await stage.advance(by: 0.05)
        #expect(abs(stage.transition.progress - 0.4) < 0.001)
        #expect(abs(stage.displayed - displayed) < 0.005)
        #expect(abs(light.displayedAlpha - 0.6) < 0.01 + Stage.alongsideSlack)
      }
      stage.transition.scrub(to: 0.2)
      await stage.advanceFrame()
      #expect(abs(stage.displayed - (isForward ? 0.2 : 0.8)) < 0.005)
      stage.transition.finish()
      await stage.settle()

      #expect(stage.showsSecond == isForward)
      #expect(stage.complaints == [])
      #expect(await stage.answers(isForward ? stage.second : stage.first))
    }

    @Test(
      "A transition that runs goes on to both ends of its new way",
      arguments: ContainerKind.allCases,
      [true, false]
    )
    func running(kind: ContainerKind, isReversed: Bool) async {
      for size in Self.sizes {
        let stage = await ContainerStage(kind)
        stage.makeFramesEven()
        stage.goForward()
        await stage.advance(by: 0.06)
        if isReversed { stage.transition.reverse() }
        await stage.advance(by: 0.02)
        stage.resize(to: size)
        await stage.advanceFrame()
        await stage.advanceFrame()
        #expect(abs(stage.displayed - stage.transition.progress) < Stage.slack(0.005))
        await stage.settle()

        #expect(stage.showsSecond == !isReversed)
        let shown = isReversed ? stage.first : stage.second
        #expect(abs(shown.view.bounds.width - size.width) < 0.5)
        #expect(stage.complaints == [])
        #expect(await stage.answers(shown))
      }
    }
  }
}
