import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite struct TransitionStateMachineTests {
  typealias Machine = TransitionStateMachine
  typealias Effect = TransitionStateMachine.Effect

  enum Event: String, CaseIterable {
    case expect, begin, hold, grab, scrub, release, turnToEnd, turnToStart, legDidEnd, abandon
    case concludeAtEnd, concludeAtStart
  }

  enum Situation: String, CaseIterable {
    case idle, expected, latched, scrubbing, settlingToEnd, settlingToStart, held

    var machine: Machine {
      var machine = Machine()
      switch self {
      case .idle:
        break
      case .expected:
        _ = machine.expect()
      case .latched:
        _ = machine.expect()
        _ = machine.release(from: MotionState(progress: 0.2, velocity: 3))
      case .scrubbing:
        _ = machine.begin()
        _ = machine.hold()
        _ = machine.grab(at: MotionState(progress: 0.4))
      case .settlingToEnd:
        _ = machine.begin()
      case .settlingToStart:
        _ = machine.begin()
        _ = machine.hold()
        _ = machine.turn(from: MotionState(progress: 0.4), toward: .start)
      case .held:
        _ = machine.begin()
        _ = machine.hold()
      }
      return machine
    }
  }

  static let motion = MotionState(progress: 0.6, velocity: 1)

  private static func send(_ event: Event, to machine: inout Machine) -> [Effect] {
    switch event {
    case .expect: machine.expect()
    case .begin: machine.begin()
    case .hold: machine.hold()
    case .grab: machine.grab(at: motion)
    case .scrub: machine.scrub(to: motion).map { [$0] } ?? []
    case .release: machine.release(from: motion)
    case .turnToEnd: machine.turn(from: motion, toward: .end)
    case .turnToStart: machine.turn(from: motion, toward: .start)
    case .legDidEnd: machine.legDidEnd(at: .end)
    case .abandon: machine.abandon()
    case .concludeAtEnd: machine.conclude(at: .end)
    case .concludeAtStart: machine.conclude(at: .start)
    }
  }

  /// The whole table: what each event does in each situation.
  ///
  /// What is not listed does nothing.
  static let table: [Situation: [Event: ([Effect], Machine.Phase)]] = [
    .idle: [
      .expect: ([], .expected(.holding(MotionState(progress: 0)))),
      .begin: ([.prepare(byHand: false), .start], .settling(toward: .end)),
    ],
    .expected: [
      .begin: (
        [.prepare(byHand: true), .start, .pause, .show(0), .tell(.updated(0))],
        .scrubbing(MotionState(progress: 0), fallback: .start)
      ),
      .scrub: ([], .expected(.holding(motion))),
      .release: ([], .expected(.released(motion, toward: .end))),
      .turnToEnd: ([], .expected(.released(motion, toward: .end))),
      .turnToStart: ([], .expected(.released(motion, toward: .start))),
      .concludeAtEnd: (
        [], .expected(.released(MotionState(progress: 1), toward: .end))
      ),
      .concludeAtStart: (
        [], .expected(.released(MotionState(progress: 0), toward: .start))
      ),
      .abandon: ([], .idle),
    ],
    .latched: [
      .begin: (
        [
          .prepare(byHand: true), .start, .pause, .show(0.2), .tell(.finished),
          .settle(from: MotionState(progress: 0.2, velocity: 3), toward: .end, pace: .usual),
        ],
        .settling(toward: .end)
      ),
      .turnToEnd: ([], .expected(.released(motion, toward: .end))),
      .turnToStart: ([], .expected(.released(motion, toward: .start))),
      .concludeAtEnd: (
        [], .expected(.released(MotionState(progress: 1), toward: .end))
      ),
      .concludeAtStart: (
        [], .expected(.released(MotionState(progress: 0), toward: .start))
      ),
      .abandon: ([], .idle),
    ],
    .scrubbing: [
      .scrub: ([.follow(0.6)], .scrubbing(motion, fallback: .end)),
      .release: (
        [.tell(.finished), .settle(from: motion, toward: .end, pace: .usual)],
        .settling(toward: .end)
      ),
      .turnToEnd: (
        [.tell(.finished), .settle(from: motion, toward: .end, pace: .usual)],
        .settling(toward: .end)
      ),
      .turnToStart: (
        [.tell(.cancelled), .settle(from: motion, toward: .start, pace: .usual)],
        .settling(toward: .start)
      ),
      .legDidEnd: ([.cleanUp(at: .end), .complete(at: .end)], .idle),
      .concludeAtEnd: ([.tell(.finished), .finish(at: .end)], .settling(toward: .end)),
      .concludeAtStart: ([.tell(.cancelled), .finish(at: .start)], .settling(toward: .start)),
      .abandon: ([.tell(.finished), .finish(at: .end)], .settling(toward: .end)),
    ],
    .settlingToEnd: [
      .hold: ([.pause, .tell(.paused)], .held(toward: .end)),
      .legDidEnd: ([.cleanUp(at: .end), .complete(at: .end)], .idle),
      .abandon: ([.finish(at: .end)], .settling(toward: .end)),
    ],
    .settlingToStart: [
      .hold: ([.pause, .tell(.paused)], .held(toward: .start)),
      .legDidEnd: ([.cleanUp(at: .start), .complete(at: .start)], .idle),
      .abandon: ([.finish(at: .start)], .settling(toward: .start)),
    ],
    .held: [
      .grab: ([.tell(.updated(0.6))], .scrubbing(motion, fallback: .end)),
      .scrub: ([.follow(0.6)], .held(toward: .end)),
      .turnToEnd: (
        [.tell(.finished), .settle(from: motion, toward: .end, pace: .usual)],
        .settling(toward: .end)
      ),
      .turnToStart: (
        [.tell(.cancelled), .settle(from: motion, toward: .start, pace: .usual)],
        .settling(toward: .start)
      ),
      .legDidEnd: ([.cleanUp(at: .end), .complete(at: .end)], .idle),
      .concludeAtEnd: ([.tell(.finished), .finish(at: .end)], .settling(toward: .end)),
      .concludeAtStart: ([.tell(.cancelled), .finish(at: .start)], .settling(toward: .start)),
      .abandon: ([.tell(.finished), .finish(at: .end)], .settling(toward: .end)),
    ],
  ]

  @Test("Every event in every situation", arguments: Situation.allCases, Event.allCases)
  func table(situation: Situation, event: Event) {
    var machine = situation.machine
    let before = machine.phase

    let effects = Self.send(event, to: &machine)

    let expected = Self.table[situation]?[event]
    #expect(effects == expected?.0 ?? [])
    #expect(machine.phase == expected?.1 ?? before)
  }

  @Test("What is not a number never gets into it", arguments: [CGFloat.nan, .infinity, -.infinity])
  func notANumber(bad: CGFloat) {
    for motion in [
      MotionState(progress: bad, velocity: 0), MotionState(progress: 0.5, velocity: bad),
    ] {
      var machine = Situation.scrubbing.machine
      let shown = machine.scrub(to: motion).map { [$0] } ?? []
      let released = machine.release(from: motion)

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

  @Test("Whatever happens, each beginning is completed once", arguments: 0..<200)
  func exactlyOnce(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var machine = Machine()
    var prepared = 0
    var completed = 0
    func count(_ effects: [Effect]) {
      prepared += effects.count { if case .prepare = $0 { true } else { false } }
      completed += effects.count { if case .complete = $0 { true } else { false } }
      #expect(prepared - completed == 0 || prepared - completed == 1, "seed \(seed)")
    }

    for _ in 0..<200 {
      let event = Event.allCases.randomElement(using: &random) ?? .begin
      count(Self.send(event, to: &machine))
    }
    count(machine.abandon())
    count(machine.legDidEnd(at: .end))

    #expect(machine.isIdle)
    #expect(prepared == completed)
  }
}
