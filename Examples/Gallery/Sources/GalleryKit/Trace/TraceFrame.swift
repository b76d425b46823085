package import Foundation
package import UIKit

/// One frame of a run.
package struct TraceFrame: Equatable, Sendable {
  /// Seconds since the first frame.
  package let time: TimeInterval
  package let status: RoomStatus
  /// The events since the previous frame.
  package let events: [RoomEvent]
  package let tree: HeadlessLayerTree
  /// The locations of fingers that are down or have just been lifted.
  package let fingers: [CGPoint]

  /// The output of `gallery trace`.
  package var json: JSON {
    .object([
      "t": .number(time),
      "phase": .string(status.phase),
      "progress": .number(status.progress),
      "velocity": .number(status.velocity),
      "stack": .strings(status.stack),
      "views": .object(
        tree.views.map { view in
          let numbers = [
            view.frame.minX, view.frame.minY, view.frame.width, view.frame.height, view.opacity,
          ]
          return JSON.Member(key: view.name, value: .numbers(numbers))
        }
      ),
      "events": .strings(events.map(\.text)),
    ])
  }
}
