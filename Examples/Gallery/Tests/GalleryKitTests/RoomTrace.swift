import Foundation
import GalleryKit
import GalleryScreens
import UIKit

/// The frames of a run.
@MainActor
struct RoomTrace {
  let frames: [TraceFrame]

  init(
    _ room: String,
    _ input: String,
    isRightToLeft: Bool = false,
    variant: RoomVariant? = nil,
    hz: Int = 120
  ) throws(GalleryFailure) {
    var settings = RoomSettings(isRightToLeft: isRightToLeft)
    settings.variant = variant
    try self.init(room, input, settings, hz: hz)
  }

  init(
    _ room: String,
    _ input: String,
    _ settings: RoomSettings,
    hz: Int = 120
  ) throws(GalleryFailure) {
    var frames: [TraceFrame] = []
    let input = try TraceInput(parsing: input)
    let run = TraceRun(try .named(room), input: input, hz: hz, settings: settings)
    try run.run { frames.append($0) }
    self.frames = frames
  }

  /// Returns the frame at a time.
  func frame(at time: TimeInterval) -> TraceFrame? {
    frames.first { $0.time > time - 0.001 }
  }

  /// Returns the number of events with a text.
  func count(_ event: String) -> Int {
    frames.flatMap(\.events).count { $0.text == event }
  }

  /// The input of a finger that moves from one point to another in a tenth of a second, and stays there.
  static func drag(at time: TimeInterval, from start: CGPoint, to end: CGPoint) -> String {
    let moves = (0...12).map { step in
      let share = CGFloat(step) / 12
      let x = start.x + (end.x - start.x) * share
      let y = start.y + (end.y - start.y) * share
      let phase = step == 0 ? "began" : "moved"
      return
        "{\"t\": \(time + 0.1 * share), \"touch\": 1, \"phase\": \"\(phase)\", \"x\": \(x), \"y\": \(y)}"
    }
    return moves.joined(separator: ", ")
  }

  /// The input of lifting the finger.
  static func lift(at time: TimeInterval, from end: CGPoint) -> String {
    "{\"t\": \(time), \"touch\": 1, \"phase\": \"ended\", \"x\": \(end.x), \"y\": \(end.y)}"
  }
}

extension TraceFrame {
  /// Returns the frame of a view; nil if it isn't visible.
  func place(of name: String) -> CGRect? {
    let numbers = json["views"]?[name]?.asArray?.compactMap(\.asNumber) ?? []
    guard numbers.count == 5 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
