package import GalleryScreens
internal import UIKit

/// A run of a room without a browser.
///
/// The room is laid out and at rest before the first frame. An input is handled in the first frame at or after
/// its time. The run ends when all input is handled and the room has been at rest for a moment.
@MainActor
package final class TraceRun {
  private var session: RoomSession
  /// The remaining input.
  private var steps: ArraySlice<TraceStep>
  private let hz: Int
  private let lastTime: TimeInterval
  private var failure: GalleryFailure?
  private var hands = Hands()

  /// How long the room has to be at rest before the run ends, in seconds.
  private static let rest = 0.1
  /// How long the room may take to come to rest after the last input, in seconds.
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

  /// The room that runs.
  var room: Room { session.room }

  /// Schedules the remaining input in a new session whose next frame is at a time.
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

  /// Runs, and calls a closure with every frame.
  package func run(_ body: (TraceFrame) -> Void) throws(GalleryFailure) {
    var calmFrames = 0
    var number = 0
    while Double(calmFrames) < Double(hz) * TraceRun.rest {
      let time = Double(number) / Double(hz)
      guard time <= lastTime + TraceRun.patience else {
        throw GalleryFailure(
          "the room doesn't come to rest within \(Int(TraceRun.patience)) s after the last input: "
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
      fingers: hands.displayed(at: HeadlessClock.now)
    )
  }

  /// Creates the room again, as an app restarts in another language, without the touches on it.
  private func startAgain(at time: TimeInterval) {
    session = RoomSession(session.room, settings: session.settings)
    hands = Hands()
    begin(at: time)
  }

  /// Performs a step, unless the room has to be created again first.
  private func perform(_ step: TraceStep, at time: TimeInterval) {
    guard failure == nil, !session.isOutdated else { return }
    steps.removeFirst()
    switch step.action {
    case .touch(let id, let phase, let point):
      guard phase == .began || HeadlessTouch.isDown(id) else { return }
      hands.touch(id, phase, at: point, time: time)
      session.touch(id, phase, at: point, time: time)
    case .scroll(let phase, let point, let delta):
      HeadlessScroll.send(phase: phase.touchPhase, delta: delta, at: point)
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
