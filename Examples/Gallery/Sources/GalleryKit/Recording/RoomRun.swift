package import Foundation
package import GalleryScreens
internal import UIKit

/// A room on the screen, with a recording of what is done to it, so that every moment can be shown again.
///
/// There is one screen in the process; a new run takes it over. Between two frames nothing happens: an input is
/// handled in the frame that follows it, as in ``TraceRun``, so a recording gives the same frames each time.
@MainActor
package final class RoomRun {
  package let room: Room
  package private(set) var session: RoomSession
  package private(set) var journal: Journal
  /// The number of frames made since the room's start.
  private var frame = 0
  /// The position in the journal of the next input to repeat.
  private var position = 0
  private(set) var down = DownFingers()
  private var failures: [Failure] = []

  /// A call that could not be performed, and the page that has made it.
  package struct Failure {
    let page: Int?
    let reason: GalleryFailure
  }

  package init(_ room: Room, settings: RoomSettings = RoomSettings()) {
    self.room = room
    session = RoomSession(room, settings: settings)
    journal = Journal(room: room.id, settings: settings)
  }

  /// Starts a room with a recording of it.
  package init(_ room: Room, repeating journal: Journal) {
    self.room = room
    self.journal = journal
    session = RoomSession(room, settings: journal.settings)
  }

  /// Seconds since the room's start.
  package var time: TimeInterval { session.time }

  /// The last moment that can be shown.
  package var end: TimeInterval { isAtEnd ? time : journal.end }

  /// Whether no recorded frame is left to be repeated.
  package var isAtEnd: Bool { frame >= journal.frameCount }

  /// Whether the recording was full before the frame that is shown.
  var isPastRecording: Bool { frame > journal.frameCount }

  // MARK: - New frames

  /// Makes a frame in which inputs are handled, and records it.
  ///
  /// What was recorded after the current moment is forgotten.
  ///
  /// - Parameters:
  ///   - framesPerSecond: How long after the current moment it is.
  ///   - inputs: In order of time, none later than the frame.
  /// - Returns: The calls that could not be performed.
  @discardableResult
  package func makeFrame(at framesPerSecond: Int, _ inputs: [RoomInput] = []) -> [Failure] {
    journal.cut(after: frame)
    if HeadlessClock.framesPerSecond != framesPerSecond {
      HeadlessClock.framesPerSecond = framesPerSecond
    }
    let isRecorded = frame == journal.frameCount && journal.takes(inputs.map(\.action))
    if isRecorded { journal.beginFrame(at: framesPerSecond) }
    for input in inputs {
      HeadlessClock.schedule(at: session.start + input.time) { [weak self] in
        guard let self else { return }
        if isRecorded { journal.note(input.action, at: input.time) }
        perform(input)
      }
    }
    advance()
    position = journal.entries.count
    defer { failures = [] }
    return failures
  }

  // MARK: - Repeated frames

  /// Shows a moment of the recording: the last frame at or before a time.
  ///
  /// The frames before it are made, and nobody sees them; their events are forgotten.
  package func seek(to time: TimeInterval) {
    let goal = journal.frame(at: time)
    if goal < frame { startAgain() }
    while frame < goal {
      repeatFrame()
    }
    _ = session.takeEvents()
  }

  /// Makes the recorded frames up to a time.
  package func play(to time: TimeInterval) {
    let goal = journal.frame(at: time)
    while frame < goal {
      repeatFrame()
    }
  }

  /// Makes all recorded frames from the start on, and calls a closure with each.
  func repeatAll(_ body: (RoomRun) -> Void) {
    let last = min(frame, journal.frameCount)
    startAgain()
    while frame < last {
      repeatFrame()
      body(self)
    }
  }

  private func startAgain() {
    session = RoomSession(room, settings: journal.settings)
    (frame, position, down) = (0, 0, DownFingers())
  }

  private func repeatFrame() {
    if let rate = journal.rate(from: frame + 1), HeadlessClock.framesPerSecond != rate {
      HeadlessClock.framesPerSecond = rate
    }
    while position < journal.entries.count, journal.entries[position].frame <= frame + 1 {
      let entry = journal.entries[position]
      let input = RoomInput(entry.action, at: entry.time)
      HeadlessClock.schedule(at: session.start + entry.time) { [weak self] in self?.perform(input) }
      position += 1
    }
    advance()
    failures = []
  }

  private func advance() {
    frame += 1
    HeadlessClock.advance(frames: 1)
    session.lookAtFrame()
  }

  private func perform(_ input: RoomInput) {
    do throws(GalleryFailure) {
      if try session.perform(input.action, at: session.start + input.time) {
        down.note(input.action)
      }
    } catch {
      failures.append(Failure(page: input.page, reason: error))
    }
  }
}
