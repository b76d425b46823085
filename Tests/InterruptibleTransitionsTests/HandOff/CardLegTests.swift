import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite struct CardLegTests {
  @Test("Turned round, every part of a card keeps its velocity", arguments: [true, false])
  func turnedRound(isClosing: Bool) {
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

    let caught = CardLeg(from: CardMotion(start), to: end, springs).motion(after: 0.05)
    let back = CardLeg(from: caught, to: start, springs).motion(after: 0)

    let (before, after) = (numbers(of: caught.velocity), numbers(of: back.velocity))
    for (one, other) in zip(before, after) {
      #expect(abs(one - other) < 1e-6)
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
