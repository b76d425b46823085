import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Code is heard from the call on that asks for a transition, before UIKit starts it.
@MainActor @Suite(.serialized) struct EarlyCallTests {
  // A3
  @Test("A transition is listed from its call on, and says that it is upcoming")
  func listed() throws {
    let stage = makeStage()
    push(stage)

    let flight = try #require(stage.transition.flights.first)
    #expect(stage.transition.flights.count == 1)
    #expect(flight.isUpcoming)
    #expect(flight.phase == .settling(toward: .end))
    #expect(flight.progress == 0)
    #expect(stage.navigation.flatMap(stage.transition.flight(in:)) == flight)

    stage.advance(by: 0.05)
    #expect(!flight.isUpcoming)
    #expect(flight.phase == .settling(toward: .end))
    stage.settle()
    #expect(flight.phase == .idle && !flight.isUpcoming)
  }

  // A3
  @Test("What is called in the turn of the push counts from its start")
  func latched() {
    for call in Call.allCases {
      let stage = makeStage()
      push(stage)
      call.make(stage.transition)
      #expect(stage.transition.flights.first?.phase == call.phase, "\(call)")

      for _ in 0..<3 { stage.advanceFrame() }
      stage.advance(by: 0.2)

      let progress = call.heldAt
      #expect((stage.transition.phase == .paused) == (progress != nil), "\(call)")
      if let progress { #expect(abs(stage.seen - progress) < 0.001, "\(call)") }
      stage.transition.resume()
      stage.settle()
      #expect(stage.showsSecond == call.arrives, "\(call)")
      #expect(stage.complaints.isEmpty, "\(call)")
    }
  }

  private enum Call: CaseIterable {
    case pause, scrub, reverse, cancel, finish, pauseAndResume, scrubTwice, scrubAndReverse
    case reverseTwice, cancelAndFinish

    @MainActor
    func make(_ transition: InterruptibleTransition) {
      switch self {
      case .pause: transition.pause()
      case .scrub: transition.scrub(to: 0.3)
      case .reverse: transition.reverse()
      case .cancel: transition.cancel()
      case .finish: transition.finish()
      case .pauseAndResume:
        transition.pause()
        transition.resume()
      case .scrubTwice:
        transition.scrub(to: 0.3)
        transition.scrub(to: 0.6)
      case .scrubAndReverse:
        transition.scrub(to: 0.3)
        transition.reverse()
      case .reverseTwice:
        transition.reverse()
        transition.reverse()
      case .cancelAndFinish:
        transition.cancel()
        transition.finish()
      }
    }

    var heldAt: CGFloat? {
      switch self {
      case .pause: 0
      case .scrub: 0.3
      case .scrubTwice: 0.6
      default: nil
      }
    }

    var arrives: Bool {
      switch self {
      case .reverse, .cancel, .scrubAndReverse: false
      default: true
      }
    }

    var phase: InterruptibleTransition.Phase {
      switch self {
      case .pause, .scrub, .scrubTwice: .paused
      case .reverse, .cancel, .scrubAndReverse: .settling(toward: .start)
      case .finish, .pauseAndResume, .reverseTwice, .cancelAndFinish: .settling(toward: .end)
      }
    }
  }

  // A3
  @Test("A slider starts and scrubs a transition without a jump", arguments: ContainerKind.allCases)
  func slider(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.advance(by: 0.1)
    stage.goForward()
    var last: CGFloat = 0
    for step in 1...20 {
      stage.transition.scrub(to: CGFloat(step) / 40)
      stage.advanceFrame()
      let seen = stage.seen
      #expect(seen >= last - 0.001 && seen - last < 0.06, "step \(step): \(last) to \(seen)")
      last = seen
    }
    #expect(stage.transition.phase == .paused)
    #expect(abs(last - 0.5) < 0.001)
    stage.transition.cancel()
    stage.settle()
    #expect(!stage.showsSecond)
    #expect(stage.complaints.isEmpty)
  }

  // A3
  @Test("A finger that is still down doesn't hold what code has sent on before the start")
  func fromUnderFinger() {
    let stage = makeStage()
    stage.touchDown(at: CGPoint(x: 380, y: 600))
    for _ in 0..<3 { stage.move(by: -12) }
    #expect(stage.transition.flights.first?.isUpcoming != false)

    stage.transition.finish()
    stage.move(by: -12)
    stage.settle()

    #expect(stage.showsSecond)
    stage.lift()
    #expect(stage.complaints.isEmpty)
  }

  private func makeStage() -> ContainerStage {
    let stage = ContainerStage(.navigation)
    stage.advance(by: 0.1)
    return stage
  }

  private func push(_ stage: ContainerStage) {
    stage.navigation.map { stage.transition.push(stage.second, onto: $0) }
  }
}
