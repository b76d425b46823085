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

  /// Around which transition a push runs.
  enum Outer: CaseIterable {
    case presentation, tabs, container
  }

  /// What has happened when the current transition is read and controlled.
  enum Moment: CaseIterable {
    case pushAskedFor, pushRuns, pushHeld, pushEnding, pushOver
    case pausedOutside, pausedOutsideThenPushed, plainPush, nothingPushed, allOver
  }

  @Test(
    "What is read of the current transition is what calls control, at any moment",
    arguments: Outer.allCases,
    Moment.allCases
  )
  func current(outer: Outer, moment: Moment) throws {
    let transition = InterruptibleTransition(.slide)
    let inner = UINavigationController(rootViewController: Screen("Inner"))
    let (first, box, tabs) = (Screen("First"), BoxController(), UITabBarController())
    transition.install(on: inner)
    let stage: Stage
    switch outer {
    case .presentation:
      stage = Stage(transition) { first }
      transition.present(inner, from: first)
    case .tabs:
      tabs.viewControllers = [first, inner]
      stage = Stage(transition) { tabs }
      transition.install(on: tabs)
      transition.select(inner, in: tabs)
    case .container:
      box.fill(with: first)
      stage = Stage(transition) { box }
      transition.run(box.context(to: inner, .forward))
    }
    stage.advance(by: 0.1)
    if moment == .pausedOutside || moment == .pausedOutsideThenPushed { transition.pause() }
    let next = Screen("Next")
    switch moment {
    case .nothingPushed, .pausedOutside: break
    case .plainPush: inner.pushViewController(next, animated: true)
    default: transition.push(next, onto: inner)
    }
    switch moment {
    case .nothingPushed, .pausedOutside, .plainPush, .pushAskedFor: break
    case .pausedOutsideThenPushed, .pushRuns: stage.advance(by: 0.05)
    case .pushHeld:
      stage.advance(by: 0.05)
      transition.flight(in: inner)?.scrub(to: 0.6)
    case .pushEnding:
      stage.advance(by: 0.05)
      next.onDidMove = { self.check(transition, outer, moment) }
      transition.flight(in: inner)?.finish()
    case .pushOver:
      stage.advance(by: 0.01)
      inner.viewControllers.last.map { transition.pop(to: $0, in: inner, animated: false) }
    case .allOver: stage.settle()
    }

    check(transition, outer, moment)
    for flight in transition.flights { flight.finish() }
    stage.settle()
    for flight in transition.flights { flight.finish() }
    stage.settle()
    #expect(stage.complaints(of: transition) == [])
  }

  /// Reads the current transition, and compares it with the one that a call controls.
  private func check(_ transition: InterruptibleTransition, _ outer: Outer, _ moment: Moment) {
    let flights = transition.flights
    let before = flights.map { Reading($0) }
    let read = Reading(transition)
    transition.scrub(to: 0.37)
    let moved = flights.indices.filter { Reading(flights[$0]) != before[$0] }

    if flights.isEmpty {
      #expect(read.phase == .idle && read.velocity == 0)
      #expect(Reading(transition).phase == (transition.flights.isEmpty ? .idle : .paused))
    } else {
      #expect(moved.count == 1)
      #expect(moved.map { before[$0] } == [read], "\(outer), \(moment)")
      #expect(moved.map { Reading(flights[$0]) } == [Reading(transition)])
      #expect(Reading(transition).phase == .paused)
    }
  }

  /// What is read of a transition.
  private struct Reading: Equatable {
    let phase: InterruptibleTransition.Phase
    let progress: CGFloat
    let velocity: CGFloat

    @MainActor
    init(_ flight: TransitionFlight) {
      (phase, progress, velocity) = (flight.phase, flight.progress, flight.velocity)
    }

    @MainActor
    init(_ transition: InterruptibleTransition) {
      phase = transition.phase
      (progress, velocity) = (transition.progress, transition.velocity)
    }
  }
}
