import UIKit

/// Makes up what happens, by chance.
struct StoryAuthor {
  private var random: SplitMix64
  private var events: [StoryEvent] = []
  /// Where the fingers are that are down.
  private var fingers: [Int: CGPoint] = [:]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func events(_ count: Int) -> [StoryEvent] {
    while events.count < count {
      add()
    }
    return Array(events.prefix(count))
  }

  private mutating func add() {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<20: events.append(.frames(.random(in: 1...16, using: &random)))
    case 20..<34:
      touchDown()
      drag()
    case 34..<40: drag()
    case 40..<50: lift()
    case 50..<59:
      events.append(.control(StoryEvent.Control.allCases.randomElement(using: &random) ?? .pause))
    case 59..<61: events.append(.scrub(.random(in: -0.2...1.2, using: &random)))
    case 61..<91: go()
    case 91..<93: events.append(.rotate)
    case 93..<94: events.append(.resignActive)
    case 94..<95: events.append(.enterBackground)
    case 95..<97: events.append(.becomeActive)
    case 97..<98: events.append(.serve(Int.random(in: 0..<6, using: &random) > 0))
    case 98..<99: events.append(.openIncomingScreen(.random(using: &random)))
    default: events.append(.frames(.random(in: 60...90, using: &random)))
    }
  }

  // MARK: - Fingers

  private mutating func touchDown() {
    let finger = Int.random(in: 0..<5, using: &random) == 0 ? 2 : 1
    guard fingers[finger] == nil else { return }
    let isAtEdge = Bool.random(using: &random)
    let x: CGFloat =
      isAtEdge
      ? (Bool.random(using: &random) ? 4 : 389) : .random(in: 0..<852, using: &random)
    touch(finger, .began, at: CGPoint(x: x, y: .random(in: 0..<852, using: &random)))
  }

  private mutating func drag() {
    guard let (finger, start) = fingers.randomElement(using: &random) else { return touchDown() }
    let isSideways = Bool.random(using: &random)
    let way = CGFloat.random(in: -350...350, using: &random)
    let across = CGFloat.random(in: -20...20, using: &random)
    let count = Int.random(in: 1...4, using: &random)
    for step in 1...count {
      let share = CGFloat(step) / CGFloat(count)
      events.append(.frames(1))
      touch(
        finger,
        .moved,
        at: CGPoint(
          x: start.x + (isSideways ? way : across) * share,
          y: start.y + (isSideways ? across : way) * share
        )
      )
    }
  }

  private mutating func lift() {
    guard let (finger, place) = fingers.randomElement(using: &random) else { return }
    let isCancelled = Int.random(in: 0..<6, using: &random) == 0
    touch(finger, isCancelled ? .cancelled : .ended, at: place)
  }

  private mutating func touch(_ finger: Int, _ phase: StoryEvent.FingerPhase, at point: CGPoint) {
    let place = CGPoint(x: point.x.rounded(), y: point.y.rounded())
    let isDown = phase == .began || phase == .moved
    fingers[finger] = isDown ? place : nil
    events.append(.touch(finger, phase, at: place))
  }

  // MARK: - Calls

  private mutating func go() {
    let move: StoryEvent.Move =
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5: .forward(screen())
      case 5..<8: .back
      case 8: .toRoot
      default: .replace(Array(Set([screen(), screen()])).sorted())
      }
    events.append(
      .go(
        move,
        isPlain: Int.random(in: 0..<3, using: &random) == 0,
        isAnimated: Int.random(in: 0..<6, using: &random) > 0
      )
    )
  }

  private mutating func screen() -> Int {
    .random(in: 0..<Story.screenCount, using: &random)
  }
}
