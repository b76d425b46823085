/// Something that is wrong with a room at rest.
struct RoomComplaint: Equatable, Sendable, CustomStringConvertible {
  let fault: RoomFault
  let text: String

  init(_ fault: RoomFault, _ text: String) {
    self.fault = fault
    self.text = text
  }

  var description: String { "\(fault): \(text)" }
}

/// The kinds of complaint; stories are shrunk to the shortest with the same kind.
enum RoomFault: String, CaseIterable, Sendable {
  /// A transition or an animation never ends.
  case stuck
  /// A transition that began was not completed, or was completed more than once.
  case unfinished
  /// UIKit refused or warned of a call.
  case refusal
  /// A container and its children disagree.
  case tree
  /// A transition coordinator outlives its transition.
  case coordinator
  /// A screen is missing from the window, or should not be there.
  case presence
  /// A view is not where or as it belongs.
  case place
  /// A screen is left hidden from assistive technology.
  case hidden
  /// A view is left in a container.
  case leftover
  /// Appearance callbacks are out of order, or do not balance.
  case appearance
  /// An object that should be gone is alive.
  case leak
  /// A move at rest has no effect, or the wrong one.
  case call
}
