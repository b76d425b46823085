import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct FrameTests {
    @Test("G1, G5: a display link runs once a frame, before that frame's commit")
    func displayLink() async {
      let stage = await Stage()
      var times: [(now: TimeInterval, next: TimeInterval)] = []
      var lag: [CGFloat] = []
      let link = CADisplayLink.onFrame { link in
        times.append((link.timestamp, link.targetTimestamp))
        lag.append(stage.view.center.x - stage.shown.x)
        stage.view.center.x += 1
      }

      await stage.advance(by: 0.5)
      link.invalidate()
      let count = times.count
      await stage.advance(by: 0.1)

      #expect(times.count == count && (20...65).contains(count))
      #expect(times.allSatisfy { $0.now < $0.next })
      for (one, following) in zip(times, times.dropFirst()) {
        #expect(following.now >= one.next - 0.001)
      }
      #expect(lag.dropFirst(2).allSatisfy { $0 <= 1 })
      #expect(stage.shown.x == stage.view.center.x)
    }

    @Test("G4: an animation begins with its commit")
    func beginning() async {
      let stage = await Stage()
      let animator = stage.animator()

      animator.startAnimation()
      #expect(stage.covered == 0)
      await stage.endTurn()
      #expect(stage.covered.isAbout(0))
      animator.stopAnimation(true)
    }

    @Test("G6: a completion comes after the last frame, not before the duration is over")
    func completion() async {
      let stage = await Stage()
      var displayed: [CGFloat] = []
      var isOver = false
      let animator = stage.animator(duration: 0.3)
      animator.addCompletion { _ in isOver = true }
      animator.startAnimation()

      let link = CADisplayLink.onFrame { _ in
        if !isOver { displayed.append(stage.covered) }
      }
      await stage.advance(by: 0.6)
      link.invalidate()

      #expect(isOver)
      let last = displayed.last ?? 0
      #expect(last.isAbout(1, within: 4 * Stage.tolerance))
      #expect(zip(displayed, displayed.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("G8: a probe that is animated alongside mirrors the progress, frame by frame")
    func probe() async {
      let stage = await Stage()
      let probe = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      probe.alpha = 0
      stage.window.addSubview(probe)
      await stage.endTurn()
      let animator = stage.animator(.easeInOut, duration: 0.5)
      animator.addAnimations { probe.alpha = 1 }
      animator.startAnimation()

      var differences: [CGFloat] = []
      let link = CADisplayLink.onFrame { _ in
        let progress = CGFloat(probe.layer.displayed()?.opacity ?? -1)
        differences.append((progress - stage.covered).magnitude)
      }
      await stage.advance(by: 0.4)
      link.invalidate()

      #expect(differences.count > 10 && differences.allSatisfy { $0 < 0.001 })
      animator.stopAnimation(true)
    }
  }
}
