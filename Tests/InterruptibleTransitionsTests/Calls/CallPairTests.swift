import InterruptibleTransitions
import Testing
import UIKit

/// What a call does while another one's transition runs: every pair, at every moment.
@MainActor @Suite(.serialized) struct CallPairTests {
  /// A transition that runs, and what the books were before it.
  struct Running: Sendable, CustomTestStringConvertible {
    let call: Call.Kind
    let before: World.Books
    /// The calls that want what was there before.
    let opposites: [Call.Kind]
    /// The calls that want what is on its way.
    var same: [Call.Kind] = []
    /// The way of a finger that starts it.
    var way: CGVector?
    /// False for what UIKit cannot take back.
    var isReversible = true

    var testDescription: String { "\(call)" }
    var after: World.Books { Call(kind: call).applied(to: before) }
  }

  nonisolated static let runnings = [
    Running(
      call: .push("B"),
      before: World.Books(stack: ["A"]),
      opposites: [.pop, .popToRoot, .set(["A"])],
      same: [.push("B"), .set(["A", "B"])]
    ),
    Running(
      call: .pop,
      before: World.Books(stack: ["A", "B"]),
      opposites: [.push("B"), .set(["A", "B"])],
      same: [.pop, .popToRoot, .set(["A"])],
      way: CGVector(dx: 1, dy: 0)
    ),
    Running(
      call: .popToRoot,
      before: World.Books(stack: ["A", "B", "C"]),
      opposites: [],
      same: [.pop, .popToRoot, .set(["A"])]
    ),
    Running(
      call: .set(["B"]),
      before: World.Books(stack: ["A"]),
      opposites: [],
      same: [.set(["B"]), .push("B")],
      isReversible: false
    ),
    Running(
      call: .present("M", from: nil),
      before: World.Books(),
      opposites: [.dismiss("M")],
      same: [.present("M", from: nil)]
    ),
    Running(
      call: .dismiss("M"),
      before: World.Books(presented: ["M"]),
      opposites: [.present("M", from: nil)],
      same: [.dismiss("M")],
      way: CGVector(dx: 1, dy: 0)
    ),
    Running(
      call: .select(1),
      before: World.Books(stack: ["A"], tab: 0),
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
  }

  private nonisolated static let calls: [Call.Kind] = [
    .push("B"), .push("N"), .pop, .popToRoot, .set(["A"]), .set(["B"]), .set(["N", "O"]),
    .set(["A", "B"]), .present("M", from: nil), .present("N", from: "M"), .dismiss("M"), .select(0),
    .select(1),
  ]

  nonisolated static let asked: [Call] = calls.flatMap { kind in
    [Call(kind: kind), Call(kind: kind, isAnimated: false)]
  }

  @Test("Every pair at every moment", arguments: runnings, Moment.allCases)
  func pair(running: Running, moment: Moment) {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      for call in Self.asked {
        check(running, moment, call, direction)
      }
    }
  }

  private func check(
    _ running: Running,
    _ moment: Moment,
    _ call: Call,
    _ direction: UIUserInterfaceLayoutDirection
  ) {
    let world = World(layoutDirection: direction, books: running.before)
    let comment: Comment = "\(running.call), \(moment.rawValue), then \(call)"
    guard let heading = bring(world, to: moment, of: running) else { return }
    let isRunning = world.transition.phase != .idle && world.hasBegun
    let wanted = isRunning ? wantedEnd(of: call, by: running) : nil

    // What is in flight in another container goes on, unless an unanimated call takes it off the screen.
    let isElsewhere = running.call.container != call.kind.container
    let phase = world.transition.phase

    world.make(call)

    if isElsewhere, isRunning, call.isAnimated {
      #expect(world.flight(of: running)?.phase == phase, comment)
    } else if let wanted, call.isAnimated {
      // What has not moved yet is back at its start at once.
      let isBack = moment == .asked && wanted == .start && world.transition.phase == .idle
      #expect(isBack || world.transition.phase == .settling(toward: wanted), comment)
    } else if wanted != nil {
      #expect(world.transition.phase == .idle, comment)
    }
    if moment == .caught || moment == .byHand { world.lift() }
    let flight = world.flight(of: running)
    flight?.resume()
    let end = if isElsewhere, case .settling(let end) = flight?.phase { end } else { heading }
    world.settle()
    let books =
      wanted.map { $0 == .end ? running.after : running.before }
      ?? call.applied(to: end == .end ? running.after : running.before)
    #expect(world.books == books, comment)
    #expect(world.transition.phase == .idle, comment)
    #expect(HeadlessLog.refusals == 0, comment)
    #expect(!HeadlessLog.texts.contains { $0.contains("nested") }, comment)
    let begun = HeadlessLog.texts.count {
      $0.hasPrefix("animator.startInteractiveTransition")
        || $0.hasPrefix("animator.animateTransition")
    }
    #expect(
      begun == HeadlessLog.texts.count { $0.hasPrefix("context.completeTransition") },
      comment
    )
  }

  /// Brings a world to a moment, and says where the transition is going then; nil where there is none such.
  private func bring(
    _ world: World,
    to moment: Moment,
    of running: Running
  ) -> TransitionEnd? {
    switch moment {
    case .asked:
      world.make(Call(kind: running.call))
    case .settlingToEnd:
      world.make(Call(kind: running.call))
      world.advance(by: 0.1)
    case .settlingToStart:
      guard running.isReversible else { return nil }
      world.make(Call(kind: running.call))
      world.advance(by: 0.1)
      world.transition.reverse()
      world.advance(by: 0.02)
      return .start
    case .paused:
      world.make(Call(kind: running.call))
      world.advance(by: 0.1)
      world.transition.pause()
    case .caught:
      guard running.isReversible else { return nil }
      world.make(Call(kind: running.call))
      world.advance(by: 0.1)
      world.touchDown(at: CGPoint(x: 200, y: 400))
      world.drag(by: CGVector(dx: 30, dy: 0), frames: 4)
      #expect(world.transition.phase == .dragging)
    case .byHand:
      guard let way = running.way else { return nil }
      let sign = world.window.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1.0 : 1
      let dx = way.dx * sign
      world.touchDown(at: CGPoint(x: dx > 0 ? 4 : 389, y: 400))
      world.drag(by: CGVector(dx: dx * 120, dy: 0), frames: 8)
      #expect(world.transition.phase == .dragging)
      return .start
    }
    return .end
  }

  private func wantedEnd(of call: Call, by running: Running) -> TransitionEnd? {
    if running.same.contains(call.kind) { return .end }
    return running.opposites.contains(call.kind) ? .start : nil
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

extension World {
  /// The transition that runs.
  fileprivate func flight(of running: CallPairTests.Running) -> TransitionFlight? {
    switch running.call {
    case .push, .pop, .popTo, .popToRoot, .set: transition.flight(in: navigation)
    case .present(let name, _), .dismiss(let name): transition.flight(in: screen(name))
    case .select: transition.flight(in: tabs)
    }
  }

  /// True once UIKit has started what was asked for.
  fileprivate var hasBegun: Bool {
    HeadlessLog.texts.contains {
      $0.hasPrefix("animator.startInteractiveTransition")
        || $0.hasPrefix("animator.animateTransition")
    }
  }
}
