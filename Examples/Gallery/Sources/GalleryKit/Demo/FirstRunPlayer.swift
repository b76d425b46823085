package import Foundation

/// Plays a first run, frame by frame.
///
/// The file has a move of a finger now and then; in the frames between two moves the finger is between them, so it
/// moves smoothly in slow motion too.
package struct FirstRunPlayer: Equatable, Sendable {
  package let run: FirstRun
  /// Whether the room is laid out from right to left, and the fingers are mirrored.
  private let isMirrored: Bool
  /// In seconds since the room's start.
  private var time: TimeInterval = 0
  /// The position of the next step.
  private var position = 0
  /// The last step of each finger that is down.
  private var fingers: [Int: TraceStep] = [:]

  /// The longest time between two moves in which the finger goes from one to the other, in seconds.
  private static let longestMove = 0.05
  /// The fingers have ids from here on, above all others.
  private static let firstFinger = 1_000_000
  /// The width of the phone's screen in portrait, for which first runs are written.
  private static let width: CGFloat = 393

  package init(_ run: FirstRun, isMirrored: Bool = false) {
    self.run = run
    self.isMirrored = isMirrored
  }

  /// Whether all input has been played.
  package var isAtEnd: Bool { position == run.input.steps.count }

  /// The tip to show; nil before the first.
  package var tip: String? {
    run.tips.last { $0.time <= time }?.text
  }

  /// Goes on to the time of a frame, and returns what is to be handled in it, in order of time.
  package mutating func step(
    to time: TimeInterval
  ) -> [(time: TimeInterval, action: TraceStep.Action)] {
    self.time = time
    var actions: [(time: TimeInterval, action: TraceStep.Action)] = []
    while position < run.input.steps.count, run.input.steps[position].time <= time {
      let step = run.input.steps[position]
      note(step)
      actions.append((step.time, shown(step.action)))
      position += 1
    }
    return actions + movesBetween(at: time).map { (time, shown($0)) }
  }

  private mutating func note(_ step: TraceStep) {
    guard case .touch(let id, let phase, _) = step.action else { return }
    fingers[id] = phase.isDown ? step : nil
  }

  /// Where the fingers are that are between two moves.
  private func movesBetween(at time: TimeInterval) -> [TraceStep.Action] {
    fingers.sorted { $0.key < $1.key }.compactMap { id, last in
      let next = run.input.steps[position...].first { step in
        guard case .touch(id, _, _) = step.action else { return false }
        return true
      }
      guard let next, case .touch(_, .moved, let end) = next.action,
        case .touch(_, _, let start) = last.action,
        next.time - last.time <= FirstRunPlayer.longestMove, time > last.time, start != end
      else { return nil }
      let share = (time - last.time) / (next.time - last.time)
      let place = CGPoint(
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share
      )
      return .touch(id: id, .moved, at: place)
    }
  }

  /// The action of a ghost's finger.
  private func shown(_ action: TraceStep.Action) -> TraceStep.Action {
    guard case .touch(let id, let phase, let place) = action else { return action }
    let x = isMirrored ? FirstRunPlayer.width - place.x : place.x
    return .touch(id: FirstRunPlayer.firstFinger + id, phase, at: CGPoint(x: x, y: place.y))
  }
}
