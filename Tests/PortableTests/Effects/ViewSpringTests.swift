import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Views that an effect gives springs of their own.
  @MainActor @Suite struct ViewSpringTests {
    @Test("A view passes its end on a spring that swings, and the transition waits for it")
    func swings() async {
      let stage = await ContainerStage(.navigation, SprungEffect())
      stage.goForward()
      await stage.advance(by: 0)
      var least = CGFloat.infinity
      for _ in 0..<60 {
        await stage.advanceFrame()
        least = min(least, stage.place)
        #expect((0...1.001).contains(stage.second.view.displayedAlpha))
      }
      // A damping ratio of 0.6 passes the end by 9.5 % of the way.
      #expect(abs(least / stage.width + 0.095) < Stage.slack(0.005))
      #expect(stage.transition.phase != .idle)
      await stage.settle()
      #expect(stage.showsSecond && stage.place == 0)
      #expect(stage.complaints == [])
    }

    @Test(
      "Both screens of any effect can be carried by a spring that swings, and the rest goes with them",
      arguments: [true, false]
    )
    func carried(isForward: Bool) async {
      let spring = Spring(response: 0.4, dampingRatio: 0.6)
      let stage = await ContainerStage(.navigation, .slide.carried(by: spring))
      if !isForward { await stage.showSecond() }
      stage.go(forward: isForward)
      await stage.advance(by: 0)
      var (places, fades): ([CGFloat], [CGFloat]) = ([], [])
      while stage.transition.phase != .idle, places.count < 400 {
        await stage.advanceFrame()
        guard stage.transition.phase != .idle else { break }
        places.append(isForward ? stage.place : stage.width - stage.place)
        let dimming = stage.second.view.superview?.view(named: "transition.dimming")
        fades.append(dimming?.displayedAlpha ?? -1)
      }
      #expect(abs((places.min() ?? 0) / stage.width + 0.095) < Stage.slack(0.005))
      #expect((fades.max() ?? 1) <= 0.101 && (fades.min() ?? -1) >= 0)
      let steps = zip(fades, fades.dropFirst()).map { isForward ? $1 - $0 : $0 - $1 }
      #expect(steps.allSatisfy { $0 > -0.0001 }, "opacity never swings")
      await stage.settle()
      #expect(stage.showsSecond == isForward && stage.complaints == [])
      #expect(stage.first.view.alpha == 1 && stage.first.view.transform == .identity)
    }

    @Test("Held, the views follow the progress, and at an end they are as they were")
    func follows() async {
      for end in [TransitionEnd.start, .end] {
        let stage = await ContainerStage(.navigation, SprungEffect())
        stage.goForward()
        await stage.advance(by: 0)
        for progress in [0.3, 0.8, 0.5] as [CGFloat] {
          stage.transition.scrub(to: progress)
          await stage.advanceFrame()
          #expect(abs(stage.place - stage.width * (1 - progress)) < 0.5)
          #expect(abs(stage.second.view.displayedAlpha - (0.2 + 0.8 * progress)) < 0.01)
          let turned = stage.first.view.layer.displayed()?.transform
          #expect(abs(atan2(turned?.m12 ?? 0, turned?.m11 ?? 1) - 0.05 * progress) < 0.001)
        }
        if end == .end { stage.transition.finish() } else { stage.transition.cancel() }
        await stage.settle()
        #expect(stage.showsSecond == (end == .end))
        #expect(stage.first.view.transform == .identity)
        #expect(stage.second.view.alpha == 1)
        #expect(stage.complaints == [])
      }
    }

    @Test(
      "Caught anywhere, also past its end, a view stays where it is seen",
      arguments: [true, false].played()
    )
    func caught(isForward: Bool) async {
      var count = 0
      for moment in stride(from: 2, through: 40, by: 2) {
        let stage = await ContainerStage(.navigation, SprungEffect())
        if !isForward { await stage.showSecond() }
        stage.go(forward: isForward)
        await stage.advance(by: 0)
        for _ in 0..<3 {
          for _ in 0..<moment { await stage.advanceFrame() }
          guard stage.transition.phase != .idle else { break }
          let (place, alpha) = (stage.place, stage.second.view.displayedAlpha)
          stage.transition.pause()
          await stage.advanceFrame()
          await stage.advanceFrame()
          let comment: Comment = "\(moment) frames"
          #expect(abs(stage.place - place) < Stage.slack(0.5), comment)
          #expect(abs(stage.second.view.displayedAlpha - alpha) < Stage.slack(0.002), comment)
          stage.transition.reverse()
          count += 1
        }
        await stage.settle()
        #expect(stage.complaints == [])
        #expect(stage.first.view.transform == .identity)
      }
      #expect(count >= 20)
    }

    @Test("A transition isn't over before its progress is there, however quick the springs are")
    func waitsForProgress() async {
      let quick = Spring(response: 0.05)
      let stage = await ContainerStage(
        .navigation,
        SprungEffect(spring: quick, backgroundSpring: quick)
      )
      stage.transition.spring = Spring(response: 0.6)
      stage.goForward()
      await stage.advance(by: 0.3)
      #expect(abs(stage.place) < 0.5)
      #expect(stage.transition.phase == .settling(toward: .end))
      await stage.settle()
      #expect(stage.showsSecond)
    }

    @Test("In a container of another size, the views are where they would be in that")
    func resized() async {
      for isHeld in [true, false] {
        let stage = await ContainerStage(.navigation, SprungEffect())
        stage.goForward()
        await stage.advance(by: 0.06)
        if isHeld { stage.transition.pause() }
        await stage.advanceFrame()
        let share = stage.place / stage.width
        let width = stage.width
        stage.resize(to: CGSize(width: width * 2, height: 700))
        #expect(stage.width == width * 2)
        await stage.advanceFrame()
        if isHeld {
          #expect(abs(stage.place / stage.width - share) < 0.001)
          stage.transition.resume()
        } else {
          #expect(stage.place / stage.width < share)
          #expect(stage.place / stage.width > share - 0.15)
        }
        await stage.settle()
        #expect(stage.showsSecond && stage.place == 0)
        #expect(stage.complaints == [])
      }
    }

    @Test("Stages can move views on springs")
    func stages() async {
      let badge = UIView(frame: CGRect(x: 50, y: 100, width: 40, height: 40))
      let stage = await ContainerStage(
        .navigation,
        .stages { _ in
          [
            .move(
              badge,
              by: CGVector(dx: 0, dy: 300),
              with: Spring(response: 0.3, dampingRatio: 0.5)
            )
          ]
        }
      )
      stage.second.view.addSubview(badge)
      stage.goForward()
      await stage.advance(by: 0)
      var highest = CGFloat.infinity
      while stage.transition.phase != .idle {
        await stage.advanceFrame()
        highest = min(highest, badge.displayedFrame.midY)
      }
      // 16.3 % of 300 points.
      #expect(abs(highest - (120 - 48.9)) < Stage.slack(2))
      await stage.settle()
      #expect(badge.center == CGPoint(x: 70, y: 120))
    }
  }
}

extension ContainerStage {
  fileprivate var width: CGFloat { window.bounds.width }

  /// How far the second screen is seen from where it belongs.
  fileprivate var place: CGFloat {
    (second.view.layer.displayed() ?? second.view.layer).position.x - width / 2
  }
}
