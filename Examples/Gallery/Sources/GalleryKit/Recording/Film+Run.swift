internal import Foundation
internal import GalleryScreens
internal import UIKit

extension Film {
  /// Films a part of a recording, in seconds since the room's start.
  init(of run: RoomRun, in part: ClosedRange<TimeInterval>) {
    let tolerance = 1e-6
    var frames: [TraceFrame] = []
    run.repeatAll { run in
      let events = run.session.takeEvents()
      guard part.contains(run.time + tolerance) || part.contains(run.time - tolerance) else {
        return
      }
      frames.append(
        TraceFrame(
          time: run.time,
          status: run.session.status,
          events: events,
          tree: .shown,
          fingers: run.down.fingers.map(\.location)
        )
      )
    }
    self.init(room: run.room.title, frames: frames)
  }
}
