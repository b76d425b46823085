package import Foundation
package import GalleryScreens

/// What a run can do in a room besides touching it.
package enum RoomCall: Equatable, Sendable {
  /// A move; not every room has every move.
  case move(RoomMove.Kind)
  /// Rotates the phone to landscape, or back to portrait.
  case rotate
  /// Unfolds the phone to twice its width, or brings it back to its own size.
  case fold
  /// Gives the screen another size at once, in points.
  case resize(CGSize)
  /// Sets the layout direction.
  case rightToLeft(Bool)
  case reduceMotion(Bool)
  /// Sets the dark style or the light one.
  case dark(Bool)
  case pause
  case resume
  case reverse
  case finish
  case cancel
  case scrub(CGFloat)
  /// Taps the center of the visible part of a view.
  case tap(String)
  /// Activates an accessibility element, as VoiceOver's double tap does.
  case press(Int)
  /// Increments or decrements an accessibility element by one step.
  case adjust(Int, isUp: Bool)
  /// Makes VoiceOver's escape gesture.
  case escape
  /// Changes settings of the transition: an object of names and values.
  case tune(JSON)

  private static let words: [(name: String, call: RoomCall)] = [
    ("push", .move(.push)), ("pop", .move(.pop)), ("popToRoot", .move(.popToRoot)),
    ("present", .move(.present)), ("dismiss", .move(.dismiss)), ("rotate", .rotate),
    ("fold", .fold), ("pause", .pause), ("resume", .resume), ("reverse", .reverse),
    ("finish", .finish), ("cancel", .cancel), ("escape", .escape),
  ]
  private static let wordsWithArgument = [
    "select", "scrub", "tap", "press", "adjust", "resize", "rightToLeft", "reduceMotion", "dark",
    "tune",
  ]

  /// Reads the value after `"do":`.
  package init(_ json: JSON) throws(GalleryFailure) {
    switch json {
    case .string(let name): self = try RoomCall(name: name)
    case .object(let members) where members.count == 1:
      self = try RoomCall(name: members[0].key, argument: members[0].value)
    default:
      throw GalleryFailure("\"do\" takes a word, {\"scrub\": progress} or {\"tap\": identifier}")
    }
  }

  /// The value after `"do":`.
  package var json: JSON {
    switch self {
    case .move(let kind): kind.json
    case .rightToLeft(let isOn): .object(["rightToLeft": .bool(isOn)])
    case .reduceMotion(let isOn): .object(["reduceMotion": .bool(isOn)])
    case .dark(let isOn): .object(["dark": .bool(isOn)])
    case .scrub(let progress): .object(["scrub": .number(progress)])
    case .tap(let identifier): .object(["tap": .string(identifier)])
    case .press(let id): .object(["press": .int(id)])
    case .adjust(let id, let isUp):
      .object(["adjust": .object(["element": .int(id), "by": .int(isUp ? 1 : -1)])])
    case .resize(let size): .object(["resize": .numbers([size.width, size.height])])
    case .tune(let changes): .object(["tune": changes])
    case .rotate, .fold, .pause, .resume, .reverse, .finish, .cancel, .escape:
      .string(RoomCall.words.first { $0.call == self }?.name ?? "")
    }
  }

  private init(name: String) throws(GalleryFailure) {
    if let word = RoomCall.words.first(where: { $0.name == name }) {
      self = word.call
      return
    }
    guard !RoomCall.wordsWithArgument.contains(name) else {
      throw GalleryFailure("\"\(name)\" takes an argument: {\"\(name)\": …}")
    }
    let names = (RoomCall.words.map(\.name) + RoomCall.wordsWithArgument).listed
    throw GalleryFailure("there is no \"\(name)\" to do: there are \(names)")
  }

  private init(name: String, argument: JSON) throws(GalleryFailure) {
    switch (name, argument) {
    case ("scrub", .number(let progress)) where (0...1).contains(progress): self = .scrub(progress)
    case ("scrub", _): throw GalleryFailure("\"scrub\" takes a number from 0 to 1")
    case ("tap", .string(let identifier)): self = .tap(identifier)
    case ("tap", _): throw GalleryFailure("\"tap\" takes the identifier of a view")
    case ("press", .number(let number)):
      guard let id = Int(exactly: number) else { fallthrough }
      self = .press(id)
    case ("press", _): throw GalleryFailure("\"press\" takes the number of an element")
    case ("adjust", _): self = try .adjust(argument)
    case ("resize", _): self = try .resize(argument)
    case ("tune", .object): self = .tune(argument)
    case ("tune", _): throw GalleryFailure("\"tune\" takes an object of names and values")
    case ("select", .number(let number)) where number >= 0:
      guard let tab = Int(exactly: number) else { fallthrough }
      self = .move(.select(tab))
    case ("select", _): throw GalleryFailure("\"select\" takes a tab, counted from 0")
    case ("rightToLeft", .bool(let isOn)): self = .rightToLeft(isOn)
    case ("reduceMotion", .bool(let isOn)): self = .reduceMotion(isOn)
    case ("dark", .bool(let isOn)): self = .dark(isOn)
    case ("rightToLeft", _), ("reduceMotion", _), ("dark", _):
      throw GalleryFailure("\"\(name)\" takes true or false")
    default: throw GalleryFailure("there is no \"\(name)\" to do that takes an argument")
    }
  }
}

extension RoomCall {
  private static func adjust(_ json: JSON) throws(GalleryFailure) -> RoomCall {
    guard let id = json["element"]?.asNumber.flatMap({ Int(exactly: $0) }),
      let step = json["by"]?.asNumber, abs(step) == 1
    else {
      throw GalleryFailure("\"adjust\" takes {\"element\": number, \"by\": 1 or -1}")
    }
    return .adjust(id, isUp: step > 0)
  }

  /// The lengths that a side of the screen may have, in points.
  private static let sides: ClosedRange<Double> = 200...1200

  private static func resize(_ json: JSON) throws(GalleryFailure) -> RoomCall {
    let lengths = json.asArray?.map { $0.asNumber ?? .nan } ?? []
    guard lengths.count == 2, lengths.allSatisfy(sides.contains) else {
      throw GalleryFailure("\"resize\" takes [width, height], from 200 to 1200 points each")
    }
    return .resize(CGSize(width: lengths[0], height: lengths[1]))
  }
}

extension [String] {
  /// The words, joined as in a sentence.
  var listed: String {
    guard count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(self[count - 1])"
  }
}
