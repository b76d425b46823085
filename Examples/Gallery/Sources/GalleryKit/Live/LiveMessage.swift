package import Foundation

/// What a page asks for.
package enum LiveMessage: Equatable, Sendable {
  /// The page is there; `isFresh` unless it has only lost its connection for a while.
  case hello(room: String?, isFresh: Bool)
  case open(room: String)
  /// The room from its beginning.
  case restart
  case pointers([Pointer])
  case call(RoomCall)
  /// Virtual seconds for each real one.
  case speed(Double)
  /// The page has drawn a frame, and is ready for another.
  case drawn

  /// What a pointer of the browser's does.
  package struct Pointer: Equatable, Sendable {
    package let id: Int
    package let phase: FingerPhase
    /// In the phone's points.
    package let location: CGPoint
    /// By the page's clock, in milliseconds.
    package let milliseconds: Double

    package init(id: Int, phase: FingerPhase, location: CGPoint, milliseconds: Double) {
      self.id = id
      self.phase = phase
      self.location = location
      self.milliseconds = milliseconds
    }
  }

  /// The speeds that the page offers.
  package static let speeds = [1, 0.25, 0.1]

  /// Reads a message; nil where it is none.
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
