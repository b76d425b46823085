import UIKit

extension Story {
  /// Plays the story, and says what is wrong with it; nothing if all is well.
  @MainActor
  func complaints() -> [String] {
    let stage = StoryStage(self)
    for (place, event) in events.enumerated() {
      stage.perform(event)
      if let complaint = stage.complaintUnderWay { return ["after event \(place): \(complaint)"] }
    }
    stage.end()
    return stage.complaints
  }

  /// What to say of a story that has gone wrong: the shortest of its kind, for the gallery and for a test.
  @MainActor
  func report() -> String {
    let shortest = shrunk { !$0.complaints().isEmpty }
    return """
      \(shortest.complaints().joined(separator: "\n"))
      \(kind)\(isRightToLeft ? ", right to left" : ""), \
      personality \(HeadlessPersonality.all.firstIndex(of: personality) ?? 0)
      \(shortest.events.map { "  .\($0.code)," }.joined(separator: "\n"))
      gallery trace\(isRightToLeft ? " --right-to-left" : "") --hz 120:
      \(shortest.trace)
      """
  }
}

extension StoryEvent {
  /// As a test writes it, without the dot.
  fileprivate var code: String {
    "\(self)".replacing(/\w+Tests\.StoryEvent\.\w+\./, with: ".")
      .replacing("Foundation.CGPoint", with: "CGPoint")
  }
}
