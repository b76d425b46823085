package import Foundation

/// A message from a page.
package enum LiveMessage: Equatable, Sendable {
  /// The page has connected; `isFresh` is false if it has only lost its connection for a while.
  case hello(room: String?, isFresh: Bool)
  case open(room: String)
  /// Starts the room again.
  case restart
  case pointers([Pointer])
  case call(RoomCall)
  /// Virtual seconds per real second.
  case speed(Double)
  /// The page has drawn a frame.
  case drawn

  /// An event of a pointer in the browser.
  package struct Pointer: Equatable, Sendable {
    package let id: Int
    package let phase: FingerPhase
    /// In points of the phone's screen.
    package let location: CGPoint
    /// On the page's clock, in milliseconds.
    package let milliseconds: Double

    package init(id: Int, phase: FingerPhase, location: CGPoint, milliseconds: Double) {
      self.id = id
      self.phase = phase
      self.location = location
      self.milliseconds = milliseconds
    }
  }

  /// The speeds to choose from.
  package static let speeds = [1, 0.25, 0.1]

  /// Reads a message; nil if the text isn't one.
  package init?(parsing text: String) {
    guard let json = try? JSON(parsing: text), case .object(let members) = json,
      let member = members.first
    else { return nil }
    switch (member.key, member.value) {
    case ("hello", .object):
      self = .hello(
        room: member.value["room"]?.asString,
        isFresh: member.value["fresh"] == .bool(true)
      )
    case ("open", .string(let room)): self = .open(room: room)
    case ("restart", _): self = .restart
    case ("pointers", .array(let items)):
      let pointers = items.compactMap(Pointer.init)
      guard pointers.count == items.count else { return nil }
      self = .pointers(pointers)
    case ("do", let value):
      guard let call = try? RoomCall(value) else { return nil }
      self = .call(call)
    case ("tune", .object): self = .call(.tune(member.value))
    case ("speed", .number(let speed)) where LiveMessage.speeds.contains(speed):
      self = .speed(speed)
    case ("drawn", _): self = .drawn
    default: return nil
    }
  }
}

extension LiveMessage.Pointer {
  fileprivate init?(_ json: JSON) {
    guard let id = json["id"]?.asNumber.flatMap({ Int(exactly: $0) }),
      let phase = json["phase"]?.asString.flatMap(FingerPhase.init(rawValue:)),
      let x = json["x"]?.asNumber, let y = json["y"]?.asNumber, let time = json["ms"]?.asNumber
    else { return nil }
    self.init(id: id, phase: phase, location: CGPoint(x: x, y: y), milliseconds: time)
  }
}
