import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// What a call does while another one's transition runs: every pair, at every moment.
  @MainActor @Suite struct CallPairTests {
    /// A transition that runs, and what the books were before it.
    struct Running: Sendable, CustomStringConvertible {
      let call: Call.Kind
      let before: AppStage.Books
      /// The calls that want what was there before.
      let opposites: [Call.Kind]
      /// The calls that want what is on its way.
      var same: [Call.Kind] = []
      /// The way of a finger that starts it.
      var way: CGVector?
      /// False for what UIKit cannot take back.
      var isReversible = true

      var description: String { "\(call)" }
      var after: AppStage.Books { Call(kind: call).applied(to: before) }
    }

    nonisolated static let runnings = [
      Running(
        call: .push("B"),
        before: AppStage.Books(stack: ["A"]),
        opposites: [.pop, .popToRoot, .set(["A"])],
        same: [.push("B"), .set(["A", "B"])]
      ),
      Running(
        call: .pop,
        before: AppStage.Books(stack: ["A", "B"]),
        opposites: [.push("B"), .set(["A", "B"])],
        same: [.pop, .popToRoot, .set(["A"])],
        way: CGVector(dx: 1, dy: 0)
      ),
      Running(
        call: .popToRoot,
        before: AppStage.Books(stack: ["A", "B", "C"]),
        opposites: [],
        same: [.pop, .popToRoot, .set(["A"])]
      ),
      Running(
        call: .set(["B"]),
        before: AppStage.Books(stack: ["A"]),
        opposites: [],
        same: [.set(["B"]), .push("B")],
        isReversible: false
      ),
      Running(
        call: .present("M", from: nil),
        before: AppStage.Books(),
        opposites: [.dismiss("M")],
        same: [.present("M", from: nil)]
      ),
      Running(
        call: .dismiss("M"),
        before: AppStage.Books(presented: ["M"]),
        opposites: [.present("M", from: nil)],
        same: [.dismiss("M")],
        way: CGVector(dx: 1, dy: 0)
      ),
      Running(
        call: .select(1),
        before: AppStage.Books(stack: ["A"], tab: 0),
        opposites: [.select(0)],
        same: [.select(1)],
        way: CGVector(dx: -1, dy: 0)
      ),
    ]

    /// When the call comes.
    enum Moment: String, CaseIterable, Sendable {
      /// Before UIKit has begun with what it was asked for.
      case asked
      case settlingToEnd
      case settlingToStart
      case paused
      /// A finger has caught it.
      case caught
      /// A finger has started it.
      case byHand

      /// Those that the host can bring about.
      static let possible = allCases.filter { Stage.canTouch || !$0.isByFinger }

      var isByFinger: Bool { self == .caught || self == .byHand }

      /// Whether the moment comes in transitions that can't be reversed, too.
      var suitsEveryTransition: Bool { self == .asked || self == .settlingToEnd || self == .paused }
    }

    private nonisolated static let calls: [Call.Kind] = [
      .push("B"), .push("N"), .pop, .popToRoot, .set(["A"]), .set(["B"]), .set(["N", "O"]),
      .set(["A", "B"]), .present("M", from: nil), .present("N", from: "M"), .dismiss("M"),
      .select(0),
      .select(1),
    ]

    nonisolated static let asked: [Call] = calls.flatMap { kind in
      [Call(kind: kind), Call(kind: kind, isAnimated: false)]
    }

    @Test(
      "A call during the transition of another ends as both wish, for every pair at every moment",
      arguments: PlayedRows.current.pairs(runnings, Moment.possible)
    )
    func pair(running: Running, moment: Moment) async {
      for direction in Stage.layoutDirections {
        for call in Self.asked {
          await check(running, moment, call, direction)
        }
      }
    }

    private func check(
      _ running: Running,
      _ moment: Moment,
      _ call: Call,
      _ direction: UIUserInterfaceLayoutDirection
    ) async {
      let stage = await AppStage(layoutDirection: direction, books: running.before)
      let transition = stage.transition
      let comment: Comment = "\(running.call), \(moment.rawValue), then \(call)"
      guard let heading = await bring(stage, to: moment, of: running) else { return }
      let isRunning = transition.phase != .idle && stage.tally.begun > 0
      let wanted = isRunning ? wantedEnd(of: call, by: running) : nil

      // What is in flight in another container goes on, unless an unanimated call takes it off the screen.
      let isElsewhere = running.call.container != call.kind.container
      let phase = transition.phase

      stage.make(call)

      if isElsewhere, isRunning, call.isAnimated {
        #expect(stage.flight(of: running.call)?.phase == phase, comment)
      } else if let wanted, call.isAnimated {
        // What has not moved yet is back at its start at once.
        let isBack = moment == .asked && wanted == .start && transition.phase == .idle
        #expect(isBack || transition.phase == .settling(toward: wanted), comment)
      } else if let wanted {
        // In the turn in which it starts, a transition ends with the next frame.
        let isEnding = moment == .asked && transition.phase == .settling(toward: wanted)
        #expect(isEnding || transition.phase == .idle, comment)
      }
      if moment.isByFinger { stage.lift() }
      let flight = stage.flight(of: running.call)
      flight?.resume()
      let end = if isElsewhere, case .settling(let end) = flight?.phase { end } else { heading }
      await stage.settle()
      let books =
        wanted.map { $0 == .end ? running.after : running.before }
        ?? call.applied(to: end == .end ? running.after : running.before)
      #expect(stage.books == books, comment)
      #expect(stage.complaints == [], comment)
      #expect(stage.refusals == [], comment)
      #expect(stage.tally.begun == stage.tally.ended, comment)
    }

    /// Brings a stage to a moment, and says where the transition is going then; nil where there is none such.
    private func bring(
      _ stage: AppStage,
      to moment: Moment,
      of running: Running
    ) async -> TransitionEnd? {
      let isPossible = moment == .byHand ? running.way != nil : running.isReversible
      guard isPossible || moment.suitsEveryTransition else { return nil }
      if moment != .byHand { stage.make(Call(kind: running.call)) }
      if moment != .byHand, moment != .asked { await stage.advance(by: 0.1) }
      switch moment {
      case .asked, .settlingToEnd: break
      case .settlingToStart:
        stage.transition.reverse()
        await stage.advance(by: 0.02)
        return .start
      case .paused: stage.transition.pause()
      case .caught:
        stage.touchDown(at: CGPoint(x: 200, y: 400))
        await stage.drag(by: CGVector(dx: 30, dy: 0), frames: 4)
        #expect(stage.transition.phase == .dragging)
      case .byHand:
        let sign = stage.window.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1.0 : 1
        let dx = (running.way?.dx ?? 0) * sign
        stage.touchDown(at: CGPoint(x: dx > 0 ? 4 : 389, y: 400))
        await stage.drag(by: CGVector(dx: dx * 120, dy: 0), frames: 8)
        #expect(stage.transition.phase == .dragging)
        return .start
      }
      return .end
    }

    private func wantedEnd(of call: Call, by running: Running) -> TransitionEnd? {
      if running.same.contains(call.kind) { return .end }
      return running.opposites.contains(call.kind) ? .start : nil
    }
  }
}

extension Call.Kind {
  /// What the call changes.
  fileprivate var container: String {
    switch self {
    case .push, .pop, .popTo, .popToRoot, .set: "stack"
    case .present, .dismiss: "presentations"
    case .select: "tabs"
    }
  }
}
