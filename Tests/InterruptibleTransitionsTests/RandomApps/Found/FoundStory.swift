import Testing

@testable import TestSupport

/// A story that has gone wrong once.
struct FoundStory: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let story: AppStory

  init(_ name: String, shape: AppShape, level: AppLevel = .calls, events: [AppEvent]) {
    testDescription = name
    story = AppStory(shape: shape, level: level, events: events)
  }

  static let all =
    calls + surroundings + offScreen + together + chains + contexts + nested + loading + twice
    + sizes + columns + bars
    + containers + cards
    + behind + effectCases + shared

  static let card = AppCard(style: .overFullScreen)
  static let stack = AppNode.stack([.screen], .shared(0))
  static let filledStack = AppNode.stack([.screen, .screen], .shared(0))
}
