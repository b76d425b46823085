internal import Foundation
internal import GalleryScreens

/// The recording of a live room.
extension LiveRoom {
  var isPlaying: Bool {
    if case .playing = playback { true } else { false }
  }

  var isDemo: Bool {
    if case .demo = playback { true } else { false }
  }

  /// Where in the recording the room is.
  var moment: JSON {
    .object([
      "moment": .object(["time": .number(run.time), "state": .string(playback.name)])
    ])
  }

  /// Goes on live from a moment, without the fingers of the recording; what came after it is forgotten.
  func goOn(from time: TimeInterval) {
    run.seek(to: time)
    inbox.forget()
    hasToldOfEnd = false
    takeOver()
    for viewer in viewers {
      viewer.show(picture(for: viewer))
    }
    wake()
  }

  /// Makes the next frames of a trace.
  func play(from time: TimeInterval, _ tick: LiveMessage.Tick, of viewer: Viewer) {
    let next = time + Double(tick.frames) / Double(viewer.hz) * speed
    run.play(to: next)
    if run.isAtEnd {
      takeOver()
    } else {
      playback = .playing(until: next)
    }
  }

  /// Goes on live from the frame that is shown, without the fingers of the recording.
  func takeOver() {
    leaveDemo()
    playback = .live
    inbox.addFirst(run.down.cancellations)
    say(moment)
  }

  /// Says once that the recording is full.
  func tellOfEnd() {
    guard run.isPastRecording, !hasToldOfEnd else { return }
    hasToldOfEnd = true
    say(
      .object([
        "error": .string("The recording is full: what happens from now on can’t be played again.")
      ])
    )
  }

  // MARK: - Files

  /// Plays a trace from its beginning.
  func load(_ trace: LiveMessage.Trace, for viewer: Viewer) {
    guard let room = rooms.first(where: { $0.id == trace.room }) else {
      return complain(about: trace.room, to: viewer)
    }
    do throws(GalleryFailure) {
      let input = try TraceInput(trace.input)
      let journal = try Journal(room: room.id, settings: trace.settings, playing: input)
      start(RoomRun(room, repeating: journal))
      playback = .playing(until: 0)
      say(moment)
    } catch {
      viewer.say(.object(["error": .string("The trace can’t be played: \(error).")]))
    }
  }

  /// Sends the recording as a file.
  func send(_ export: LiveMessage.Export, to viewer: Viewer) {
    switch export {
    case .trace:
      viewer.say(
        file("\(run.room.id).json", "application/json", run.journal.input.text)
      )
    case .film(let part):
      if let reason = run.reasonAgainstFilming(part) {
        return viewer.say(.object(["error": .string(reason)]))
      }
      let film = Film(of: run, in: part)
      viewer.say(file("\(run.room.id).svg", "image/svg+xml", film.movingPicture()))
    }
  }

  private func file(_ name: String, _ type: String, _ text: String) -> JSON {
    .object([
      "file": .object(["name": .string(name), "type": .string(type), "text": .string(text)])
    ])
  }
}

extension RoomRun {
  /// In seconds.
  private static let longestFilm = 30.0

  fileprivate func reasonAgainstFilming(_ part: ClosedRange<TimeInterval>) -> String? {
    guard part.upperBound - part.lowerBound <= RoomRun.longestFilm else {
      return "A film is \(Int(RoomRun.longestFilm)) seconds at most."
    }
    guard part.lowerBound < time else { return "Nothing was recorded in this part." }
    return nil
  }
}
