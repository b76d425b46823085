import Foundation
import Testing

@testable import InterruptibleTransitions
@testable import TestSupport

/// The motion of a finger.
private let finger = MotionState(progress: 0.6, velocity: 1)
/// The motion of a finger that has let go before the transition starts.
private let thrown = MotionState(progress: 0.2, velocity: 3)
/// The motion of a leg or a finger that is interrupted.
private let leg = MotionState(progress: 0.4, velocity: 2)

@Suite struct TransitionStateMachineTests {
  typealias Machine = TransitionStateMachine
  typealias Effect = TransitionStateMachine.Effect

  /// A column of the table.
  enum Column: String, CaseIterable {
    case begin, grab, drag, release, letGo, tap, pause, scrub, resume, proceed, reverse
    case goToEnd, goToStart, hurryToEnd, concludeAtEnd, concludeAtStart, legDidEnd, abandon

    /// What happens, at the motion of `leg` if it takes the transition from what moves it.
    func happen(to machine: inout Machine) -> Machine.Answer {
      switch self {
      case .begin: machine.handle(.begin)
      case .grab: machine.handle(.grab, at: leg)
      case .drag: machine.handle(.drag(to: finger.progress))
      case .release: machine.handle(.release(finger))
      case .letGo: machine.handle(.letGo(finger))
      case .tap: machine.handle(.tap)
      case .pause: machine.handle(.pause, at: leg)
      case .scrub: machine.handle(.scrub(to: 0.25))
      case .resume: machine.handle(.resume)
      case .proceed: machine.handle(.proceed, at: leg)
      case .reverse: machine.handle(.reverse, at: leg)
      case .goToEnd: machine.handle(.go(toward: .end, .usual), at: leg)
      case .goToStart: machine.handle(.go(toward: .start, .usual), at: leg)
      case .hurryToEnd: machine.handle(.go(toward: .end, .hurried), at: leg)
      case .concludeAtEnd: machine.handle(.conclude(at: .end))
      case .concludeAtStart: machine.handle(.conclude(at: .start))
      case .legDidEnd: machine.handle(.legDidEnd(at: .end))
      case .abandon: machine.handle(.abandon)
      }
    }
  }

  /// A row of the table.
  enum Row: String, CaseIterable {
    case running, dragged, released, dragging, settlingToEnd, settlingToStart, paused, over

    var machine: Machine {
      switch self {
      case .running: Machine()
      case .dragged: Machine(opening: .dragged(progress: 0))
      case .released: Machine(opening: .released(thrown, toward: .end))
      case .dragging: Row.settlingToEnd.machine.after(.grab)
      case .settlingToEnd: Row.running.machine.after(.begin)
      case .settlingToStart: Row.settlingToEnd.machine.after(.reverse)
      case .paused: Row.settlingToEnd.machine.after(.pause)
      case .over: Row.running.machine.after(.abandon)
      }
    }
  }

  private static func settle(
    _ motion: MotionState,
    _ end: TransitionEnd,
    _ pace: Pace = .usual
  ) -> [Effect] {
    [
      .tell(end == .end ? .finished : .cancelled),
      .settle(from: motion, toward: end, pace),
    ]
  }

  private static func stop(_ progress: CGFloat) -> [Effect] {
    [.stop(at: progress), .tell(.paused)]
  }

  private static func finish(_ end: TransitionEnd) -> [Effect] {
    [.tell(end == .end ? .finished : .cancelled), .finish(at: end)]
  }

  private static func complete(_ end: TransitionEnd) -> [Effect] {
    [.cleanUp(at: end), .complete(at: end)]
  }

  private static let latchedAtEnd = Machine.Phase.upcoming(
    .released(MotionState(progress: 1), toward: .end)
  )
  private static let latchedAtStart = Machine.Phase.upcoming(
    .released(MotionState(progress: 0), toward: .start)
  )
  private static let toEnd = Machine.Phase.settling(toward: .end, .usual)
  private static let toStart = Machine.Phase.settling(toward: .start, .usual)

  /// The whole table: what each event does in each phase.
  ///
  /// What is not listed does nothing.
  static let table: [Row: [Column: ([Effect], Machine.Phase)]] = [
    .running: [
      .begin: ([.prepare(isHeld: false), .start, .takeOff], toEnd),
      .concludeAtEnd: ([], latchedAtEnd),
      .concludeAtStart: ([], latchedAtStart),
      .abandon: ([], .over(.start)),
    ],
    .dragged: [
      .begin: (
        [.prepare(isHeld: true), .start, .show(0), .tell(.updated(0))],
        .dragging(progress: 0, fallback: .start)
      ),
      .drag: ([], .upcoming(.dragged(progress: 0.6))),
      .release: ([], .upcoming(.released(finger, toward: .end))),
      .letGo: ([], .upcoming(.released(finger.atRest, toward: .start))),
      .concludeAtEnd: ([], latchedAtEnd),
      .concludeAtStart: ([], latchedAtStart),
      .abandon: ([], .over(.start)),
    ],
    .released: [
      .begin: (
        [.prepare(isHeld: true), .start, .show(0.2)]
          + settle(thrown, .end),
        toEnd
      ),
      .concludeAtEnd: ([], latchedAtEnd),
      .concludeAtStart: ([], latchedAtStart),
      .abandon: ([], .over(.start)),
    ],
    .dragging: [
      .drag: ([.follow(0.6)], .dragging(progress: 0.6, fallback: .end)),
      .release: (settle(finger, .end), toEnd),
      .letGo: (settle(finger.atRest, .end), toEnd),
      .tap: (settle(leg.atRest, .start), toStart),
      .proceed: (settle(leg, .end), toEnd),
      .goToEnd: (settle(leg, .end), toEnd),
      .goToStart: (settle(leg, .start), toStart),
      .hurryToEnd: (settle(leg, .end, .hurried), .settling(toward: .end, .hurried)),
      .concludeAtEnd: (finish(.end), toEnd),
      .concludeAtStart: (finish(.start), toStart),
      .legDidEnd: (complete(.end), .over(.end)),
      .abandon: (finish(.end), toEnd),
    ],
    .settlingToEnd: [
      .grab: (
        [.hold(at: 0.4), .tell(.paused), .tell(.updated(0.4))],
        .dragging(progress: 0.4, fallback: .end)
      ),
      .pause: ([.hold(at: 0.4), .tell(.paused)], .paused(progress: 0.4, toward: .end)),
      .scrub: (
        [.hold(at: 0.25), .tell(.paused), .follow(0.25)], .paused(progress: 0.25, toward: .end)
      ),
      .reverse: (stop(0.4) + settle(leg, .start), toStart),
      .goToStart: (stop(0.4) + settle(leg, .start), toStart),
      .hurryToEnd: (
        stop(0.4) + settle(leg, .end, .hurried), .settling(toward: .end, .hurried)
      ),
      .concludeAtEnd: (stop(1) + finish(.end), toEnd),
      .concludeAtStart: (stop(0) + finish(.start), toStart),
      .legDidEnd: (complete(.end), .over(.end)),
      .abandon: ([.finish(at: .end)], toEnd),
    ],
    .settlingToStart: [
      .grab: (
        [.hold(at: 0.4), .tell(.paused), .tell(.updated(0.4))],
        .dragging(progress: 0.4, fallback: .start)
      ),
      .pause: ([.hold(at: 0.4), .tell(.paused)], .paused(progress: 0.4, toward: .start)),
      .scrub: (
        [.hold(at: 0.25), .tell(.paused), .follow(0.25)], .paused(progress: 0.25, toward: .start)
      ),
      .reverse: (stop(0.4) + settle(leg, .end), toEnd),
      .goToEnd: (stop(0.4) + settle(leg, .end), toEnd),
      .hurryToEnd: (
        stop(0.4) + settle(leg, .end, .hurried), .settling(toward: .end, .hurried)
      ),
      .concludeAtEnd: (stop(1) + finish(.end), toEnd),
      .concludeAtStart: (stop(0) + finish(.start), toStart),
      .legDidEnd: (complete(.start), .over(.start)),
      .abandon: ([.finish(at: .start)], toStart),
    ],
    .paused: [
      .grab: ([.tell(.updated(0.4))], .dragging(progress: 0.4, fallback: .end)),
      .scrub: ([.follow(0.25)], .paused(progress: 0.25, toward: .end)),
      .resume: (settle(leg.atRest, .end), toEnd),
      .proceed: (settle(leg, .end), toEnd),
      .reverse: (settle(leg, .start), toStart),
      .goToEnd: (settle(leg, .end), toEnd),
      .goToStart: (settle(leg, .start), toStart),
      .hurryToEnd: (settle(leg, .end, .hurried), .settling(toward: .end, .hurried)),
      .concludeAtEnd: (finish(.end), toEnd),
      .concludeAtStart: (finish(.start), toStart),
      .legDidEnd: (complete(.end), .over(.end)),
      .abandon: (finish(.end), toEnd),
    ],
  ]

  @Test(
    "Every event in every phase has the effects of the table",
    arguments: Row.allCases,
    Column.allCases
  )
  func table(row: Row, column: Column) {
    var machine = row.machine
    let before = machine.phase

    let effects = column.happen(to: &machine).effects

    let expected = Self.table[row]?[column]
    #expect(effects == expected?.0 ?? [])
    #expect(machine.phase == expected?.1 ?? before)
  }

  @Test("Only what takes a transition from its leg stops it, and before anything else")
  func stops() {
    let stopping: Set<Column> = [
      .grab, .pause, .scrub, .reverse, .goToStart, .hurryToEnd, .concludeAtEnd, .concludeAtStart,
    ]
    for row in Row.allCases where row != .settlingToStart {
      for column in Column.allCases {
        var machine = row.machine

        let stops = column.happen(to: &machine).effects.map { effect in
          switch effect {
          case .hold, .stop: true
          default: false
          }
        }

        let isDue = row == .settlingToEnd && stopping.contains(column)
        #expect(stops.filter { $0 }.count == (isDue ? 1 : 0), "\(row) \(column)")
        #expect(stops.first == isDue || stops.isEmpty, "\(row) \(column)")
      }
    }
  }

  @Test("A hurried leg is not hurried again")
  func hurriedOnce() {
    let machine = Row.settlingToEnd.machine.after(.go(toward: .end, .hurried))
    var again = machine

    let answer = again.handle(.go(toward: .end, .hurried), at: leg)

    #expect(answer == .nothing)
    #expect(again == machine)
  }

  @Test(
    "Non-finite values never enter the state machine",
    arguments: [CGFloat.nan, .infinity, -.infinity]
  )
  func notANumber(bad: CGFloat) {
    for motion in [
      MotionState(progress: bad, velocity: 0), MotionState(progress: 0.5, velocity: bad),
    ] {
      var machine = Row.dragging.machine
      let shown = machine.handle(.drag(to: motion.progress)).effects
      let released = machine.handle(.release(motion)).effects

      for effect in shown + released {
        switch effect {
        case .show(let progress), .follow(let progress), .tell(.updated(let progress)):
          #expect(progress.isFinite)
        case .settle(let from, _, _): #expect(from.progress.isFinite && from.velocity.isFinite)
        default: break
        }
      }
      #expect(released.count == 2)
    }
  }

  @Test("Whatever happens, a beginning is completed once", arguments: 0..<200)
  func exactlyOnce(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var machine = Machine(opening: Bool.random(using: &random) ? .running : .dragged(progress: 0.4))
    var prepared = 0
    var completed = 0
    func send(_ column: Column) {
      let effects = column.happen(to: &machine).effects
      prepared += effects.count { if case .prepare = $0 { true } else { false } }
      completed += effects.count { if case .complete = $0 { true } else { false } }
      #expect(prepared - completed == 0 || prepared - completed == 1, "seed \(seed)")
    }

    for _ in 0..<200 {
      send(Column.allCases.randomElement(using: &random) ?? .begin)
    }
    send(.abandon)
    send(.legDidEnd)

    guard case .over = machine.phase else {
      Issue.record("not over, seed \(seed)")
      return
    }
    #expect(prepared == completed)
  }
}

extension TransitionStateMachine {
  fileprivate func after(_ event: Event) -> TransitionStateMachine {
    var machine = self
    _ = machine.handle(event)
    return machine
  }

  fileprivate func after(_ interruption: Interruption) -> TransitionStateMachine {
    var machine = self
    _ = machine.handle(interruption, at: leg)
    return machine
  }
}

extension TransitionStateMachine.Answer {
  fileprivate var effects: [TransitionStateMachine.Effect] {
    switch self {
    case .nothing: []
    case .one(let effect): [effect]
    case .several(let effects): effects
    }
  }
}
