import Foundation
import Testing

@testable import InterruptibleTransitions
@testable import TestSupport

@Suite struct TransitionStateMachineTests {
  typealias Machine = TransitionStateMachine
  typealias Event = TransitionStateMachine.Event
  typealias Effect = TransitionStateMachine.Effect

  /// A column of the table.
  enum Column: String, CaseIterable {
    case begin, grab, drag, release, letGo, tap, pause, scrub, resume, proceed, reverse
    case goToEnd, goToStart, hurryToEnd, concludeAtEnd, concludeAtStart, legDidEnd, abandon

    var event: Event {
      switch self {
      case .begin: .begin
      case .grab: .grab
      case .drag: .drag(to: TransitionStateMachineTests.finger.progress)
      case .release: .release(TransitionStateMachineTests.finger)
      case .letGo: .letGo(TransitionStateMachineTests.finger)
      case .tap: .tap
      case .pause: .pause
      case .scrub: .scrub(to: 0.25)
      case .resume: .resume
      case .proceed: .proceed
      case .reverse: .reverse
      case .goToEnd: .go(toward: .end, .usual)
      case .goToStart: .go(toward: .start, .usual)
      case .hurryToEnd: .go(toward: .end, .hurried)
      case .concludeAtEnd: .conclude(at: .end)
      case .concludeAtStart: .conclude(at: .start)
      case .legDidEnd: .legDidEnd(at: .end)
      case .abandon: .abandon
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
      case .released: Row.dragged.machine.after(.release(MotionState(progress: 0.2, velocity: 3)))
      case .dragging: Row.settlingToEnd.machine.after(.grab)
      case .settlingToEnd: Row.running.machine.after(.begin)
      case .settlingToStart: Row.settlingToEnd.machine.after(.reverse)
      case .paused: Row.settlingToEnd.machine.after(.pause)
      case .over: Row.running.machine.after(.abandon)
      }
    }
  }

  /// The motion of a finger.
  static let finger = MotionState(progress: 0.6, velocity: 1)
  /// The motion of a leg or a finger that is interrupted.
  static let leg = MotionState(progress: 0.4, velocity: 2)
  static let seen = MotionState(progress: 0.4)

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
      .begin: ([.prepare(isHeld: false), .start], toEnd),
      .concludeAtEnd: ([], latchedAtEnd),
      .concludeAtStart: ([], latchedAtStart),
      .abandon: ([], .over(.start)),
    ],
    .dragged: [
      .begin: (
        [.prepare(isHeld: true), .hold, .show(0), .tell(.updated(0))],
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
        [.prepare(isHeld: true), .hold, .show(0.2)]
          + settle(MotionState(progress: 0.2, velocity: 3), .end),
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
      .grab: ([.tell(.paused), .tell(.updated(0.4))], .dragging(progress: 0.4, fallback: .end)),
      .pause: ([.tell(.paused)], .paused(progress: 0.4, toward: .end)),
      .scrub: (
        [.tell(.paused), .follow(0.25)], .paused(progress: 0.25, toward: .end)
      ),
      .reverse: ([.tell(.paused)] + settle(leg, .start), toStart),
      .goToStart: ([.tell(.paused)] + settle(leg, .start), toStart),
      .hurryToEnd: (
        [.tell(.paused)] + settle(leg, .end, .hurried), .settling(toward: .end, .hurried)
      ),
      .concludeAtEnd: ([.tell(.paused)] + finish(.end), toEnd),
      .concludeAtStart: ([.tell(.paused)] + finish(.start), toStart),
      .legDidEnd: (complete(.end), .over(.end)),
      .abandon: ([.finish(at: .end)], toEnd),
    ],
    .settlingToStart: [
      .grab: ([.tell(.paused), .tell(.updated(0.4))], .dragging(progress: 0.4, fallback: .start)),
      .pause: ([.tell(.paused)], .paused(progress: 0.4, toward: .start)),
      .scrub: (
        [.tell(.paused), .follow(0.25)], .paused(progress: 0.25, toward: .start)
      ),
      .reverse: ([.tell(.paused)] + settle(leg, .end), toEnd),
      .goToEnd: ([.tell(.paused)] + settle(leg, .end), toEnd),
      .hurryToEnd: (
        [.tell(.paused)] + settle(leg, .end, .hurried), .settling(toward: .end, .hurried)
      ),
      .concludeAtEnd: ([.tell(.paused)] + finish(.end), toEnd),
      .concludeAtStart: ([.tell(.paused)] + finish(.start), toStart),
      .legDidEnd: (complete(.start), .over(.start)),
      .abandon: ([.finish(at: .start)], toStart),
    ],
    .paused: [
      .grab: ([.tell(.updated(0.4))], .dragging(progress: 0.4, fallback: .end)),
      .scrub: ([.follow(0.25)], .paused(progress: 0.25, toward: .end)),
      .resume: (settle(seen, .end), toEnd),
      .proceed: (settle(seen, .end), toEnd),
      .reverse: (settle(seen, .start), toStart),
      .goToEnd: (settle(seen, .end), toEnd),
      .goToStart: (settle(seen, .start), toStart),
      .hurryToEnd: (settle(seen, .end, .hurried), .settling(toward: .end, .hurried)),
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

    let effects = machine.handle(column.event) { Self.leg }.effects

    let expected = Self.table[row]?[column]
    #expect(effects == expected?.0 ?? [])
    #expect(machine.phase == expected?.1 ?? before)
  }

  @Test("Only an event that takes a transition from its leg or its finger interrupts it")
  func interruptions() {
    let interrupting: Set<Column> = [
      .grab, .pause, .scrub, .reverse, .goToStart, .hurryToEnd, .concludeAtEnd, .concludeAtStart,
    ]
    for row in Row.allCases {
      for column in Column.allCases {
        var machine = row.machine
        var count = 0
        _ = machine.handle(column.event) {
          count += 1
          return Self.leg
        }
        let isInterrupting =
          switch row {
          case .settlingToEnd: interrupting.contains(column)
          case .dragging: [.proceed, .goToEnd, .goToStart, .hurryToEnd].contains(column)
          default: false
          }
        if row != .settlingToStart {
          #expect(count == (isInterrupting ? 1 : 0), "\(row) \(column)")
        }
      }
    }
  }

  @Test("A hurried leg is not hurried again")
  func hurriedOnce() {
    let machine = Row.settlingToEnd.machine.after(.go(toward: .end, .hurried))
    var again = machine

    let answer = again.handle(.go(toward: .end, .hurried)) { Self.leg }

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
      let shown = machine.handle(.drag(to: motion.progress)) { Self.leg }.effects
      let released = machine.handle(.release(motion)) { Self.leg }.effects

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
    func send(_ event: Event) {
      let effects = machine.handle(event) { Self.leg }.effects
      prepared += effects.count { if case .prepare = $0 { true } else { false } }
      completed += effects.count { if case .complete = $0 { true } else { false } }
      #expect(prepared - completed == 0 || prepared - completed == 1, "seed \(seed)")
    }

    for _ in 0..<200 {
      send((Column.allCases.randomElement(using: &random) ?? .begin).event)
    }
    send(.abandon)
    send(.legDidEnd(at: .end))

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
    _ = machine.handle(event) { TransitionStateMachineTests.leg }
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
