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
    /// What is shown at the end.
    var state = ""

    /// What a story has come to, as a text says it.
    var end: String { "\(transitionCount) transition\(transitionCount == 1 ? "" : "s"), \(state)" }

    var faults: Set<AppFault> { Set(complaints.map(\.fault)) }
  }

  /// The same without events and effects of some names.
  func omitting(_ names: [String]) -> AppStory {
    var story = self
    story.events.removeAll { event in
      event.text.split(separator: " ").contains { names.contains(String($0)) }
    }
    story.shape = shape.omitting(names)
    return story
  }

  /// Plays the story to its end, and says what is wrong then.
  ///
  /// - Parameter isNarrated: Whether every event is printed before it happens.
  /// - Returns: What is wrong, and how much has been going on.
  @MainActor
  func outcome(narrating isNarrated: Bool = false) -> Outcome {
    if isNarrated { say(AppStory(shape: shape, events: []).text) }
    let world = AppWorld(shape)
    for event in events {
      if isNarrated { say(event.text) }
      world.perform(event)
    }
    world.end()
    // Some of the checks make calls of their own.
    let (transitionCount, state) = (world.transitionCount + world.changesEnded, world.state)
    return Outcome(
      complaints: world.complaints(at: level),
      transitionCount: transitionCount,
      containerCount: world.containerCount,
      narration: world.narration,
      state: state
    )
  }

  private func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
