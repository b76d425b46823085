@testable import InterruptibleTransitionsUI
@testable import TestSupport

/// Makes random stories of a path and a stack.
struct PathAuthor {
  private var random: SplitMix64
  private var story: PathStory
  /// What the app has written before: to go back to.
  private var earlier: [[AnyHashable]] = [[]]

  private struct Recipe: Hashable {
    let id: Int
  }

  /// Plays a story, and returns it at rest.
  static func play(seed: UInt64, eventCount: Int = 60) -> PathStory {
    var author = PathAuthor(seed: seed)
    for _ in 0..<eventCount { author.playEvent() }
    author.story.rest()
    return author.story
  }

  private init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    story = PathStory()
    // A path that is restored at launch.
    story = PathStory((0..<Int.random(in: 0...3, using: &random)).map { _ in value() })
    if Int.random(in: 0..<8, using: &random) == 0 {
      story.binding = PathStory.Binding.allCases.randomElement(using: &random) ?? .taking
    }
  }

  private mutating func playEvent() {
    let isAnimated = Int.random(in: 0..<8, using: &random) > 0
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: write()
    case 4..<7: story.update(animated: isAnimated)
    case 7..<11: story.dragBack()
    case 11..<14: story.send(toEnd: Int.random(in: 0..<3, using: &random) > 0)
    case 14..<16: story.land()
    case 16: story.pushScreenOfOthers(animated: isAnimated)
    case 17: story.popByOthers(animated: isAnimated)
    case 18: swipe()
    default: story.rest()
    }
  }

  /// A whole swipe back, which may be caught and taken back.
  private mutating func swipe() {
    story.rest()
    story.dragBack()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      story.update()
      story.send(toEnd: Int.random(in: 0..<3, using: &random) > 0)
    }
    story.land()
    story.update()
  }

  private mutating func write() {
    var path = story.path
    earlier.append(path)
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<3: path.append(value())
    case 3: path = Array(path.dropLast(Int.random(in: 1...2, using: &random)))
    case 4: path = earlier.randomElement(using: &random) ?? []
    case 5: path.insert(value(), at: Int.random(in: 0...path.count, using: &random))
    // The same value twice.
    case 6: path += path.suffix(1)
    default: path = path.dropLast() + [value()]
    }
    story.write(path)
  }

  /// Values of several types, few of each.
  private mutating func value() -> AnyHashable {
    let number = Int.random(in: 0..<3, using: &random)
    let values: [AnyHashable] = [number, "\(number)", Recipe(id: number)]
    return values[Int.random(in: 0..<3, using: &random)]
  }
}
