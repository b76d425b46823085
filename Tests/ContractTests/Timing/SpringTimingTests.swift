import Foundation
import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct SpringTimingTests {
    /// Checks what is seen against the formula, four times in 0.4 s.
    private func follow(
      _ stage: Stage,
      _ animator: UIViewPropertyAnimator,
      _ formula: SpringFormula
    ) async {
      animator.startAnimation()
      await stage.endTurn()
      let start = CACurrentMediaTime()
      for _ in 1...4 {
        await stage.advance(by: 0.1)
        #expect(formula.passes(stage.covered, near: CACurrentMediaTime() - start))
      }
      animator.stopAnimation(true)
    }

    @Test("B5: a spring moves by its formula", arguments: [10.0, 20, 4], [0.0, 6])
    func formula(damping: Double, velocity: Double) async {
      let stage = await Stage()
      let spring = UISpringTimingParameters(
        mass: 1,
        stiffness: 100,
        damping: CGFloat(damping),
        initialVelocity: CGVector(dx: velocity, dy: 0)
      )

      await follow(
        stage,
        stage.animator(spring),
        SpringFormula(mass: 1, stiffness: 100, damping: damping, velocity: velocity)
      )
    }

    @Test("B6, B7: the system's spring never passes its target")
    func system() async {
      let stage = await Stage()
      let animator = stage.animator(UISpringTimingParameters())
      animator.startAnimation()

      var way: [CGFloat] = []
      while animator.state == .active, way.count < 80 {
        way.append(stage.covered)
        await stage.advance(by: 0.05)
      }

      #expect(zip(way, way.dropFirst()).allSatisfy { $0 <= $1 } && way.allSatisfy { $0 <= 1 })
      #expect((0.45...3.6).contains(animator.duration))
      #expect(animator.state == .inactive && stage.covered == 1)
    }

    @Test(
      "A57, B8, B9: a physical spring has a duration of its own",
      arguments: [(5.0, 2.855), (10, 1.473), (15, 1.022)]
    )
    func settling(damping: CGFloat, duration: Double) {
      let spring = UISpringTimingParameters(
        mass: 1,
        stiffness: 100,
        damping: damping,
        initialVelocity: .zero
      )

      let animator = UIViewPropertyAnimator(duration: 7, timingParameters: spring)

      #expect(abs(animator.duration - duration) < 0.01 * duration)
    }

    @Test(
      "B10, B11: a damping ratio and a duration make this spring",
      arguments: [
        (0.5, 0.5, 646.878, 25.4338), (0.8, 0.5, 323.590, 28.7818), (1, 0.5, 341.024, 36.9337),
      ]
    )
    func ratio(
      ratio: CGFloat,
      duration: TimeInterval,
      stiffness: Double,
      damping: Double
    ) async {
      let stage = await Stage()
      let spring = UISpringTimingParameters(dampingRatio: ratio)

      await follow(
        stage,
        stage.animator(spring, duration: duration),
        SpringFormula(mass: 1, stiffness: stiffness, damping: damping)
      )
    }

    @Test("B12: a spring of a ratio lasts the duration that it is given")
    func duration() async {
      let stage = await Stage()
      let animator = stage.animator(UISpringTimingParameters(dampingRatio: 0.8), duration: 0.5)
      #expect(animator.duration == 0.5)

      animator.startAnimation()
      await stage.advance(by: 0.4)
      #expect(animator.state == .active)
      await stage.advance(by: 0.2)

      #expect(animator.state == .inactive && stage.covered == 1)
    }

    @Test("B13, B14: a place has a velocity on each axis, and the axes go their own ways")
    func axes() async {
      let stage = await Stage()
      let spring = UISpringTimingParameters(
        mass: 1,
        stiffness: 100,
        damping: 20,
        initialVelocity: CGVector(dx: 8, dy: 0)
      )
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
      animator.addAnimations {
        stage.view.center = CGPoint(x: 150, y: 150)
        stage.view.alpha = 0
      }

      animator.startAnimation()
      await stage.advance(by: 0.1)

      let fast = CGFloat(
        SpringFormula(mass: 1, stiffness: 100, damping: 20, velocity: 8).value(0.1)
      )
      let slow = CGFloat(SpringFormula(mass: 1, stiffness: 100, damping: 20).value(0.1))
      #expect(stage.covered.isAbout(fast, within: 4 * Stage.tolerance))
      #expect(((stage.shown.y - 50) / 100).isAbout(slow, within: 4 * Stage.tolerance))
      #expect((1 - stage.shownAlpha).isAbout(fast, within: 4 * Stage.tolerance))
      animator.stopAnimation(true)
    }

    @Test("B15: a perceived duration and a bounce make this spring", arguments: [0.3, 0])
    func bounce(bounce: CGFloat) async {
      guard #available(iOS 17, tvOS 17, *) else { return }
      let stage = await Stage()
      let spring = UISpringTimingParameters(duration: 0.5, bounce: bounce)
      let omega = 4 * Double.pi

      await follow(
        stage,
        stage.animator(spring),
        SpringFormula(mass: 1, stiffness: omega * omega, damping: 2 * omega * Double(1 - bounce))
      )
    }
  }
}
