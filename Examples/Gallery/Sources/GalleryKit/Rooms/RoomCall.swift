package import Foundation

/// What a run can do to a room besides touching it.
package enum RoomCall: Equatable, Sendable {
  case push
  case pop
  case pause
  case resume
  case reverse
  case finish
  case cancel
  case scrub(CGFloat)
  /// A tap on a view, in the middle of what is seen of it.
  case tap(String)

  /// Reads what stands after `"do":`.
  package init(_ json: JSON) throws(GalleryFailure) {
    switch json {
    case .string(let name): self = try RoomCall(name: name)
    case .object(let members) where members.count == 1:
      self = try RoomCall(name: members[0].key, argument: members[0].value)
    default:
      throw GalleryFailure("\"do\" takes a word, {\"scrub\": progress} or {\"tap\": identifier}")
    }
  }

  private init(name: String) throws(GalleryFailure) {
    switch name {
    case "push": self = .push
    case "pop": self = .pop
    case "pause": self = .pause
    case "resume": self = .resume
    case "reverse": self = .reverse
    case "finish": self = .finish
    case "cancel": self = .cancel
    case "scrub", "tap": throw GalleryFailure("\"\(name)\" takes an argument: {\"\(name)\": …}")
    default:
      throw GalleryFailure(
        "there is no \"\(name)\" to do: "
          + "there are push, pop, pause, resume, reverse, finish, cancel, scrub and tap"
      )
    }
  }

  private init(name: String, argument: JSON) throws(GalleryFailure) {
    switch (name, argument) {
    case ("scrub", .number(let progress)) where (0...1).contains(progress): self = .scrub(progress)
    case ("scrub", _): throw GalleryFailure("\"scrub\" takes a number from 0 to 1")
    case ("tap", .string(let identifier)): self = .tap(identifier)
    case ("tap", _): throw GalleryFailure("\"tap\" takes the identifier of a view")
    default: throw GalleryFailure("there is no \"\(name)\" to do that takes an argument")
    }
  }
}
