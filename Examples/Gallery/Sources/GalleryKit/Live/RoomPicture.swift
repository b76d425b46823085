internal import Foundation
internal import UIKit

/// What a room looks like at a moment.
struct RoomPicture {
  /// Seconds since the room's start.
  let time: TimeInterval
  let tree: HeadlessLayerTree
  let status: RoomStatus
  let fingers: [Finger]

  /// A finger on the screen.
  struct Finger: Equatable, Sendable {
    let id: Int
    let location: CGPoint
    /// Whether it is a pointer of the page that is shown the picture.
    let isOwn: Bool

    init(_ finger: DownFingers.Finger, isOwn: Bool) {
      id = finger.id
      location = finger.location
      self.isOwn = isOwn
    }

    fileprivate var json: JSON {
      .array([.int(id), .number(location.x), .number(location.y), .bool(isOwn)])
    }
  }

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
      "fingers": .array(fingers.map(\.json)),
    ])
  }
}

extension RoomEvent {
  fileprivate var json: JSON {
    var members: [JSON.Member] = [
      JSON.Member(key: "t", value: .number(time)),
      JSON.Member(key: "kind", value: .string(kind.name)),
      JSON.Member(key: "text", value: .string(text)),
      JSON.Member(key: "progress", value: .number(progress)),
    ]
    switch kind {
    case .release(let release):
      members.append(JSON.Member(key: "release", value: release.json))
    case .unheard(let seconds):
      members.append(JSON.Member(key: "unheard", value: .number(seconds)))
    case .call, .phase, .mark, .input, .rule: break
    }
    return .object(members)
  }
}

extension Release {
  fileprivate var json: JSON {
    .object([
      "before": .number(before), "after": .number(after), "way": way.map(JSON.number) ?? .null,
      "held": .bool(wasHeld), "free": .bool(isFree),
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
    case .unheard: "unheard"
    case .release: "release"
    }
  }
}
