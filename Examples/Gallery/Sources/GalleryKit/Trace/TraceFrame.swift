public import Foundation
public import UIKit

/// One frame of a run.
public struct TraceFrame: Equatable, Sendable {
  /// Seconds since the first frame.
  public let time: TimeInterval
  public let status: RoomStatus
  /// What happened since the frame before.
  public let events: [RoomEvent]
  public let tree: HeadlessLayerTree
  /// Where fingers are.
  public let fingers: [CGPoint]

  /// As `gallery trace` prints it.
  public var json: JSON {
    .object([
      "t": .number(time),
      "phase": .string(status.phase),
      "progress": .number(status.progress),
      "velocity": .number(status.velocity),
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
