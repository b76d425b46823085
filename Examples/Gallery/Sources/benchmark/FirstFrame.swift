internal import Foundation
internal import GalleryKit
internal import GalleryScreens
internal import UIKit

/// How long the first frame of a transition takes, which lays out a new screen.
@MainActor
enum FirstFrame {
  static func figure(of id: String, _ move: RoomMove.Kind) throws -> String {
    let clock = ContinuousClock()
    let pictures = PictureShelf()
    var memory = LayerMemory(pictures: pictures)
    let run = RoomRun(try Room.named(id))
    run.makeFrame(at: 60)
    _ = memory.changes(to: .shown)
    let frame = clock.measure {
      run.makeFrame(at: 60, [RoomInput(.call(.move(move)), at: run.time + 0.01)])
    }
    var tree = HeadlessLayerTree.shown
    let layers = clock.measure { tree = .shown }
    var changes: LayerChanges?
    let comparison = clock.measure { changes = memory.changes(to: tree) }
    let text = clock.measure { _ = JSON.array(changes?.updated ?? []).description }
    let second = clock.measure { run.makeFrame(at: 60) }
    let times = [frame, layers, comparison, text, second].map { duration in
      String(format: "%.1f", duration / .milliseconds(1))
    }
    return "\(id): first frame \(times[0]) ms, layers \(times[1]) ms, changes \(times[2]) ms, "
      + "text \(times[3]) ms; second frame \(times[4]) ms"
  }
}
