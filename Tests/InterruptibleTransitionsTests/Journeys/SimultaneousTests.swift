import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Two transitions in flight at once, each caught and released alone.
@MainActor @Suite(.serialized) struct SimultaneousTests {
  @Test("Two fingers hold one transition each")
  func twoFingers() {
    let stacks = ["Root", "Other"].map {
      UINavigationController(rootViewController: Screen($0))
    }
    let transition = InterruptibleTransition()
    let stage = Stage { SplitController(stacks) }
    for stack in stacks {
      transition.install(on: stack)
      transition.push(Screen("Next"), onto: stack)
    }
    stage.advance(by: 0.1)
    // From here on, frames come evenly.
    HeadlessClock.commitDelay = 0
    let places = [CGPoint(x: 60, y: 400), CGPoint(x: 260, y: 400)]
    for (id, place) in places.enumerated() {
      HeadlessTouch.send(id: id, phase: .began, at: place)
    }
    for step in 1...5 {
      HeadlessClock.advance(frames: 1)
      for (id, place) in places.enumerated() {
        let way = CGFloat(step) * (id == 0 ? 12 : -12)
        HeadlessTouch.send(id: id, phase: .moved, at: CGPoint(x: place.x + way, y: place.y))
      }
    }
    #expect(transition.flights.map(\.phase) == [.dragging, .dragging])
    for (id, place) in places.enumerated() {
      let way: CGFloat = id == 0 ? 60 : -60
      HeadlessTouch.send(id: id, phase: .ended, at: CGPoint(x: place.x + way, y: place.y))
    }

    #expect(transition.flight(in: stacks[0])?.phase == .settling(toward: .start))
    #expect(transition.flight(in: stacks[1])?.phase == .settling(toward: .end))
    stage.settle()
    #expect(stacks.map(\.viewControllers.count) == [1, 2])
    #expect(stage.complaints(of: transition) == [])
  }
}
