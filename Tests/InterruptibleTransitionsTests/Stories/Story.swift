import UIKit

@testable import TestSupport

/// What happens to a container, from rest to rest: events that a seed has chosen.
struct Story: Sendable {
  /// The container; nil for an app with everything in it.
  let kind: ContainerKind?
  let isRightToLeft: Bool
  let personality: HeadlessPersonality
  var events: [StoryEvent]

  /// How many screens a story has to go to.
  static let screenCount = 5

  init(
    _ kind: ContainerKind?,
    isRightToLeft: Bool = false,
    personality: HeadlessPersonality = .launched,
    _ events: [StoryEvent]
  ) {
    self.kind = kind
    self.isRightToLeft = isRightToLeft
    self.personality = personality
    self.events = events
  }

  /// Makes a story up.
  ///
  /// The run's personality counts if it has chosen one; otherwise the seed chooses.
  init(_ kind: ContainerKind?, seed: UInt64, count: Int) {
    var author = StoryAuthor(kind, seed: seed)
    let all = HeadlessPersonality.all
    self.init(
      kind,
      isRightToLeft: seed.isMultiple(of: 2),
      personality: HeadlessPersonality.launched == .standard
        ? all[Int(seed % UInt64(all.count))] : .launched,
      author.events(count)
    )
  }

  /// The shortest story that is as wrong, by leaving out more and more.
  func shrunk(while isWrong: (Story) -> Bool) -> Story {
    var shortest = self
    var length = max(events.count / 2, 1)
    while true {
      var start = 0
      var hasShrunk = false
      while start < shortest.events.count {
        var shorter = shortest
        shorter.events.removeSubrange(start..<min(start + length, shortest.events.count))
        if isWrong(shorter) {
          shortest = shorter
          hasShrunk = true
        } else {
          start += length
        }
      }
      if length == 1, !hasShrunk { return shortest }
      length = max(length / 2, 1)
    }
  }
}
