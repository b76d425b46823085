import UIKit

@testable import TestSupport

extension AppStory {
  /// A failing story, as short as it can be made, to be read and to be pasted into a test.
  @MainActor
  func report(_ title: String) -> String {
    let faults = outcome().faults
    let shortest = shrunk { !$0.outcome().faults.isDisjoint(with: faults) }
    let end = shortest.outcome()
    return """
      \(title), level \(level.rawValue), personality \(shortest.shape.personality): \
      \(faults.map(\.rawValue).sorted().joined(separator: ", "))
      \(end.complaints.map { "  // \($0)" }.joined(separator: "\n"))
      \(end.narration.map { "  // \($0)" }.joined(separator: "\n"))
      \(shortest.text)
      without the framework: \(shortest.withoutFramework.outcome().complaints)
      gallery trace\(shortest.shape.isRightToLeft ? " --right-to-left" : "") \
      --hz \(shortest.shape.framesPerSecond):
      \(shortest.trace)
      """
  }

  /// The fewest fields of its personality with which a story is as wrong.
  @MainActor
  var plainestPersonality: String {
    let faults = outcome().faults
    let plainest = shape.plainest { shape in
      var story = self
      story.shape = shape
      return !story.outcome().faults.isDisjoint(with: faults)
    }
    return plainest.personality
  }

  /// The same app and events with UIKit alone.
  ///
  /// What is wrong with it too is UIKit's.
  var withoutFramework: AppStory {
    var story = self
    story.shape.root = shape.root.unserved
    story.shape.guests = shape.guests.map(\.unserved)
    story.shape.cards = shape.cards.map {
      AppCard(node: $0.node.unserved, style: $0.style, service: .none)
    }
    story.level = .callbacks
    return story
  }
}

extension AppNode {
  fileprivate var unserved: AppNode {
    switch self {
    case .screen: .screen
    case .stack(let nodes, _): .stack(nodes.map(\.unserved), .none)
    case .tabs(let nodes, _): .tabs(nodes.map(\.unserved), .none)
    case .box(let nodes, _): .box(nodes.map(\.unserved), .none)
    case .split(let first, let second): .split(first.unserved, second.unserved)
    }
  }
}
