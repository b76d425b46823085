internal import Foundation
internal import GalleryScreens
internal import UIKit

extension LiveMessage {
  /// Reads a message; nil if the text isn't one.
  package init?(parsing text: String) {
    guard let json = try? JSON(parsing: text), case .object(let members) = json,
      let member = members.first, let message = LiveMessage(member.key, member.value)
    else { return nil }
    self = message
  }

  private init?(_ key: String, _ value: JSON) {
    switch (key, value) {
    case ("hello", .object): self = .hello(Hello(value))
    case ("open", .string(let room)): self = .open(room: room)
    case ("restart", _): self = .restart
    case ("pointers", .array(let items)):
      let pointers = items.compactMap(Pointer.init)
      guard pointers.count == items.count else { return nil }
      self = .pointers(pointers)
    case ("wheel", .object):
      guard let wheel = Wheel(value) else { return nil }
      self = .wheel(wheel)
    case ("do", _):
      guard let call = try? RoomCall(value) else { return nil }
      self = .call(call)
    case ("press", _), ("adjust", _):
      guard let call = try? RoomCall(.object([JSON.Member(key: key, value: value)])) else {
        return nil
      }
      self = .call(call)
    case ("escape", _): self = .call(.escape)
    case ("tune", .object): self = .call(.tune(value))
    case ("demo", _): self = .demo
    case ("speed", .number(let speed)) where LiveMessage.speeds.contains(speed):
      self = .speed(speed)
    case ("tick", .object):
      guard let tick = Tick(value) else { return nil }
      self = .tick(tick)
    case ("from", .number(let time)) where time >= 0: self = .from(time)
    case ("load", .object):
      guard let trace = Trace(value) else { return nil }
      self = .load(trace)
    case ("export", .string("trace")): self = .export(.trace)
    case ("film", .array(let ends)):
      let times = ends.compactMap(\.asNumber)
      guard times.count == 2, times[0] >= 0, times[0] < times[1] else { return nil }
      self = .export(.film(times[0]...times[1]))
    default: return nil
    }
  }
}

extension LiveMessage.Hello {
  /// The frame rates that a display can have.
  private static let rates = 24.0...240.0

  fileprivate init(_ json: JSON) {
    let hz = json["hz"]?.asNumber ?? 60
    self.init(
      room: json["room"]?.asString,
      isFresh: json["fresh"] == .bool(true),
      variant: json["variant"]?.asString.flatMap(RoomVariant.init(rawValue:)),
      hz: LiveMessage.Hello.rates.contains(hz) ? Int(hz.rounded()) : 60,
      isDark: json["dark"]?.asBool,
      reducesMotion: json["reduceMotion"]?.asBool,
      wantsElements: json["elements"] == .bool(true)
    )
  }
}

extension LiveMessage.Pointer {
  fileprivate init?(_ json: JSON) {
    guard let id = json["id"]?.asNumber.flatMap({ Int(exactly: $0) }),
      let phase = json["phase"]?.asString.flatMap(FingerPhase.init(rawValue:)),
      let location = json.location, let time = json["ms"]?.asNumber
    else { return nil }
    self.init(id: id, phase: phase, location: location, milliseconds: time)
  }
}

extension LiveMessage.Wheel {
  fileprivate init?(_ json: JSON) {
    guard let name = json["phase"]?.asString,
      let phase = FingerPhase(rawValue: name == "changed" ? "moved" : name),
      let location = json.location, let time = json["ms"]?.asNumber,
      let dx = json["dx"]?.asLength, let dy = json["dy"]?.asLength
    else { return nil }
    self.init(
      phase: phase,
      location: location,
      delta: CGVector(dx: dx, dy: dy),
      milliseconds: time
    )
  }
}

extension LiveMessage.Tick {
  fileprivate init?(_ json: JSON) {
    guard let frames = json["frames"]?.asNumber, frames >= 1, let time = json["ms"]?.asNumber
    else { return nil }
    self.init(frames: Int(min(frames, 3)), milliseconds: time)
  }
}

extension LiveMessage.Trace {
  fileprivate init?(_ json: JSON) {
    guard let room = json["room"]?.asString, let input = json["input"] else { return nil }
    self.init(room: room, settings: RoomSettings(json["settings"]), input: input)
  }
}

extension RoomSettings {
  /// Reads the settings of a loaded trace; what is missing is off.
  fileprivate init(_ json: JSON?) {
    self.init(
      isRightToLeft: json?["rightToLeft"] == .bool(true),
      reducesMotion: json?["reduceMotion"] == .bool(true),
      isDark: json?["dark"] == .bool(true)
    )
  }
}

extension JSON {
  /// A place on or around the phone's screen.
  fileprivate var location: CGPoint? {
    guard let x = self["x"]?.asLength, let y = self["y"]?.asLength else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// A number of points that can be calculated with.
  fileprivate var asLength: Double? {
    asNumber.flatMap { abs($0) <= 100_000 ? $0 : nil }
  }
}
