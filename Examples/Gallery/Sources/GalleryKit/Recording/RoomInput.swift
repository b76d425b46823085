internal import Foundation

/// Something that is done to a room, and when.
struct RoomInput: Equatable, Sendable {
  let action: TraceStep.Action
  /// Seconds since the room's start.
  let time: TimeInterval
  /// The page that it comes from.
  let page: Int?
}
