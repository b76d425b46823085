import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What a flight says of the finger that let go of it.
@MainActor @Suite struct ReleaseTests {
  @Test(
    "The release of a finger reports its motion, from which the projection gives the end",
    arguments: [0, 1, 2, 3, 4]
  )
  func lift(case number: Int) throws {
    let stage = NavigationStage()
    let (distance, frames) = [(40.0, 4), (40.0, 20), (250.0, 20), (-60.0, 4), (300.0, 6)][number]
    stage.transition.projection = Projection(time: 0.2, threshold: 0.4)
    stage.showSecond()
    stage.touchDown(at: CGPoint(x: 3, y: 400))
    stage.drag(by: 100, frames: 10)
    let flight = try #require(stage.transition.flights.first)
    #expect(flight.lastRelease == nil)
    stage.drag(by: distance, frames: frames)
    stage.lift()

    guard case .lift(let progress, let velocity, let projection) = flight.lastRelease else {
      Issue.record("\(String(describing: flight.lastRelease))")
      return
    }
    #expect(projection == stage.transition.projection)
    #expect((0...1).contains(progress))
    #expect(velocity * distance > 0)
    let end = projection.end(progress: progress, velocity: velocity)
    #expect([.settling(toward: end), .idle].contains(stage.transition.phase))
    stage.settle()
    #expect(flight.phase == .idle)
    #expect(flight.lastRelease != nil)
    #expect(stage.stack.count == (end == .end ? 1 : 2))
  }

  @Test(
    "A tap and a canceled finger are reported as releases, and a touch that catches forgets them"
  )
  func others() throws {
    let stage = NavigationStage()
    stage.push(andAdvance: 0.05)
    let flight = try #require(stage.transition.flights.first)
    stage.tap()
    #expect(flight.lastRelease == .tap)
    #expect(flight.phase == .settling(toward: .start))
    stage.advanceFrame()
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    #expect(flight.phase == .dragging)
    #expect(flight.lastRelease == nil)
    HeadlessTouch.send(id: 1, phase: .cancelled, at: stage.finger)
    #expect(flight.lastRelease == .cancellation)
    #expect(flight.phase == .settling(toward: .start))
  }

  @Test("A call forgets the last release of a finger")
  func calls() throws {
    let stage = NavigationStage()
    stage.push(andAdvance: 0.05)
    let flight = try #require(stage.transition.flights.first)
    stage.tap()
    flight.reverse()
    #expect(flight.lastRelease == nil)
    #expect(flight.phase == .settling(toward: .end))
  }
}
