import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct EndingTests {
    @Test("A11: in its completions it does not read as inactive, and still as running")
    func insideCompletion() async {
      let stage = await Stage()
      let animator = stage.animator()
      var readings: [Bool] = []
      animator.addCompletion { [weak animator] _ in
        readings = [animator?.state != .inactive, animator?.isRunning == true]
      }

      animator.startAnimation()
      await stage.advance(by: 1.2)

      #expect(readings == [true, true])
      #expect(animator.state == .inactive && !animator.isRunning)
    }

    @Test("A12: a running animator needs nobody to hold it, and is gone when it is over")
    func lifetime() async {
      let stage = await Stage()
      weak var weakly: UIViewPropertyAnimator?
      var ends = 0
      do {
        let animator = stage.animator()
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        weakly = animator
      }
      #expect(weakly != nil)

      await stage.advance(by: 1.3)

      #expect(ends == 1)
      #expect(weakly == nil)
    }

    @Test("A14: when it is over, its blocks and completions are gone")
    func released() async {
      let stage = await Stage()
      weak var held: UIView?
      var ends = 0
      let animator = stage.animator(duration: 0.2)
      do {
        let object = UIView()
        held = object
        animator.addAnimations { object.tag = 1 }
        animator.addCompletion { _ in ends += object.tag }
      }
      animator.startAnimation()
      #expect(held != nil)
      await stage.advance(by: 0.5)
      #expect(held == nil)

      stage.view.center.x = 50
      animator.addAnimations { stage.view.center.x = 150 }
      animator.startAnimation()
      await stage.advance(by: 0.5)

      #expect(ends == 1)
    }

    @Test("A30, A32: completions come later than the start, once, in the order they were added")
    func completions() async {
      let stage = await Stage()
      let animator = stage.animator(duration: 0)
      var order: [Int] = []
      for number in 1...3 {
        animator.addCompletion { _ in order.append(number) }
      }

      animator.startAnimation()
      #expect(order.isEmpty)
      await stage.advance(by: 0.3)

      #expect(order == [1, 2, 3])
    }

    @Test("A34: an animator that changes nothing completes at its end or sooner, in its time")
    func nothingToDo() async {
      let stage = await Stage()
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {}
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }

      animator.startAnimation()
      #expect(ends.isEmpty)
      await stage.advance(by: 0.5)

      #expect(ends == [.end])
    }

    @Test("A34: one change of a view in the window is enough to last the time")
    func probe() async {
      let stage = await Stage()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.alpha = 0.5 }
      var ends = 0
      animator.addCompletion { _ in ends += 1 }

      animator.startAnimation()
      await stage.advance(by: 0.8)
      #expect(ends == 0)
      await stage.advance(by: 0.4)

      #expect(ends == 1)
    }

    @Test("A35: a view outside a window takes its values at once")
    func noWindow() async {
      let stage = await Stage()
      let loose = UIView()
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { loose.alpha = 0 }

      animator.startAnimation()

      #expect(loose.alpha == 0)
      await stage.advance(by: 0.5)
      #expect(animator.state == .inactive)
    }

    @Test("A35: a view that leaves the window is not animated any more")
    func removal() async {
      let stage = await Stage()
      let animator = stage.animator()
      animator.addCompletion { _ in }
      animator.startAnimation()
      await stage.advance(by: 0.2)

      stage.view.removeFromSuperview()
      await stage.advance(by: 0.1)

      #expect(stage.view.layer.animationKeys() == nil)
      #expect(stage.view.center.x == 150)
      animator.stopAnimation(true)
    }

    @Test("A43: stopping writes what is seen into the model, and calls nothing back")
    func stop() async {
      let stage = await Stage()
      let animator = stage.animator()
      animator.addCompletion { _ in Issue.record("stopAnimation(true) drops completions") }
      animator.startAnimation()
      await stage.advance(by: 0.5)

      animator.stopAnimation(true)

      #expect(animator.state == .inactive)
      #expect(stage.view.center.x.isAbout(100, within: 100 * Stage.tolerance))
      #expect(stage.view.layer.animationKeys() == nil)
      await stage.advance(by: 1)
    }

    @Test(
      "A30, A31, A44: finishing puts the model where it is told to",
      arguments: [(UIViewAnimatingPosition.end, 150.0), (.start, 50), (.current, 100)]
    )
    func finish(position: UIViewAnimatingPosition, x: Double) async {
      let stage = await Stage()
      let animator = stage.animator()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      await stage.advance(by: 0.5)

      animator.stopAnimation(false)
      #expect(animator.state == .stopped && ends.isEmpty)
      animator.finishAnimation(at: position)

      #expect(ends == [position] && animator.state == .inactive)
      #expect(stage.view.center.x.isAbout(CGFloat(x), within: 100 * Stage.tolerance))
    }

    @Test("A44: what is set between stopping and finishing at an end is overwritten")
    func finishOverwrites() async {
      let stage = await Stage()
      let animator = await stage.running(for: 0.2)

      animator.stopAnimation(false)
      stage.view.center.x = 300
      animator.finishAnimation(at: .start)

      #expect(stage.view.center.x == 50)
    }

    @Test("A44: finished at its end, it ends where the model was put meanwhile")
    func finishElsewhere() async {
      let stage = await Stage()
      let animator = await stage.running(for: 0.3)
      stage.view.center.x = 250
      await stage.advance(by: 0.1)

      animator.stopAnimation(false)
      #expect(stage.view.center.x < 250)
      animator.finishAnimation(at: .end)

      #expect(stage.view.center.x == 250)
    }

    @Test("A45, G4: stopped in the turn of its start, nothing has moved yet")
    func stopAtOnce() async {
      let stage = await Stage()
      let animator = stage.animator()

      animator.startAnimation()
      animator.stopAnimation(true)

      #expect(stage.view.center.x == 50)
    }

    @Test("A46: pausing on completion, it stays active at the end and calls nothing back")
    func pausesOnCompletion() async {
      let stage = await Stage()
      let animator = stage.animator()
      animator.pausesOnCompletion = true
      animator.addCompletion { _ in Issue.record("it has not completed") }

      animator.startAnimation()
      await stage.advance(by: 1.2)

      #expect(animator.state == .active && !animator.isRunning)
      #expect(animator.fractionComplete == 1)
      animator.isReversed = true
      animator.startAnimation()
      await stage.advance(by: 0.5)
      #expect(stage.covered.isAbout(0.5))
      animator.stopAnimation(true)
    }

    @Test("A55, A10: what an animator is before it is configured")
    func defaults() {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

      #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
      #expect(animator.scrubsLinearly && !animator.pausesOnCompletion)
      #expect(!animator.isManualHitTestingEnabled && !animator.isReversed)
    }

    @Test("A10: one that may not be interrupted runs to its end")
    func uninterruptible() async {
      let stage = await Stage()
      let animator = stage.animator(duration: 0.3)
      animator.isInterruptible = false

      animator.startAnimation()
      await stage.advance(by: 0.5)

      #expect(animator.state == .inactive && stage.covered == 1)
    }
  }
}
