import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct ActivationTests {
    @Test("A1, A2: starting runs the block at once; only what is seen moves slowly")
    func start() async {
      let stage = await Stage()
      let animator = stage.animator()
      #expect(animator.state == .inactive)

      animator.startAnimation()

      #expect(animator.state == .active && animator.isRunning)
      #expect(stage.view.center.x == 150)
      await stage.advance(by: 0.5)
      #expect(stage.covered.isAbout(0.5))
      await stage.advance(by: 0.6)
      #expect(animator.state == .inactive)
      #expect(stage.covered == 1)
    }

    @Test("A1: each of the four ways to activate does", arguments: 0..<4)
    func activation(way: Int) async {
      let stage = await Stage()
      let animator = stage.animator()

      switch way {
      case 0: animator.startAnimation()
      case 1: animator.startAnimation(afterDelay: 1)
      case 2: animator.pauseAnimation()
      default: animator.fractionComplete = 0.5
      }

      #expect(animator.state == .active)
      #expect(stage.view.center.x == 150)
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
    }

    @Test("A2: blocks wait while it is inactive")
    func stored() async {
      let stage = await Stage()
      let animator = stage.animator()

      await stage.advance(by: 0.1)
      #expect(stage.view.center.x == 50)

      animator.startAnimation()
      #expect(stage.view.center.x == 150)
      animator.stopAnimation(true)
    }

    @Test("A3: pausing an inactive animator freezes it at its start, and again changes nothing")
    func pauseFirst() async {
      let stage = await Stage()
      let animator = stage.animator()

      animator.pauseAnimation()
      animator.pauseAnimation()
      await stage.advance(by: 1.2)

      #expect(animator.state == .active && !animator.isRunning)
      #expect(animator.fractionComplete == 0)
      #expect(stage.view.center.x == 150 && stage.covered == 0)
      animator.stopAnimation(true)
    }

    @Test("A4: it runs while it is active and not paused")
    func running() async {
      let stage = await Stage()
      let animator = stage.animator()
      #expect(!animator.isRunning)
      animator.startAnimation()
      #expect(animator.isRunning)
      animator.pauseAnimation()
      #expect(!animator.isRunning)
      animator.startAnimation()
      #expect(animator.isRunning)
      animator.stopAnimation(false)
      #expect(!animator.isRunning && animator.state == .stopped)
      animator.finishAnimation(at: .current)
      #expect(!animator.isRunning && animator.state == .inactive)
    }

    @Test("A5: during its delay it is active, and nothing is seen to move")
    func delay() async {
      let stage = await Stage()
      let animator = stage.animator()
      #expect(animator.delay == 0)

      animator.startAnimation(afterDelay: 0.5)

      #expect(animator.delay == 0.5)
      await stage.advance(by: 0.3)
      #expect(animator.state == .active)
      #expect(animator.fractionComplete == 0 && stage.covered == 0)
      await stage.advance(by: 0.7)
      #expect(stage.covered.isAbout(0.5))
      animator.stopAnimation(true)
    }

    @Test("A6, A8: stopping an inactive animator leaves it inactive", arguments: [true, false])
    func stopInactive(withoutFinishing: Bool) async {
      let stage = await Stage()
      let animator = stage.animator()

      animator.stopAnimation(withoutFinishing)

      #expect(animator.state == .inactive)
      animator.startAnimation()
      #expect(stage.view.center.x == 150)
      animator.stopAnimation(true)
    }

    @Test("A6: starting a running animator changes nothing")
    func startRunning() async {
      let stage = await Stage()
      let animator = await stage.running(for: 0.5)

      animator.startAnimation()
      await stage.advance(by: 0.25)

      #expect(stage.covered.isAbout(0.75))
      animator.stopAnimation(true)
    }

    @Test("A16: a copy has the timing, and neither the state nor the blocks")
    func copy() async throws {
      let stage = await Stage()
      let animator = stage.animator(.easeIn, duration: 3)
      animator.startAnimation()

      let copy = try #require(animator.copy() as? UIViewPropertyAnimator)

      #expect(copy.state == .inactive && copy.duration == 3)
      animator.stopAnimation(true)
      stage.view.center.x = 50
      copy.startAnimation()
      #expect(stage.view.center.x == 50)
      copy.stopAnimation(true)
    }

    @Test("A33: one that was started empty runs a later block at once")
    func startedEmpty() async {
      let stage = await Stage()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

      animator.startAnimation()
      animator.addAnimations { stage.view.center.x = 150 }

      #expect(stage.view.center.x == 150)
      await stage.advance(by: 0.5)
      #expect(stage.covered.isAbout(0.5))
      animator.stopAnimation(true)
    }
  }
}
