import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Transitions can be followed, each by itself.
  @MainActor @Suite struct FollowingTests {
    @Test("A flight tells its phases and its end, in order", arguments: ContainerKind.allCases)
    func phasesAndEnd(kind: ContainerKind) async {
      let stage = await ContainerStage(kind)
      var told: [String] = []
      stage.transition.onFlight = { flight in
        told.append("asked for \(flight.isUpcoming)")
        flight.addPhaseHandler { told.append("\($0.word)") }
        flight.addCompletion { told.append("over at \($0)") }
      }
      stage.goForward()
      await stage.advance(by: 0.05)
      stage.transition.pause()
      stage.transition.reverse()
      await stage.settle()

      #expect(told == ["asked for true", "paused", "settling", "idle", "over at start"])
    }

    @Test("A flight tells its progress with every frame, and nothing runs once it is over")
    func progress() async throws {
      let stage = await ContainerStage(.navigation)
      var told: [CGFloat] = []
      stage.goForward()
      await stage.advance(by: 0)
      try #require(stage.transition.flights.first).addProgressHandler { told.append($0) }
      var displayed: [CGFloat] = []
      while stage.transition.phase != .idle || displayed.isEmpty {
        await stage.advanceFrame()
        displayed.append(stage.displayed)
      }

      // A frame is told of when the next one begins.
      #expect(told.count > 10)
      #expect(zip(told, told.dropFirst()).allSatisfy { $0 < $1 })
      #expect(told.last == 1)
      #expect(
        told.dropLast().allSatisfy { one in displayed.contains { abs($0 - one) < Stage.slack(1e-6) }
        }
      )
      let count = told.count
      await stage.settle()
      #expect(told.count == count && stage.isAtRest)
    }

    @Test("Who is told may ask for more, and may take the transition elsewhere")
    func reentrance() async throws {
      let stage = await ContainerStage(.navigation)
      var told: [String] = []
      stage.goForward()
      await stage.advance(by: 0.05)
      let flight = try #require(stage.transition.flights.first)
      flight.addPhaseHandler { phase in
        told.append(phase.word)
        guard phase == .paused else { return }
        flight.addPhaseHandler { told.append("also \($0.word)") }
        flight.addCompletion { told.append("\($0)") }
        flight.reverse()
      }
      flight.pause()
      await stage.settle()
      flight.addCompletion { told.append("late \($0)") }

      #expect(told.first == "paused")
      #expect(told.suffix(4).sorted() == ["also idle", "idle", "late start", "start"])
      #expect(!stage.showsSecond)
    }

    @Test("Of two transitions at once each is told by itself")
    func twoAtOnce() async throws {
      let transition = InterruptibleTransition(.slide)
      let inner = [0, 1].map { _ in UINavigationController(rootViewController: Screen("Root")) }
      let stage = await Stage(transition) { SplitController(inner) }
      inner.forEach(transition.install(on:))
      var ends: [String] = []
      transition.onFlight = { flight in
        let index = inner.firstIndex { $0 === flight.container } ?? -1
        flight.addCompletion { ends.append("\(index) \($0)") }
      }
      let screens = [Screen("A"), Screen("B")]
      for (controller, screen) in zip(inner, screens) {
        transition.push(screen, onto: controller)
      }
      let first = try #require(screens[0].interruptibleFlight ?? inner[0].interruptibleFlight)
      #expect(first == transition.flight(in: inner[0]))
      await stage.advance(by: 0.03)
      first.reverse()
      await stage.settle()

      #expect(Set(ends) == ["0 start", "1 end"])
    }

    @Test("What joins the flight of a screen's own container comes and goes with that one")
    func flightOfContainer() async throws {
      let transition = InterruptibleTransition(.slide)
      let inner = [0, 1].map { _ in UINavigationController(rootViewController: Screen("Root")) }
      let stage = await Stage(transition) { SplitController(inner) }
      inner.forEach(transition.install(on:))
      var ends: [TransitionEnd] = []
      let screens = [Screen("A"), Screen("B")]
      for (controller, screen) in zip(inner, screens) {
        controller.pushViewController(screen, animated: true)
      }
      await stage.advance(by: 0.03)
      screens[0].interruptibleFlight?.animateAlongside({}, completion: { ends.append($0) })
      transition.flight(in: inner[0])?.reverse()
      await stage.settle()

      #expect(ends == [.start])
    }

    @Test("A call's completion says whether it has come true")
    func completions() async {
      let stage = await ContainerStage(.navigation)
      guard let navigation = stage.navigation else { return }
      let transition = stage.transition
      var told: [String] = []
      transition.push(stage.second, onto: navigation) { told.append("push \($0)") }
      await stage.advance(by: 0.05)
      transition.pop(from: navigation) { told.append("pop \($0)") }
      await stage.settle()
      #expect(told == ["push start", "pop end"])

      told = []
      transition.push(stage.second, onto: navigation, animated: false) { told.append("push \($0)") }
      await stage.settle()
      transition.push(stage.second, onto: navigation) { told.append("again \($0)") }
      transition.popToRoot(of: navigation) { told.append("root \($0)") }
      await stage.settle()
      #expect(told == ["push end", "again end", "root end"])
    }

    @Test("A presentation's completion says whether it has come true", arguments: [false, true])
    func presentation(isTakenBack: Bool) async {
      let stage = await ContainerStage(.fullScreen)
      var told: [TransitionEnd] = []
      stage.transition.present(stage.second, from: stage.first) { end in told.append(end) }
      await stage.advance(by: 0.05)
      if isTakenBack { stage.transition.reverse() }
      await stage.settle()
      #expect(told == [isTakenBack ? .start : .end])

      guard !isTakenBack else { return }
      stage.transition.dismiss(stage.second) { end in told.append(end) }
      await stage.settle()
      #expect(told == [.end, .end])
    }
  }
}

extension InterruptibleTransition.Phase {
  fileprivate var word: String {
    switch self {
    case .idle: "idle"
    case .dragging: "dragging"
    case .settling: "settling"
    case .paused: "paused"
    }
  }
}
