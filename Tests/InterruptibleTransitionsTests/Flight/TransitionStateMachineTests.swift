import Foundation
import Testing

@testable import InterruptibleTransitions
@testable import TestSupport

@Suite(.enabled(if: PlayedRows.isFirstRun)) struct TransitionStateMachineTests {
  typealias Machine = TransitionStateMachine

  @Test("Only what takes a transition from its animation or from code stops it, and first")
  func stops() {
    let stopping: Set<MachineColumn> = [
      .grab, .pause, .scrub, .reverse, .goToStart, .hurryToEnd, .concludeAtEnd, .concludeAtStart,
    ]
    for row in MachineRow.allCases where row != .settlingToStart {
      for column in MachineColumn.allCases {
        var machine = row.machine

        let stops = column.happen(to: &machine).effects.map { effect in
          switch effect {
          case .hold, .stop: true
          default: false
          }
        }

        let isTaken =
          [.startRunning, .settling, .springing].contains(row) && stopping.contains(column)
        let isDue =
          isTaken || [.paused, .startReleased, .startHeld].contains(row) && column == .grab
        #expect(stops.filter { $0 }.count == (isDue ? 1 : 0), "\(row) \(column)")
        #expect(stops.first == isDue || stops.isEmpty, "\(row) \(column)")
      }
    }
  }

  @Test(
    "A finger that code has taken a transition from before it starts may still move and be lifted",
    arguments: [TransitionEnd.start, .end]
  )
  func takenBeforeStart(end: TransitionEnd) {
    var machine = TransitionStateMachine(opening: .dragged(progress: 0))
    _ = machine.handle(.go(toward: end, .usual), at: MotionState(progress: 0))

    #expect(machine.handle(.drag(to: 0.2)) == .nothing)
    #expect(machine.handle(.letGo(MotionState(progress: 0.3))) == .nothing)
    #expect(machine.handle(.release(MotionState(progress: 0.3))) == .nothing)
    #expect(machine.destinationEnd == end)
  }

  @Test(
    "Two calls that wait for a transition, one without animation, change it only once",
    arguments: MachineRow.allCases
  )
  func waitingCalls(row: MachineRow) {
    var machine = row.machine
    let destinationEnd = machine.destinationEnd
    let wants: [(inout Machine) -> Machine.Answer] = [
      { $0.handle(.go(toward: destinationEnd, .hurried), at: $0.restingMotion) },
      { $0.handle(.conclude(at: destinationEnd)) },
    ]
    for want in wants where !machine.isEnding { _ = want(&machine) }
    for want in wants where !machine.isEnding { #expect(want(&machine) == .nothing) }
  }

  @Test("A hurried animation is not hurried again")
  func hurriedOnce() {
    let machine = MachineRow.settling.machine.after(.hurryToEnd)
    var again = machine

    let answer = again.handle(.go(toward: .end, .hurried), at: MachineColumn.segment)

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
      var machine = MachineRow.dragging.machine
      let shown = machine.handle(.drag(to: motion.progress)).effects
      let released = machine.handle(.release(motion)).effects

      for effect in shown + released {
        switch effect {
        case .show(let progress), .follow(let progress), .notify(.updated(let progress)):
          #expect(progress.isFinite)
        case .send(let departure):
          #expect(departure.progress.isFinite)
          guard case .segment(let segment) = departure.movement else { continue }
          #expect(segment.origin.progress.isFinite && segment.origin.velocity.isFinite)
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
    func send(_ column: MachineColumn) {
      let effects = column.happen(to: &machine).effects
      prepared += effects.count { if case .prepare = $0 { true } else { false } }
      completed += effects.count { if case .complete = $0 { true } else { false } }
      #expect(prepared - completed == 0 || prepared - completed == 1, "seed \(seed)")
    }

    for _ in 0..<200 {
      send(MachineColumn.allCases.randomElement(using: &random) ?? .begin)
    }
    send(.abandon)
    send(.arrive)

    guard case .over = machine.phase else {
      Issue.record("not over, seed \(seed)")
      return
    }
    #expect(prepared == completed)
  }

  @Test("A release goes on by an animation, or lands where nothing of the way is left to be seen")
  func landings() {
    let dragging = MachineRow.dragging.machine
    for (progress, lands) in [(0.9, false), (0.9995, true), (1, true), (1.2, true)]
      as [(CGFloat, Bool)]
    {
      let machine = dragging.after(event: .release(MotionState(progress: progress)))

      switch machine.phase {
      case .settling: #expect(!lands, "\(progress)")
      case .springing: #expect(lands, "\(progress)")
      default: Issue.record("\(machine.phase)")
      }
    }
  }

  @Test("A release is remembered to the end, unless something else moves the transition")
  func releases() {
    let released = MachineRow.dragging.machine.after(.tap)
    #expect(released.lastRelease == .tap)
    #expect(released.after(.arrive).lastRelease == .tap)
    #expect(released.after(.abandon).after(.arrive).lastRelease == .tap)
    for column: MachineColumn in [.grab, .pause, .scrub, .reverse, .goToEnd, .concludeAtEnd] {
      #expect(released.after(column).lastRelease == nil, "\(column)")
    }
  }
}

extension TransitionStateMachine {
  /// Whether UIKit hasn't started the transition, or it has ended, or been finished at its end, where it arrives at once.
  fileprivate var isEnding: Bool {
    switch phase {
    case .upcoming, .springing, .over: true
    case .starting, .dragging, .settling, .paused: false
    }
  }

  /// The motion at which a call takes it, if nothing moves it.
  fileprivate var restingMotion: MotionState {
    if case .starting(let opening) = phase {
      opening.motion ?? MotionState(progress: 0)
    } else {
      MachineColumn.segment
    }
  }
}
