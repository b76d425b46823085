import UIKit

@testable import TestSupport

extension Story {
  /// Plays the story, and says what is wrong with it; nothing if all is well.
  @MainActor
  func complaints() -> [String] {
    outcome().complaints
  }

  /// The same, and how many transitions it has held.
  @MainActor
  func outcome() -> (complaints: [String], transitionCount: Int) {
    let place = makePlace()
    for (number, event) in events.enumerated() {
      place.perform(event)
      if let complaint = place.complaintUnderWay {
        return (["after event \(number): \(complaint)"], place.counts.starts + place.endsOfItsOwn)
      }
    }
    let transitionCount = place.counts.starts + place.endsOfItsOwn
    place.end()
    return (place.complaints, transitionCount)
  }

  @MainActor
  private func makePlace() -> any StoryPlace {
    if let kind { StoryStage(self, of: kind) } else { StoryWorld(self) }
  }

  /// What to say of a story that has gone wrong: the shortest of its kind, for the gallery and for a test.
  @MainActor
  func report() -> String {
    let shortest = shrunk { !$0.complaints().isEmpty }
    return """
      \(shortest.complaints().joined(separator: "\n"))
      \(kind?.rawValue ?? "app")\(isRightToLeft ? ", right to left" : ""), \
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
    "\(self)".replacing(/\b([A-Z]\w*\.)+(?=[a-z])/, with: ".")
      .replacing("Foundation.CGPoint", with: "CGPoint")
  }
}
