package import GalleryScreens
internal import UIKit

/// A run of a room without a browser: input in, frames out.
///
/// The room is laid out and at rest before the first frame. What the input does at a time is done in the
/// first frame at or after it, and the run ends when all is done and the room has been at rest for a moment.
@MainActor
package final class TraceRun {
  private var session: RoomSession
  /// What is still to be done.
  private var steps: ArraySlice<TraceStep>
  private let hz: Int
  private let lastTime: TimeInterval
  private var failure: GalleryFailure?
  private var hands = Hands()

  /// Seconds at rest before the run ends.
  private static let rest = 0.1
  /// Seconds after the last input within which the room has to come to rest.
  static let patience = 10.0

  package init(
    _ room: Room,
    input: TraceInput,
    hz: Int,
    settings: RoomSettings = RoomSettings()
  ) {
    session = RoomSession(room, settings: settings)
    steps = input.steps[...]
    self.hz = hz
    lastTime = input.steps.last?.time ?? 0
    begin(at: 0)
  }

  /// Prepares what is still to be done in a fresh session, of which the next frame is that of a time.
  private func begin(at time: TimeInterval) {
    HeadlessClock.framesPerSecond = hz
    _ = session.takeEvents()
    let origin = HeadlessClock.nextFrameTime - time
    for step in steps {
      HeadlessClock.schedule(at: origin + step.time) { [weak self] in
        self?.perform(step, at: origin + step.time)
      }
    }
  }

  /// Runs, and hands over frame after frame.
  package func run(_ body: (TraceFrame) -> Void) throws(GalleryFailure) {
    var calmFrames = 0
    var number = 0
    while Double(calmFrames) < Double(hz) * TraceRun.rest {
      let time = Double(number) / Double(hz)
      guard time <= lastTime + TraceRun.patience else {
        throw GalleryFailure(
          "the room does not come to rest within \(Int(TraceRun.patience)) s after the last input: "
            + reasonForUnrest
        )
      }
      body(makeFrame(at: time))
      if let failure { throw failure }
      if session.isOutdated { startAgain(at: Double(number + 1) / Double(hz)) }
      calmFrames = session.isAtRest && !hands.isTouching ? calmFrames + 1 : 0
      number += 1
    }
  }

  private func makeFrame(at time: TimeInterval) -> TraceFrame {
    HeadlessClock.advance(frames: 1)
    return TraceFrame(
      time: time,
      status: session.status,
      events: session.takeEvents(),
      tree: .shown,
      fingers: hands.seen(at: HeadlessClock.now)
    )
  }

  /// Makes the room again, as an app starts again in another language; the fingers on it are gone.
  private func startAgain(at time: TimeInterval) {
    session = RoomSession(session.room, settings: session.settings)
    hands = Hands()
    begin(at: time)
  }

  /// Does a step, unless the room has to be made again first.
  private func perform(_ step: TraceStep, at time: TimeInterval) {
    guard failure == nil, !session.isOutdated else { return }
    steps.removeFirst()
    switch step.action {
    case .touch(let id, let phase, let point):
      guard phase == .began || HeadlessTouch.isDown(id) else { return }
      hands.touch(id, phase, at: point, time: time)
      HeadlessTouch.send(id: id, phase: phase.touchPhase, at: point, time: time)
    case .call(let call):
      do throws(GalleryFailure) {
        if let point = try session.perform(call, at: time) { hands.tap(at: point, time: time) }
      } catch {
        failure = GalleryFailure("item \(step.number): \(error)")
      }
    }
  }

  private var reasonForUnrest: String {
    guard !hands.isTouching else { return "a touch has not ended" }
    let phase = session.status.phase
    return phase == "idle" ? "something still moves" : "the transition is \(phase)"
  }
}
