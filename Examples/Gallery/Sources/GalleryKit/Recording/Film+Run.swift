internal import Foundation
internal import GalleryScreens
internal import UIKit

extension Film {
  /// Films a recording up to the moment that is shown.
  init(of run: RoomRun) {
    var frames: [TraceFrame] = []
    run.repeatAll { run in
      frames.append(
        TraceFrame(
          time: run.time,
          status: run.session.status,
          events: run.session.takeEvents(),
          tree: .shown,
          fingers: run.down.fingers.map(\.location)
        )
      )
    }
    self.init(room: run.room.title, frames: frames)
  }
}
