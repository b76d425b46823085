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
      grip.show(1, with: [part])
      #expect(abs(part.value[0] - 100) < 1e-9)
      grip.show(caught, with: [part])
      #expect(abs(part.value[0] - place) < 1e-9)
      grip.show(0, with: [part])
      #expect(abs(part.value[0]) < 1e-9 || caught == 0)
    }
  }

  @Test("A part that is far behind is at most four times as fast as the progress")
  func limited() {
    let part = part(at: 40)
    var grip = PartGrip(of: [part], at: 0.95)
    grip.show(1, with: [part])
    #expect(abs(part.value[0] - (40 + 60 * 0.2)) < 1e-9)
    #expect(abs(grip.velocities(of: [part], at: 1)[0][0] - 240) < 1e-9)
  }

  @Test("Parts that nothing has moved keep their velocities, and others have the finger's")
  func velocities() {
    let part = part(at: 50)
    var velocity = PartValue.zero
    velocity[0] = -300
    var grip = PartGrip(of: [part], at: 0.5, velocities: [velocity])
    #expect(grip.velocities(of: [part], at: 2)[0] == velocity)
    grip.show(0.4, with: [part])
    #expect(abs(grip.velocities(of: [part], at: -2)[0][0] + 200) < 1e-9)
    grip.rest()
    grip.show(0.5, with: [part])
    #expect(abs(grip.velocities(of: [part], at: 2)[0][0] - 200) < 1e-9)
  }
}
