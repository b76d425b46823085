import Testing
import UIKit

@testable import InterruptibleTransitions

/// Parts of a look that follow a transition's progress from where they were caught.
@MainActor @Suite struct PartGripTests {
  /// A view whose center moves by 100 points.
  private func part(at place: Double) -> SpringPart {
    let view = UIView()
    view.center.x = CGFloat(place)
    var ends = SpringPart.Ends(start: .zero, end: .zero)
    ends.end[0] = 100
    return SpringPart(view: view, property: .center, spring: Spring(response: 0.4), ends: ends)
  }

  @Test("A part reaches an end when the progress does, from wherever it was caught")
  func ends() {
    for (place, caught) in [(0.0, 0.0), (70, 0.5), (30, 0.5), (110, 0.6)] as [(Double, CGFloat)] {
      let part = part(at: place)
      var grip = PartGrip(of: [part], at: caught)
      grip.move(to: 1)
      #expect(abs(grip.values(of: [part])[0][0] - 100) < 1e-9)
      grip.move(to: caught)
      #expect(abs(grip.values(of: [part])[0][0] - place) < 1e-9)
      grip.move(to: 0)
      #expect(abs(grip.values(of: [part])[0][0]) < 1e-9 || caught == 0)
    }
  }

  @Test("A part that is far behind is at most four times as fast as the progress")
  func limited() {
    let part = part(at: 40)
    var grip = PartGrip(of: [part], at: 0.95)
    grip.move(to: 1)
    #expect(abs(grip.values(of: [part])[0][0] - (40 + 60 * 0.2)) < 1e-9)
    #expect(abs(grip.velocities(of: [part], at: 1)[0][0] - 240) < 1e-9)
  }

  @Test("Parts that nothing has moved keep their velocities, and others have the finger's")
  func velocities() {
    let part = part(at: 50)
    var velocity = PartValue.zero
    velocity[0] = -300
    var grip = PartGrip(of: [part], at: 0.5, velocities: [velocity])
    #expect(grip.velocities(of: [part], at: 2)[0] == velocity)
    grip.move(to: 0.4)
    #expect(abs(grip.velocities(of: [part], at: -2)[0][0] + 200) < 1e-9)
    grip.rest()
    grip.move(to: 0.5)
    #expect(abs(grip.velocities(of: [part], at: 2)[0][0] - 200) < 1e-9)
  }

  @Test("A center has a velocity of its own on each axis, and anything else one along its way")
  func axes() {
    var (velocity, target) = (PartValue.zero, PartValue.zero)
    (velocity[0], velocity[1]) = (100, -50)
    (target[0], target[1]) = (200, 10)
    let spring = DampedSpring(omega: 20, ratio: 0.6)
    let center = PartLeg(.center, from: .zero, velocity: velocity, to: target, on: spring)
    #expect(center.relativeVelocity == CGVector(dx: 0.5, dy: -5))
    #expect(center.velocity(after: 0) == velocity)

    let size = PartLeg(.size, from: .zero, velocity: velocity, to: target, on: spring)
    let along = (100.0 * 200 - 50 * 10) / (200.0 * 200 + 10 * 10)
    #expect(abs(size.relativeVelocity.dx - CGFloat(along)) < 1e-12)
    #expect(size.relativeVelocity.dx == size.relativeVelocity.dy)
  }

  @Test("A center that has a velocity and no way gets one that can't be seen")
  func noWay() {
    var velocity = PartValue.zero
    velocity[1] = 400
    let spring = DampedSpring(omega: 20, ratio: 1)
    let leg = PartLeg(.center, from: .zero, velocity: velocity, to: .zero, on: spring)
    #expect(leg.start[1] == -0.5 && leg.start[0] == 0)
    #expect(leg.relativeVelocity == CGVector(dx: 0, dy: 800))
    #expect(leg.value(after: 0.05)[1] > 5)

    velocity[1] = 1e-9
    let still = PartLeg(.center, from: .zero, velocity: velocity, to: .zero, on: spring)
    #expect(still.isStill && still.relativeVelocity == .zero)
  }
}
