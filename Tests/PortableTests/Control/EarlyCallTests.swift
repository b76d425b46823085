import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Code is heard from the call on that asks for a transition, before UIKit starts it.
  @MainActor @Suite struct EarlyCallTests {
    @Test("A transition is listed from its call on, and says that it is upcoming")
    func listed() async throws {
      let stage = await makeStage()
      push(stage)

      let flight = try #require(stage.transition.flights.first)
      #expect(stage.transition.flights.count == 1)
      #expect(flight.isUpcoming)
      #expect(flight.phase == .settling(toward: .end))
      #expect(flight.progress == 0)
      #expect(stage.navigation.flatMap(stage.transition.flight(in:)) == flight)

      await stage.advance(by: 0.05)
      #expect(!flight.isUpcoming)
      #expect(flight.phase == .settling(toward: .end))
      await stage.settle()
      #expect(flight.phase == .idle && !flight.isUpcoming)
    }

    @Test("What is called in the turn of the push counts from its start")
    func latched() async {
      for call in EarlyCall.allCases {
        let stage = await makeStage()
        push(stage)
        call.make(stage.transition)
        #expect(stage.transition.flights.first?.phase == call.phase, "\(call)")

        for _ in 0..<3 { await stage.advanceFrame() }
        await stage.advance(by: 0.2)

        let progress = call.heldAt
        #expect((stage.transition.phase == .paused) == (progress != nil), "\(call)")
        if let progress { #expect(abs(stage.displayed - progress) < Stage.slack(0.001), "\(call)") }
        stage.transition.resume()
        await stage.settle()
        #expect(stage.showsSecond == call.arrives, "\(call)")
        #expect(stage.complaints.isEmpty, "\(call)")
      }
    }

    private enum EarlyCall: CaseIterable {
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

    @Test(
      "A slider starts and scrubs a transition without a jump",
      arguments: ContainerKind.allCases
    )
    func slider(kind: ContainerKind) async {
      let stage = await ContainerStage(kind)
      await stage.advance(by: 0.1)
      stage.goForward()
      var last: CGFloat = 0
      for step in 1...20 {
        stage.transition.scrub(to: CGFloat(step) / 40)
        await stage.advanceFrame()
        let displayed = stage.displayed
        #expect(
          displayed >= last - Stage.slack(0.001) && displayed - last < 0.06,
          "step \(step): \(last) to \(displayed)"
        )
        last = displayed
      }
      #expect(stage.transition.phase == .paused)
      #expect(abs(last - 0.5) < Stage.slack(0.001))
      stage.transition.cancel()
      await stage.settle()
      #expect(!stage.showsSecond)
      #expect(stage.complaints.isEmpty)
    }

    private func makeStage() async -> ContainerStage {
      let stage = await ContainerStage(.navigation)
      await stage.advance(by: 0.1)
      return stage
    }

    private func push(_ stage: ContainerStage) {
      stage.navigation.map { stage.transition.push(stage.second, onto: $0) }
    }
  }
}
