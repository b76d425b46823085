import Testing

/// One thing that a program shouldn't do, and what comes of it.
struct Misuse: CustomTestStringConvertible, Sendable {
  /// What the app is doing meanwhile.
  enum Situation: CaseIterable {
    case atRest
    /// A screen is pushed, and halfway there.
    case inFlight
    /// A finger drags a screen back.
    case underFinger
  }

  /// Which stack it happens at: one of the framework's class, or one of UIKit's.
  enum Place {
    case journal, shelf
  }

  /// A line of the log.
  struct Line: Equatable, Sendable, CustomStringConvertible {
    let level: String
    let text: String

    static func notice(_ text: String) -> Line { Line(level: "notice", text: text) }
    static func error(_ text: String) -> Line { Line(level: "error", text: text) }
    static func fault(_ text: String) -> Line { Line(level: "fault", text: text) }

    var description: String { "\(level): \(text)" }
  }

  let testDescription: String
  let place: Place
  /// What the log says, in order.
  let lines: [Line]
  /// The situations in which it says nothing.
  let silent: Set<Situation>
  /// What is there in the end, in each situation in which it can happen.
  let outcomes: [Situation: String]
  let happen: @MainActor @Sendable (MisusedAlbum) -> Void

  init(
    _ description: String,
    at place: Place = .journal,
    says lines: Line...,
    exceptFor silent: Set<Situation> = [],
    atRest: String? = nil,
    inFlight: String? = nil,
    underFinger: String? = nil,
    happen: @escaping @MainActor @Sendable (MisusedAlbum) -> Void
  ) {
    testDescription = description
    (self.place, self.lines, self.silent, self.happen) = (place, lines, silent, happen)
    outcomes = [.atRest: atRest, .inFlight: inFlight, .underFinger: underFinger]
      .compactMapValues { $0 }
  }

  func lines(_ situation: Situation) -> [Line] { silent.contains(situation) ? [] : lines }
}
