import Testing
import UIKit

@MainActor @Suite(.serialized) struct SpringAnimationTests {
  @Test("B16: mass 1, stiffness 100, damping 10, no velocity")
  func defaults() {
    let spring = CASpringAnimation(keyPath: "position.x")

    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
  }

  @Test(
    "B9: settling takes as long as Apple says",
    arguments: [(5, 2.855), (10, 1.473), (15, 1.022)]
  )
  func settling(damping: Int, seconds: Double) {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.damping = CGFloat(damping)

    #expect(abs(spring.settlingDuration - seconds) < 0.001)
  }

  @Test("A spring swings past its end")
  func overshoots() {
    let stage = LayerStage()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    spring.speed = 0
    // The first peak of a spring with half the critical damping.
    spring.timeOffset = .pi / (10 * (0.75).squareRoot())
    stage.layer.add(spring, forKey: "spring")
    stage.advance(by: 0)

    #expect(isNear(stage.x, 100 * (1 + exp(-.pi / 3.0.squareRoot())), within: 0.01))
  }
}
