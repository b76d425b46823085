internal import Foundation
internal import UIKit

/// The frames of a live room.
extension LiveRoom {
  /// Inputs that fall due this much after a frame still belong to it, as on the virtual clock.
  private static let tolerance: TimeInterval = 0.001

  /// A page is about to draw.
  func tick(_ tick: LiveMessage.Tick, of viewer: Viewer) {
    let last = viewer.lastTick
    viewer.tick(at: tick.milliseconds, is: run.time)
    guard pulse != .resting else { return viewer.rest() }
    guard clock.tick(of: viewer.id) else {
      _ = viewer.showChanges(of: picture(for: viewer))
      return
    }
    // A page that says the same time twice has not drawn in between.
    if let last, tick.milliseconds <= last.milliseconds {
      viewer.show(picture(for: viewer))
      return
    }
    switch playback {
    case .live, .demo: makeFrames(tick, of: viewer)
    case .playing(let time): play(from: time, tick, of: viewer)
    }
    publish(to: viewer)
  }

  private func makeFrames(_ tick: LiveMessage.Tick, of viewer: Viewer) {
    let rate = Int((Double(viewer.hz) / speed).rounded())
    let (start, length) = (run.time, 1 / Double(rate))
    let end = start + Double(tick.frames) * length
    viewer.tick(at: tick.milliseconds, is: end)
    var inputs = inbox.take(in: min(start + 1.1 * LiveRoom.tolerance, end)...end) { page, time in
      viewers.first { $0.id == page }?.lastTick?.time(at: time, speed: speed)
    }[...]
    for frame in 1...tick.frames {
      let due = start + Double(frame) * length + LiveRoom.tolerance
      let now = inputs.prefix { $0.time <= due }
      inputs = inputs.dropFirst(now.count)
      let wasIdle = run.session.isIdle
      let ghosts = demoInputs(until: start + Double(frame) * length)
      report(run.makeFrame(at: rate, Array(now) + ghosts))
      // The beginning of a transition is seen, also by a page that is late.
      if wasIdle, !run.session.isIdle { break }
    }
    inbox.takeBack(Array(inputs))
    viewer.tick(at: tick.milliseconds, is: run.time)
    endDemoAtRest()
    tellOfEnd()
  }

  private func report(_ failures: [RoomRun.Failure]) {
    for failure in failures {
      let viewer = viewers.first { $0.id == failure.page }
      viewer?.say(.object(["error": .string(failure.reason.description)]))
    }
  }

  /// Sends what has changed to all pages, and a frame to the one that has asked for it.
  private func publish(to asking: Viewer) {
    let events = run.session.takeEvents()
    var hasChanged = false
    for viewer in viewers {
      viewer.note(events)
      if viewer === asking {
        if viewer.show(picture(for: viewer)) { hasChanged = true }
      } else if viewer.showChanges(of: picture(for: viewer)) {
        hasChanged = true
      }
    }
    renewIfOutdated()
    let isCalm = !hasChanged && HeadlessClock.isQuiet && run.down.isEmpty && inbox.isEmpty
    pulse.note(isCalm: isCalm && !isPlaying && !isDemo)
    if pulse == .resting { rest() } else { showElementsIfDue() }
  }

  /// Tells all pages that nothing moves.
  func rest() {
    pulse = .resting
    showElements()
    for viewer in viewers {
      viewer.rest()
    }
  }

  /// Settings have changed: the pages are told, and the room is created again if it has to be.
  private func renewIfOutdated() {
    let settings = run.session.settings
    if settings != toldSettings {
      if settings.tuning != toldSettings.tuning { say(run.session.tuningMessage) }
      toldSettings = settings
      say(.object(["settings": settings.json]))
    }
    if run.session.isOutdated { show(run.room, settings: settings) }
  }

  /// What a page is shown now.
  func picture(for viewer: Viewer) -> RoomPicture {
    RoomPicture(
      time: run.time,
      tree: .shown,
      status: run.session.status,
      fingers: run.down.fingers.map {
        RoomPicture.Finger($0, isOwn: inbox.touchPad.owns($0.id, page: viewer.id))
      }
    )
  }
}
