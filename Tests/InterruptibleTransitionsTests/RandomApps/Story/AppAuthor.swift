import UIKit

@testable import TestSupport

/// Makes apps and events up, by chance.
struct AppAuthor {
  var random: SplitMix64
  let level: AppLevel
  /// The looks of all transitions, if not all there are.
  private(set) var onlyAppearance: [EffectCase] = []
  private(set) var events: [AppEvent] = []
  /// The kinds of container that the app has.
  private(set) var kinds: Set<AppNode.Kind> = []
  private(set) var hasCards = true
  /// Whether objects are also uninstalled, and not only removed as delegates.
  private(set) var uninstalls = false
  /// Where the fingers are that are down.
  var fingers: [Int: (x: Double, y: Double)] = [:]

  init(seed: UInt64, level: AppLevel) {
    random = SplitMix64(seed: seed &* 3 &+ UInt64(level.rawValue))
    self.level = level
  }

  /// Makes a story up.
  static func story(
    seed: UInt64,
    level: AppLevel,
    effectCases: [EffectCase] = [],
    hasColumns: Bool = false
  )
    -> AppStory
  {
    var author = AppAuthor(seed: seed, level: level)
    author.onlyAppearance = effectCases
    var shape = author.shape()
    (shape.habits, shape.isSubclassed) = ways(seed: seed)
    if hasColumns { shape.root = .split(shape.root, shape.guests[0]) }
    author.take(shape)
    let events = author.events(author.number(200..<400))
    return AppStory(shape: shape, level: level, events: inScopes(events, seed: seed))
  }

  /// Puts some of the calls into animations of the app's, in every fourth app.
  private static func inScopes(_ events: [AppEvent], seed: UInt64) -> [AppEvent] {
    guard seed.isMultiple(of: 4) else { return events }
    var random = SplitMix64(seed: ~seed)
    return events.map { event in
      switch event {
      case .ask, .plain, .control, .scrub:
        guard Int.random(in: 0..<3, using: &random) == 0 else { return event }
        return .inside(Bool.random(using: &random) ? .animation : .noAnimation, event)
      default: return event
      }
    }
  }

  /// The habits of an app's screens, none in every second app, and whether it has the framework's classes.
  private static func ways(seed: UInt64) -> (habits: [AppHabit], isSubclassed: Bool) {
    var random = SplitMix64(seed: seed)
    let isSubclassed = Int.random(in: 0..<4, using: &random) == 0
    guard Bool.random(using: &random) else { return ([], isSubclassed) }
    return (AppHabit.allCases.filter { _ in Bool.random(using: &random) }, isSubclassed)
  }

  /// Makes a story up in a container of a kind, or in an app with tabs, a stack and cards.
  static func story(seed: UInt64, in kind: ContainerKind?) -> AppStory {
    var author = AppAuthor(seed: seed, level: .surroundings)
    let all = HeadlessPersonality.all
    var shape = AppShape(kind)
    shape.isRightToLeft = seed.isMultiple(of: 2)
    shape.isInstalled = !seed.isMultiple(of: 3)
    shape.catchesByPan = seed.isMultiple(of: 5)
    shape.personality = "\(all[Int(seed % UInt64(all.count))])"
    author.take(shape)
    author.uninstalls = true
    return AppStory(shape: shape, level: .surroundings, events: author.events(200))
  }

  private mutating func take(_ shape: AppShape) {
    kinds = Set(([shape.root] + shape.guests + shape.cards.map(\.node)).flatMap(\.kinds))
    hasCards = !shape.cards.isEmpty
  }

  private mutating func events(_ count: Int) -> [AppEvent] {
    while events.count < count {
      addEvents()
    }
    return events
  }

  private mutating func addEvents() {
    switch number(0..<100) {
    case 0..<6: pass(1..<17)
    case 6..<12: pass(40..<90)
    case 12..<30: addGesture()
    case 30..<38: addControl()
    case 38..<40: add(.alongside(number(0..<4)))
    case 40..<42: add(randomSetting())
    case 42: add(.change(pick(AppEvent.Change.allCases) ?? .hidesButton, number(0..<4)))
    case 43..<58: addOther()
    default:
      add(call())
      // Several calls in one turn.
      while chance(1, in: 5) { chance(1, in: 2) ? add(call()) : addControl() }
      if chance(1, in: 2) { pass(1..<70) }
    }
  }

  /// What only the higher levels have, or else a call.
  private mutating func addOther() {
    switch level {
    case .calls: add(call())
    case .surroundings: addSurroundings()
    case .callbacks: chance(1, in: 3) ? addSurroundings() : add(armed())
    }
  }

  private mutating func addControl() {
    let server = number(0..<4)
    let control: AppEvent.Control = pick(AppEvent.Control.allCases) ?? .pause
    let isScrub = chance(1, in: 4)
    add(
      isScrub
        ? .scrub(rounded(.random(in: -0.2...1.2, using: &random)), server)
        : .control(control, server)
    )
    guard isScrub || control == .pause, chance(3, in: 4) else { return }
    if chance(2, in: 3) { pass(1..<9) }
    add(.control(pick([.resume, .reverse, .finish, .cancel]) ?? .resume, server))
  }

  // MARK: - Chance

  mutating func add(_ event: AppEvent) {
    events.append(event)
  }

  mutating func pass(_ frames: Range<Int>) {
    add(.frames(number(frames)))
  }

  mutating func number(_ range: Range<Int>) -> Int {
    .random(in: range, using: &random)
  }

  /// True as often as so many times in so many.
  mutating func chance(_ count: Int, in all: Int) -> Bool {
    number(0..<all) < count
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &random)
  }

  func rounded(_ value: Double) -> Double {
    (value * 1000).rounded() / 1000
  }
}
