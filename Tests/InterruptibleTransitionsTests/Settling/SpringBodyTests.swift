import Foundation
import Testing

@testable import InterruptibleTransitions
@testable import TestSupport

@Suite(.enabled(if: PlayedRows.isFirstRun)) struct SpringBodyTests {
  @Test("A step takes a spring where two halves of it do", arguments: [0.4, 0.9, 1] as [CGFloat])
  func divided(ratio: CGFloat) {
    let start = SpringBody(
      value: CGFloat(20),
      velocity: 900,
      target: 300,
      spring: DampedSpring(omega: 18, ratio: ratio)
    )
    var (whole, halves) = (start, start)
    whole.step(0.1)
    halves.step(0.05)
    halves.step(0.05)
    #expect(abs(whole.value - halves.value) < 1e-9)
    #expect(abs(whole.velocity - halves.velocity) < 1e-9)
    #expect(abs(whole.value - 20) > 50)
  }

  @Test("A target that moves changes neither where a spring is nor how fast")
  func moved() {
    var body = SpringBody(
      value: CGFloat(0),
      velocity: 0,
      target: 100,
      spring: DampedSpring(omega: 20, ratio: 0.8)
    )
    body.step(0.05)
    let (value, velocity) = (body.value, body.velocity)
    body.target = -100
    body.step(1e-6)
    #expect(abs(body.value - value) < 0.01)
    #expect(abs(body.velocity - velocity) < 0.1)
    body.step(3)
    #expect(abs(body.value + 100) < 1e-6)
  }

  @Test("Turned around, every part of a card keeps its velocity", arguments: [true, false])
  func turnedAround(isClosing: Bool) {
    let open = CardVector(
      top: CGPoint(x: 196, y: 0),
      scale: 1,
      window: CardVector.Window(x: 0, y: 0, width: 393, height: 852),
      cover: 0.9
    )
    let closed = CardVector(
      top: CGPoint(x: 90, y: 300),
      scale: 0.25,
      window: CardVector.Window(x: 0, y: 30, width: 393, height: 393),
      cover: 1
    )
    let springs = CardSprings(DampedSpring(omega: 20, ratio: 0.9))
    let (start, end) = isClosing ? (open, closed) : (closed, open)

    var body = CardBody(CardMotion(start), to: end, springs)
    body.step(0.05)
    let caught = body.motion
    body.target = start
    body.step(1e-9)

    let (before, after) = (numbers(of: caught.velocity), numbers(of: body.motion.velocity))
    for (one, other) in zip(before, after) {
      #expect(abs(one - other) < 1e-3)
    }
    #expect(before.allSatisfy { abs($0) > 0.1 })
  }

  private func numbers(of velocity: CardVector) -> [CGFloat] {
    [
      velocity.top.x, velocity.top.y, velocity.scale, velocity.cover, velocity.window.y,
      velocity.window.height,
    ]
  }
}
