internal import Foundation
internal import UIKit

/// What a room looks like at a moment.
struct RoomPicture {
  /// Seconds since the room's start.
  let time: TimeInterval
  let tree: HeadlessLayerTree
  let status: RoomStatus
  /// The fingers that the page doesn't know of.
  var fingers: [DownFingers.Finger]

  /// The message to a page.
  func json(_ changes: LayerChanges, _ events: [RoomEvent]) -> JSON {
    .object([
      "frame": .number(time),
      "phase": .string(status.phase),
      "progress": .number(status.progress),
      "velocity": .number(status.velocity),
      "stack": .strings(status.stack),
      "screen": .numbers([status.screen.width, status.screen.height]),
      "hasPhoneSize": .bool(status.hasPhoneSize),
      "landscape": .bool(status.isLandscape),
      "statusBar": .string(status.statusBar.rawValue),
      "set": .array(changes.updated),
      "gone": .array(changes.gone.map(JSON.int)),
      "events": .array(events.map(\.json)),
      "fingers": .array(
        fingers.map { .array([.int($0.id), .number($0.location.x), .number($0.location.y)]) }
      ),
    ])
  }
}

extension RoomEvent {
  fileprivate var json: JSON {
    .object([
      "t": .number(time), "kind": .string(kind.name), "text": .string(text),
      "progress": .number(progress),
    ])
  }
}

extension RoomEvent.Kind {
  /// The name in messages.
  fileprivate var name: String {
    switch self {
    case .call: "call"
    case .phase: "phase"
    case .mark: "mark"
    case .input: "input"
    case .rule: "rule"
    }
  }
}
