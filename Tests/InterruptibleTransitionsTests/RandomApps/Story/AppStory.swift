import UIKit

/// An app, and what happens in it from rest to rest.
struct AppStory: Equatable, Sendable {
  var shape: AppShape
  var level = AppLevel.calls
  var events: [AppEvent]

  struct Outcome {
    var complaints: [AppComplaint] = []
    var transitionCount = 0
    var containerCount = 0
    var narration: [String] = []

    var faults: Set<AppFault> { Set(complaints.map(\.fault)) }
  }

  /// The same without events and effects of some names.
  func omitting(_ names: [String]) -> AppStory {
    var story = self
    story.events.removeAll { event in names.contains { "\(event)".contains("\($0)(") } }
    story.shape = shape.omitting(names)
    return story
  }

  /// Plays the story to its end, and says what is wrong then.
  ///
  /// - Parameter isNarrated: Whether every event is printed before it happens.
  /// - Returns: What is wrong, and how much has been going on.
  @MainActor
  func outcome(narrating isNarrated: Bool = false) -> Outcome {
    if isNarrated { say("\(shape)") }
    let world = AppWorld(shape)
    for event in events {
      if isNarrated { say("\(event)") }
      world.perform(event)
    }
    world.end()
    return Outcome(
      complaints: world.complaints(at: level),
      transitionCount: world.transitionCount + world.changesEnded,
      containerCount: world.containerCount,
      narration: world.narration
    )
  }

  private func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
