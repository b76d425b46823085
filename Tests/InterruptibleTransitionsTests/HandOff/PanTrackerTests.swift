import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions

@Suite struct PanTrackerTests {
  private func tracker(travel: CGVector = CGVector(dx: 400, dy: 0)) -> PanTracker {
    PanTracker(holding: 0.25, at: CGPoint(x: 10, y: 0), travel: travel, time: 0)
  }

  @Test("The translation at which it began is the baseline")
  func baseline() {
    var tracker = tracker()

    let motion = tracker.motion(translation: CGPoint(x: 10, y: 0), velocity: .zero, time: 0)

    #expect(motion.progress == 0.25)
  }

  @Test("Progress and velocity are shares of the travel, with its sign")
  func shares() {
    var forward = tracker()
    var backward = tracker(travel: CGVector(dx: -400, dy: 0))

    let there = forward.motion(
      translation: CGPoint(x: 110, y: 55),
      velocity: CGPoint(x: 800, y: 90),
      time: 0.01
    )
    let back = backward.motion(
      translation: CGPoint(x: 110, y: 55),
      velocity: CGPoint(x: 800, y: 90),
      time: 0.01
    )

    #expect(there == MotionState(progress: 0.5, velocity: 2))
    #expect(back == MotionState(progress: 0, velocity: -2))
  }

  @Test("A finger that has rested hands over rest, whatever the recogniser says")
  func rest() {
    var tracker = tracker()
    let place = CGPoint(x: 110, y: 0)
    let speed = CGPoint(x: 800, y: 0)

    let moving = tracker.motion(translation: place, velocity: speed, time: 0.5)
    let soon = tracker.motion(translation: place, velocity: speed, time: 0.516)
    let late = tracker.motion(translation: place, velocity: speed, time: 0.6)

    #expect(moving.velocity == 2)
    #expect(soon.velocity == 2)
    #expect(late.velocity == 0)
  }

  @Test("Without a travel nothing moves, and nothing is divided by it")
  func noTravel() {
    var tracker = tracker(travel: .zero)

    let motion = tracker.motion(
      translation: CGPoint(x: 90, y: 9),
      velocity: CGPoint(x: 800, y: 0),
      time: 0.01
    )

    #expect(motion == MotionState(progress: 0.25))
  }
}
