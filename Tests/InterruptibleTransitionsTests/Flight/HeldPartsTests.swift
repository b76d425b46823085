import Testing
import UIKit

@testable import InterruptibleTransitions

/// Which way parts go with a finger that turns around.
@MainActor @Suite struct HeldPartsTests {
  private func part(at x: CGFloat) -> SpringPart {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let ends = SpringPart.Ends(start: PartValue(100, 50), end: PartValue(300, 50))
    let part = SpringPart(view: view, property: .center, spring: nil, ends: ends)
    part.value = PartValue(x, 50)
    return part
  }

  @Test(
    "Parts that are as far as the progress go one way, on and back",
    arguments: [0, 0.4, 0.9, 1] as [CGFloat]
  )
  func straight(caught: CGFloat) {
    let parts = [part(at: 100 + 200 * caught), part(at: 100.05 + 200 * caught)]
    var held = HeldParts(of: parts, at: caught)
    for shown in [0.5, 0.2, 0.95, 0] as [CGFloat] {
      held.move(to: shown)
      #expect(held.values(of: parts).allSatisfy { abs($0[0] - (100 + 200 * shown)) < 1e-9 })
      #expect(held.velocities(of: parts, at: -2).allSatisfy { abs($0[0] + 400) < 1e-9 })
    }
  }

  @Test("A part that is caught elsewhere goes on from there, either way")
  func bent() {
    let parts = [part(at: 180), part(at: 210)]
    var held = HeldParts(of: parts, at: 0.4)
    held.move(to: 0.7)
    #expect(abs(held.values(of: parts)[1][0] - 255) < 1e-9)
    held.move(to: 0.2)
    #expect(abs(held.values(of: parts)[1][0] - 155) < 1e-9)
    held.move(to: 0.4)
    #expect(held.values(of: parts)[1][0] == 210)
  }

  @Test("Parts that nothing has moved since go on as fast as they were")
  func kept() {
    let parts = [part(at: 180)]
    let held = HeldParts(of: parts, at: 0.4, velocities: [PartValue(70, 0)])
    #expect(held.velocities(of: parts, at: 1)[0][0] == 70)
  }
}
