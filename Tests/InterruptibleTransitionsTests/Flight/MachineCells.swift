import Foundation

@testable import InterruptibleTransitions

/// A column of the state machine's table.
enum MachineColumn: String, CaseIterable {
  case begin, grab, drag, release, letGo, tap, pause, scrub, resume, proceed, reverse
  case goToEnd, goToStart, hurryToEnd, concludeAtEnd, concludeAtStart, arrive, abandon
  case resize, displace, frame

  /// The motion of a finger.
  static let finger = MotionState(progress: 0.6, velocity: 1)
  /// The motion of a finger that has let go before the transition starts.
  static let thrown = MotionState(progress: 0.2, velocity: 3)
  /// The motion of a segment or a finger that is interrupted.
  static let segment = MotionState(progress: 0.4, velocity: 2)
  /// What comes with the context.
  static let settlingParameters = SettlingParameters(
    spring: .classicPush,
    travel: 400,
    rubberBand: .scrollView
  )

  /// Has it happen, at the motion of `segment` if it takes the transition from what moves it.
  func happen(to machine: inout TransitionStateMachine) -> TransitionStateMachine.Answer {
    let segment = MachineColumn.segment
    return switch self {
    case .begin: machine.handle(.begin(MachineColumn.settlingParameters))
    case .grab: machine.handle(.grab, at: segment)
    case .drag: machine.handle(.drag(to: MachineColumn.finger.progress))
    case .release: machine.handle(.release(MachineColumn.finger))
    case .letGo: machine.handle(.letGo(MachineColumn.finger))
    case .tap: machine.handle(.tap)
    case .pause: machine.handle(.pause, at: segment)
    case .scrub: machine.handle(.scrub(to: 0.25))
    case .resume: machine.handle(.resume)
    case .proceed: machine.handle(.proceed, at: segment)
    case .reverse: machine.handle(.reverse, at: segment)
    case .goToEnd: machine.handle(.go(toward: .end, .usual), at: segment)
    case .goToStart: machine.handle(.go(toward: .start, .usual), at: segment)
    case .hurryToEnd: machine.handle(.go(toward: .end, .hurried), at: segment)
    case .concludeAtEnd: machine.handle(.conclude(at: .end))
    case .concludeAtStart: machine.handle(.conclude(at: .start))
    case .arrive: machine.handle(.arrive(at: .end))
    case .abandon: machine.handle(.abandon)
    case .resize: machine.handle(.resize)
    case .displace: machine.handle(.displace)
    case .frame: machine.handle(.frame)
    }
  }
}

/// A row of the state machine's table.
enum MachineRow: String, CaseIterable {
  case running, dragged, released, held, startRunning, startDragged, startReleased, startHeld
  case dragging, settling, settlingToStart, springing, paused, over

  var machine: TransitionStateMachine {
    let released = TransitionStateMachine.Destination(end: .end, release: .cancellation)
    return switch self {
    case .running: TransitionStateMachine()
    case .dragged: TransitionStateMachine(opening: .dragged(progress: 0))
    case .released: TransitionStateMachine(opening: .released(MachineColumn.thrown, released))
    case .held: MachineRow.running.machine.after(.scrub)
    case .startRunning: MachineRow.running.machine.after(.begin)
    case .startDragged: MachineRow.dragged.machine.after(.begin)
    case .startReleased: MachineRow.released.machine.after(.begin)
    case .startHeld: MachineRow.held.machine.after(.begin)
    case .dragging: MachineRow.settling.machine.after(.grab)
    case .settling: MachineRow.startRunning.machine.after(.frame)
    case .settlingToStart: MachineRow.settling.machine.after(.reverse)
    case .springing: MachineRow.dragging.machine.after(event: .release(MotionState(progress: 1.1)))
    case .paused: MachineRow.settling.machine.after(.pause)
    case .over: MachineRow.running.machine.after(.abandon)
    }
  }
}

extension TransitionStateMachine {
  func after(_ column: MachineColumn) -> TransitionStateMachine {
    var machine = self
    _ = column.happen(to: &machine)
    return machine
  }

  func after(event: Event) -> TransitionStateMachine {
    var machine = self
    _ = machine.handle(event)
    return machine
  }
}

extension TransitionStateMachine.Answer {
  var effects: [TransitionStateMachine.Effect] {
    switch self {
    case .nothing, .impossible: []
    case .one(let effect): [effect]
    case .several(let effects): effects
    }
  }
}
