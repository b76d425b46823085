package import Foundation

/// What a newcomer is shown in a room: the input of a ghost finger, and what to say meanwhile.
package struct FirstRun: Equatable, Sendable {
  /// A line of text, and when it begins to be shown.
  package struct Tip: Equatable, Sendable {
    /// Seconds since the room's start.
    package let time: TimeInterval
    package let text: String
  }

  /// Virtual seconds per real second.
  package let speed: Double
  /// In order of time; each is shown until the next one.
  package let tips: [Tip]
  package let input: TraceInput

  /// The most characters of a tip.
  static let longestTip = 60

  /// Reads the first run of a room; nil if it has none.
  package init?(room: String) throws(GalleryFailure) {
    let url = Bundle.module.url(
      forResource: room,
      withExtension: "json",
      subdirectory: "FirstRuns"
    )
    guard let url, let data = try? Data(contentsOf: url) else { return nil }
    do throws(GalleryFailure) {
      try self.init(parsing: String(decoding: data, as: UTF8.self))
    } catch {
      throw GalleryFailure("the first run of \"\(room)\": \(error)")
    }
  }

  /// Reads the content of a file, and checks it.
  package init(parsing text: String) throws(GalleryFailure) {
    guard let json = try? JSON(parsing: text), let input = json["input"] else {
      throw GalleryFailure("a first run is an object with \"speed\", \"tips\" and \"input\"")
    }
    guard let speed = json["speed"]?.asNumber, LiveMessage.speeds.contains(speed) else {
      let speeds = LiveMessage.speeds.map { JSON.written($0) }.listed
      throw GalleryFailure("\"speed\" must be one of \(speeds)")
    }
    self.speed = speed
    tips = try FirstRun.tips(json["tips"])
    self.input = try TraceInput(parsing: input.description)
    try FirstRun.checkFingers(of: self.input)
  }

  private static func tips(_ json: JSON?) throws(GalleryFailure) -> [Tip] {
    var tips: [Tip] = []
    for item in json?.asArray ?? [] {
      guard let time = item["t"]?.asNumber, let text = item["text"]?.asString else {
        throw GalleryFailure("a tip is an object with \"t\" and \"text\"")
      }
      guard (1...longestTip).contains(text.count), !text.contains(where: \.isNewline) else {
        throw GalleryFailure("a tip is one line of at most \(longestTip) characters: \(text)")
      }
      guard time >= tips.last?.time ?? 0 else {
        throw GalleryFailure("the tips are out of order: \(text)")
      }
      tips.append(Tip(time: time, text: text))
    }
    return tips
  }

  /// Every finger must be lifted again.
  private static func checkFingers(of input: TraceInput) throws(GalleryFailure) {
    var down = DownFingers()
    for step in input.steps {
      down.note(step.action)
    }
    guard down.isEmpty else { throw GalleryFailure("a touch has not ended") }
  }
}
