import Foundation
import Testing

@testable import InterruptibleTransitions
@testable import TestSupport

@Suite(.enabled(if: PlayedRows.isFirstRun)) struct TransitionTableTests {
  typealias Machine = TransitionStateMachine
  typealias Effect = TransitionStateMachine.Effect
  typealias Cell = (effects: [Effect], phase: Machine.Phase)

  private static let finger = MachineColumn.finger
  private static let segment = MachineColumn.segment
  private static let lift = TransitionRelease.lift(progress: 0.6, velocity: 1, projection: .system)

  private static func send(
    _ motion: MotionState,
    _ end: TransitionEnd,
    _ speed: SettlingSpeed = .usual,
    after first: [Effect] = [],
    by release: TransitionRelease? = nil
  ) -> Cell {
    let departure = MachineColumn.settlingParameters.departure(from: motion, toward: end, speed)
    let verdict = Effect.notify(end == .end ? .finished : .cancelled)
    return (
      first + [verdict, .send(departure)],
      .settling(Machine.Destination(end: end, speed: speed, release: release))
    )
  }

  /// Where `segment` is stopped, and sent on.
  private static func turn(_ end: TransitionEnd, _ speed: SettlingSpeed = .usual) -> Cell {
    send(segment, end, speed, after: [.stop(at: 0.4), .notify(.paused)])
  }

  private static func finish(_ end: TransitionEnd, after first: [Effect] = []) -> Cell {
    (
      first + [.notify(end == .end ? .finished : .cancelled), .finish(at: end)],
      .springing(Machine.Destination(end: end))
    )
  }

  private static func complete(_ end: TransitionEnd) -> Cell {
    ([.cleanUp(at: end), .complete(at: end)], .over(end, after: nil))
  }

  private static func latch(
    _ motion: MotionState,
    _ end: TransitionEnd,
    by release: TransitionRelease? = nil
  ) -> Cell {
    ([], .upcoming(.released(motion, Machine.Destination(end: end, release: release))))
  }

  private static func starting(
    _ motion: MotionState,
    _ end: TransitionEnd,
    by release: TransitionRelease? = nil
  ) -> Machine.Phase {
    .starting(.released(motion, Machine.Destination(end: end, release: release)))
  }

  /// Held until the next frame, and hurried to the end then.
  private static let hurried = Machine.Phase.starting(
    .released(segment, Machine.Destination(end: .end, speed: .hurried))
  )

  private static func startHeld(_ progress: CGFloat) -> Machine.Phase {
    .starting(.held(progress: progress, toward: .end))
  }

  private static func startDragged(
    _ progress: CGFloat,
    _ fallback: TransitionEnd
  ) -> Machine.Phase {
    .starting(.dragged(progress: progress, fallback: fallback))
  }

  private static func hold(_ progress: CGFloat) -> Cell {
    ([], .upcoming(.held(progress: progress, toward: .end)))
  }

  private static func drag(_ first: [Effect], _ fallback: TransitionEnd) -> Cell {
    (first + [.notify(.updated(0.4))], .dragging(progress: 0.4, fallback: fallback))
  }

  private static func row(
    _ some: [MachineColumn: Cell],
    _ more: [MachineColumn: Cell]
  ) -> [MachineColumn: Cell] {
    some.merging(more) { _, new in new }
  }

  /// What can happen to every transition that UIKit has yet to start.
  private static let upcoming: [MachineColumn: Cell] = [
    .concludeAtEnd: latch(MotionState(progress: 1), .end),
    .concludeAtStart: latch(MotionState(progress: 0), .start),
    .abandon: ([], .over(.start, after: nil)),
  ]

  /// What code can have done before UIKit starts a transition; the last one counts.
  private static let sent: [MachineColumn: Cell] = [
    .scrub: hold(0.25),
    .reverse: latch(segment, .start),
    .goToEnd: latch(segment, .end),
    .goToStart: latch(segment, .start),
    .hurryToEnd: (
      [], .upcoming(.released(segment, Machine.Destination(end: .end, speed: .hurried)))
    ),
  ]

  /// What can happen to a transition on its way to an end.
  private static func onTheWay(to end: TransitionEnd) -> [MachineColumn: Cell] {
    let held: [Effect] = [.hold(at: 0.4, by: .code), .notify(.paused)]
    let back: MachineColumn = end == .end ? .goToStart : .goToEnd
    return [
      .grab: drag([.hold(at: 0.4, by: .finger), .notify(.paused)], end),
      .pause: (held, .paused(progress: 0.4, toward: end)),
      .scrub: (
        [.hold(at: 0.25, by: .code), .notify(.paused), .follow(0.25)],
        .paused(progress: 0.25, toward: end)
      ),
      .reverse: turn(end.opposite),
      back: turn(end.opposite),
      .hurryToEnd: turn(.end, .hurried),
      .concludeAtEnd: finish(.end, after: [.stop(at: 1), .notify(.paused)]),
      .concludeAtStart: finish(.start, after: [.stop(at: 0), .notify(.paused)]),
      .arrive: complete(end),
    ]
  }

  /// The whole table: what each event does in each phase.
  ///
  /// What is not listed does nothing.
  private static let table: [MachineRow: [MachineColumn: Cell]] = [
    .running: row(
      row(upcoming, sent),
      [
        .pause: hold(0.4),
        .begin: (
          [.prepare(isHeld: false), .startOpening, .awaitFrame],
          .starting(.running)
        ),
      ]
    ),
    .dragged: row(
      upcoming,
      [
        .begin: (
          [.prepare(isHeld: true), .start, .show(0), .notify(.updated(0)), .awaitFrame],
          startDragged(0, .start)
        ),
        .drag: ([], .upcoming(.dragged(progress: 0.6))),
        .release: latch(finger, .end, by: lift),
        .letGo: latch(finger.atRest, .start, by: .cancellation),
        .goToEnd: latch(segment, .end),
        .goToStart: latch(segment, .start),
        .hurryToEnd: (
          [], .upcoming(.released(segment, Machine.Destination(end: .end, speed: .hurried)))
        ),
      ]
    ),
    .released: row(
      row(upcoming, sent),
      [
        .pause: hold(0.4),
        .begin: (
          [.prepare(isHeld: true), .start, .show(0.2), .notify(.updated(0.2)), .awaitFrame],
          starting(MachineColumn.thrown, .end, by: .cancellation)
        ),
      ]
    ),
    .startReleased: [
      .grab: ([.hold(at: 0.4, by: .finger), .notify(.updated(0.4))], startDragged(0.4, .end)),
      .pause: ([], startHeld(0.4)),
      .scrub: ([.follow(0.25)], startHeld(0.25)),
      .reverse: ([], starting(segment, .start)),
      .goToStart: ([], starting(segment, .start)),
      .hurryToEnd: ([], hurried),
      .concludeAtEnd: ([.show(1)], starting(MotionState(progress: 1), .end)),
      .concludeAtStart: ([.show(0)], starting(MotionState(progress: 0), .start)),
      .arrive: ([.cleanUp(at: .end), .complete(at: .end)], .over(.end, after: .cancellation)),
      .abandon: finish(.end),
      .resize: (
        [.setUpAgain(.inNewSize)], starting(MachineColumn.thrown, .end, by: .cancellation)
      ),
      .displace: (
        [.setUpAgain(.fromDisplayedValues)], starting(MachineColumn.thrown, .end, by: .cancellation)
      ),
      .frame: send(MachineColumn.thrown, .end, by: .cancellation),
    ],
    .startDragged: [
      .drag: ([.follow(0.6)], startDragged(0.6, .start)),
      .release: ([], starting(finger, .end, by: lift)),
      .letGo: ([], starting(finger.atRest, .start, by: .cancellation)),
      .tap: ([], starting(MotionState(progress: 0), .end, by: .tap)),
      .proceed: ([], starting(segment, .start)),
      .goToEnd: ([], starting(segment, .end)),
      .goToStart: ([], starting(segment, .start)),
      .hurryToEnd: ([], hurried),
      .concludeAtEnd: ([.show(1)], starting(MotionState(progress: 1), .end)),
      .concludeAtStart: ([.show(0)], starting(MotionState(progress: 0), .start)),
      .arrive: complete(.end),
      .abandon: finish(.start),
      .resize: ([.setUpAgain(.inNewSize)], startDragged(0, .start)),
      .displace: ([.setUpAgain(.underFinger)], startDragged(0, .start)),
      .frame: ([], .dragging(progress: 0, fallback: .start)),
    ],
    .startHeld: [
      .grab: ([.hold(at: 0.4, by: .finger), .notify(.updated(0.4))], startDragged(0.4, .end)),
      .scrub: ([.follow(0.25)], startHeld(0.25)),
      .resume: ([], starting(MotionState(progress: 0.25), .end)),
      .reverse: ([], starting(segment, .start)),
      .goToEnd: ([], starting(segment, .end)),
      .goToStart: ([], starting(segment, .start)),
      .hurryToEnd: ([], hurried),
      .concludeAtEnd: ([.show(1)], starting(MotionState(progress: 1), .end)),
      .concludeAtStart: ([.show(0)], starting(MotionState(progress: 0), .start)),
      .arrive: complete(.end),
      .abandon: finish(.end),
      .resize: ([.setUpAgain(.inNewSize)], startHeld(0.25)),
      .displace: ([.setUpAgain(.fromDisplayedValues)], startHeld(0.25)),
      .frame: ([], .paused(progress: 0.25, toward: .end)),
    ],
    .held: row(
      row(upcoming, sent),
      [
        .resume: latch(MotionState(progress: 0.25), .end),
        .begin: (
          [.prepare(isHeld: true), .start, .show(0.25), .notify(.updated(0.25)), .awaitFrame],
          startHeld(0.25)
        ),
      ]
    ),
    .startRunning: [
      .grab: (
        [.hold(at: 0.4, by: .finger), .notify(.paused), .notify(.updated(0.4))],
        startDragged(0.4, .end)
      ),
      .pause: ([.hold(at: 0.4, by: .code), .notify(.paused)], startHeld(0.4)),
      .scrub: (
        [.hold(at: 0.25, by: .code), .notify(.paused), .follow(0.25)], startHeld(0.25)
      ),
      .reverse: ([.stop(at: 0.4), .notify(.paused)], starting(segment, .start)),
      .goToStart: ([.stop(at: 0.4), .notify(.paused)], starting(segment, .start)),
      .hurryToEnd: ([.stop(at: 0.4), .notify(.paused)], hurried),
      .concludeAtEnd: (
        [.stop(at: 1), .notify(.paused)], starting(MotionState(progress: 1), .end)
      ),
      .concludeAtStart: (
        [.stop(at: 0), .notify(.paused)], starting(MotionState(progress: 0), .start)
      ),
      .arrive: complete(.end),
      .abandon: ([.finish(at: .end)], .starting(.running)),
      .resize: ([.setUpAgain(.inNewSize)], .starting(.running)),
      .displace: ([.setUpAgain(.fromDisplayedValues)], .starting(.running)),
      .frame: ([], .settling(Machine.Destination(end: .end))),
    ],
    .dragging: [
      .drag: ([.follow(0.6)], .dragging(progress: 0.6, fallback: .end)),
      .release: send(finger, .end, by: lift),
      .letGo: send(finger.atRest, .end, by: .cancellation),
      .tap: send(segment.atRest, .start, by: .tap),
      .proceed: send(segment, .end),
      .goToEnd: send(segment, .end),
      .goToStart: send(segment, .start),
      .hurryToEnd: send(segment, .end, .hurried),
      .concludeAtEnd: finish(.end),
      .concludeAtStart: finish(.start),
      .arrive: complete(.end),
      .abandon: finish(.end),
      .resize: ([.setUpAgain(.inNewSize)], .dragging(progress: 0.4, fallback: .end)),
      .displace: ([.setUpAgain(.underFinger)], .dragging(progress: 0.4, fallback: .end)),
    ],
    .settling: row(
      onTheWay(to: .end),
      [
        .abandon: ([.finish(at: .end)], .settling(Machine.Destination(end: .end))),
        .resize: ([.setUpAgain(.inNewSize)], .settling(Machine.Destination(end: .end))),
        .displace: ([.setUpAgain(.fromDisplayedValues)], .settling(Machine.Destination(end: .end))),
      ]
    ),
    .settlingToStart: row(
      onTheWay(to: .start),
      [
        .abandon: ([.finish(at: .start)], .settling(Machine.Destination(end: .start))),
        .resize: ([.setUpAgain(.inNewSize)], .settling(Machine.Destination(end: .start))),
        .displace: (
          [.setUpAgain(.fromDisplayedValues)], .settling(Machine.Destination(end: .start))
        ),
      ]
    ),
    .springing: row(
      onTheWay(to: .end),
      [
        .arrive: ([.cleanUp(at: .end), .complete(at: .end)], .over(.end, after: landed)),
        .abandon: (
          [.finish(at: .end)], .springing(Machine.Destination(end: .end, release: landed))
        ),
        .resize: (
          [.setUpAgain(.inNewSize)], .springing(Machine.Destination(end: .end, release: landed))
        ),
        .displace: (
          [.setUpAgain(.fromDisplayedValues)],
          .springing(Machine.Destination(end: .end, release: landed))
        ),
      ]
    ),
    .paused: [
      .grab: drag([.hold(at: 0.4, by: .finger)], .end),
      .scrub: ([.follow(0.25)], .paused(progress: 0.25, toward: .end)),
      .resume: send(segment.atRest, .end),
      .reverse: send(segment, .start),
      .goToEnd: send(segment, .end),
      .goToStart: send(segment, .start),
      .hurryToEnd: send(segment, .end, .hurried),
      .concludeAtEnd: finish(.end),
      .concludeAtStart: finish(.start),
      .arrive: complete(.end),
      .abandon: finish(.end),
      .resize: ([.setUpAgain(.inNewSize)], .paused(progress: 0.4, toward: .end)),
      .displace: ([.setUpAgain(.fromDisplayedValues)], .paused(progress: 0.4, toward: .end)),
    ],
  ]

  /// The release of the finger that has pulled the transition of the row `springing` past its end.
  private static let landed = TransitionRelease.lift(
    progress: 1,
    velocity: 0,
    projection: .system
  )

  @Test(
    "Every event in every phase has the effects of the table",
    arguments: MachineRow.allCases,
    MachineColumn.allCases
  )
  func table(row: MachineRow, column: MachineColumn) {
    var machine = row.machine
    let before = machine.phase

    let effects = column.happen(to: &machine).effects

    let expected = Self.table[row]?[column]
    #expect(effects == expected?.effects ?? [])
    #expect(machine.phase == expected?.phase ?? before)
  }
}
