import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

@Suite struct ReleaseRuleTests {
  @Test(
    "The arithmetic is written in words, with as many digits as make them true",
    arguments: [
      (
        0.8, -0.74, 0.12, 0.5,
        "At 0.80 of the way, moving back 0.74 a second: in 0.12 s at 0.71, past ½, so on to the end"
      ),
      (
        0.3, 0.5, 0.12, 0.5,
        "At 0.30 of the way, moving on 0.50 a second: in 0.12 s at 0.36, short of ½, so back to the start"
      ),
      (0.6, 0, 0.12, 0.5, "At 0.60 of the way, at rest, past ½, so on to the end"),
      (
        0.2, 1.5, 0.499, 0.4,
        "At 0.20 of the way, moving on 1.50 a second: in 0.499 s at 0.95, past 0.40, so on to the end"
      ),
      (0.4996, 0, 0.12, 0.5, "At 0.4996 of the way, at rest, short of ½, so back to the start"),
      (
        0.17, 0, 0.12, 0.48348076388810357,
        "At 0.17 of the way, at rest, short of 0.48, so back to the start"
      ),
      (
        0.1004, 3.3333, 0.12, 0.5,
        "At 0.10 of the way, moving on 3.33 a second: in 0.12 s at 0.50, past ½, so on to the end"
      ),
      (
        0.1, -2, 0.12, 0.5,
        "At 0.10 of the way, moving back 2.00 a second: in 0.12 s at −0.14, short of ½, so back to the start"
      ),
    ]
  )
  func texts(
    progress: Double,
    velocity: Double,
    time: Double,
    threshold: Double,
    text: String
  ) {
    let rule = ReleaseRule(
      progress: progress,
      velocity: velocity,
      projection: Projection(time: time, threshold: threshold)
    )
    #expect(rule.text == text)
    #expect(rule.text.hasSuffix(rule.end == .end ? "on to the end" : "back to the start"))
  }
}

extension OnScreen {
  /// The reasons that a room gives, and what really happened.
  @MainActor @Suite struct RuleTests {
    @Test("The arithmetic of random releases is true, and what it says happens")
    func releases() throws {
      let run = RoomRun(try Room.named("push"))
      var random = SplitMix64(seed: 5)
      let times = [0, 0.12, 0.2, 0.499]
      let thresholds = [0.5, 0.4, 0.25]
      var (count, ends) = (0, Set<Bool>())
      while count < 200 {
        settle(run)
        _ = run.session.takeEvents()
        run.session.scene.transition.projection = Projection(
          time: times.randomElement(using: &random) ?? 0,
          threshold: thresholds.randomElement(using: &random) ?? 0.5
        )
        perform(.call(.move(.push)), in: run)
        for _ in 0..<Int.random(in: 2..<10, using: &random) {
          run.makeFrame(at: 60)
        }
        dragAndLift(in: run, &random)
        let rule = run.session.takeEvents().last { $0.kind.isRule }
        guard let rule, let sum = Sum(rule.text) else { continue }
        let screens = run.session.status.stack.count
        settle(run)

        count += 1
        ends.insert(sum.goesOn)
        #expect(sum.isTrue, "\(rule.text)")
        // What is seen is at most a frame behind the finger, which moves by up to 24 points in it.
        let displayed = rule.progress
        #expect(abs(sum.progress - displayed) < 24.0 / 393 + 0.002, "\(rule.text) at \(displayed)")
        let isThere = run.session.status.progress == 1
        #expect(isThere == sum.goesOn, "\(rule.text), and \(screens) screens")
        if run.session.status.stack.count > 4 { perform(.call(.move(.popToRoot)), in: run) }
      }
      #expect(ends.count == 2)
    }

    @Test("A touch that catches, a tap that reverses, and calls are named")
    func reasons() throws {
      let run = RoomRun(try Room.named("push"))
      perform(.call(.move(.push)), in: run)
      for _ in 0..<4 {
        run.makeFrame(at: 60)
      }
      _ = run.session.takeEvents()
      #expect(rules(perform(touch(.began), in: run)) == ["caught by a touch"])
      #expect(rules(perform(touch(.ended), in: run)) == ["a tap reverses it"])
      #expect(rules(perform(.call(.reverse), in: run)) == ["a call reverses it"])
      #expect(rules(perform(.call(.pause), in: run)) == ["caught by a call"])
      #expect(rules(perform(.call(.resume), in: run)) == ["a call lets it go"])
      #expect(rules(perform(.call(.move(.popToRoot)), in: run)) == ["a call reverses it"])
      #expect(rules(perform(touch(.began), in: run)) == ["caught by a touch"])
      #expect(rules(perform(.call(.finish), in: run)) == ["a call takes it from the finger"])
      perform(touch(.ended), in: run)
      settle(run)
    }

    @Test("A touch that is taken away says so; a pan that the content takes says that")
    func cancellations() throws {
      let run = RoomRun(try Room.named("push"))
      perform(.call(.move(.push)), in: run)
      for _ in 0..<8 {
        run.makeFrame(at: 60)
      }
      perform(touch(.began), in: run)
      _ = run.session.takeEvents()
      let cancelled = "the touch is cancelled: on to where it was going"
      #expect(rules(perform(touch(.cancelled), in: run)) == [cancelled])
      perform(touch(.began), in: run)
      _ = run.session.takeEvents()
      var said: [String] = []
      for step in 1...8 {
        let place = CGPoint(x: 300, y: 500 - Double(step) * 8)
        said += rules(perform(.touch(id: 1, .moved, at: place), in: run))
      }
      #expect(said == ["the pan is left to the content: on to where it was going"])
      perform(touch(.ended), in: run)
      settle(run)
    }

    @Test("A call that waits is named")
    func waiting() throws {
      let run = RoomRun(try Room.named("tabs"))
      perform(.call(.move(.select(1))), in: run)
      run.makeFrame(at: 60)
      _ = run.session.takeEvents()

      #expect(rules(perform(.call(.move(.select(2))), in: run)) == ["a call waits for the end"])
      settle(run)
      #expect(run.session.status.stack == ["Hours"])
    }

    @Test("Fingers say what they do, and not every move")
    func fingers() throws {
      let run = RoomRun(try Room.named("push"))
      perform(.touch(id: 1, .began, at: CGPoint(x: 300, y: 500)), in: run)
      perform(.touch(id: 1, .ended, at: CGPoint(x: 302, y: 500)), in: run)
      #expect(inputs(of: run) == ["a finger comes down at 300, 500", "a tap"])

      perform(.touch(id: 1, .began, at: CGPoint(x: 300, y: 500)), in: run)
      for step in 1...6 {
        perform(.touch(id: 1, .moved, at: CGPoint(x: 300, y: 500 - 10 * step)), in: run)
      }
      perform(.touch(id: 1, .ended, at: CGPoint(x: 300, y: 440)), in: run)
      #expect(
        inputs(of: run) == [
          "a finger comes down at 300, 500", "the finger is let go at 600 points per second",
        ]
      )
      perform(.touch(id: 1, .began, at: CGPoint(x: 300, y: 500)), in: run)
      for _ in 0..<30 {
        run.makeFrame(at: 60)
      }
      perform(.touch(id: 1, .ended, at: CGPoint(x: 300, y: 500)), in: run)
      #expect(inputs(of: run).last == "the finger is let go at rest")
    }

    // MARK: - Doing

    private func touch(_ phase: FingerPhase) -> TraceStep.Action {
      .touch(id: 1, phase, at: CGPoint(x: 300, y: 500))
    }

    @discardableResult
    private func perform(_ action: TraceStep.Action, in run: RoomRun) -> RoomRun {
      run.makeFrame(at: 60, [RoomInput(action, at: run.time + 1.0 / 60)])
      return run
    }

    private func rules(_ run: RoomRun) -> [String] {
      run.session.takeEvents().filter(\.kind.isRule).map(\.text)
    }

    private func inputs(of run: RoomRun) -> [String] {
      run.session.takeEvents().filter { if case .input = $0.kind { true } else { false } }
        .map(\.text)
    }

    private func settle(_ run: RoomRun) {
      for _ in 0..<400 {
        if run.session.isAtRest { break }
        run.makeFrame(at: 60)
      }
      for _ in 0..<4 {
        run.makeFrame(at: 60)
      }
    }

    /// Catches what is in flight, drags it sideways, perhaps holds it, and lets go.
    private func dragAndLift(in run: RoomRun, _ random: inout SplitMix64) {
      var place = CGPoint(x: Double.random(in: 80..<330, using: &random), y: 600)
      let step = Double.random(in: -24..<24, using: &random)
      perform(.touch(id: 1, .began, at: place), in: run)
      for _ in 0..<Int.random(in: 1..<16, using: &random) {
        place.x += step
        perform(.touch(id: 1, .moved, at: place), in: run)
      }
      for _ in 0..<(Bool.random(using: &random) ? 0 : 6) {
        run.makeFrame(at: 60)
      }
      perform(.touch(id: 1, .ended, at: place), in: run)
    }

    /// A rule's arithmetic, read from its text.
    private struct Sum {
      let progress: Double
      let goesOn: Bool
      /// Whether the words are true of the figures, and lead to what the text says.
      let isTrue: Bool

      init?(_ text: String) {
        let pattern =
          /At (?<p>[\d.]+) of the way, (at rest|moving (on|back) [\d.]+ a second: in [\d.]+ s at (?<reach>−?[\d.]+)), (?<side>past|short of) (?<line>½|[\d.]+), so (?<way>.+)/
        guard let match = text.wholeMatch(of: pattern), let progress = Double(match.p) else {
          return nil
        }
        self.progress = progress
        goesOn = match.way == "on to the end"
        let reach = match.reach.flatMap { Double($0.replacing("−", with: "-")) } ?? progress
        let line = match.line == "½" ? 0.5 : Double(match.line) ?? .nan
        isTrue = (reach >= line) == (match.side == "past") && (reach >= line) == goesOn
      }
    }
  }
}

extension RoomEvent.Kind {
  fileprivate var isRule: Bool {
    if case .rule = self { true } else { false }
  }
}
