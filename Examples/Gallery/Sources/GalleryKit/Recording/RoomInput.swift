package import Foundation

/// Something that is done to a room, and when.
package struct RoomInput: Equatable, Sendable {
  package let action: TraceStep.Action
  /// Seconds since the room's start.
  package let time: TimeInterval
  /// The page that it comes from; nil if it comes from none.
  let page: Int?

  package init(_ action: TraceStep.Action, at time: TimeInterval, page: Int? = nil) {
    self.action = action
    self.time = time
    self.page = page
  }
}
