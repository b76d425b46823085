import InterruptibleTransitions
import UIKit

@testable import TestSupport

/// Makes up what happens, by chance.
struct StoryAuthor {
  private var random: SplitMix64
  private var events: [StoryEvent] = []
  /// Where the fingers are that are down.
  private var fingers: [Int: CGPoint] = [:]

  /// What the story is about; nil for an app with everything in it.
  private let kind: ContainerKind?
  /// What the app's books would say if nothing came between.
  private var books = World.Books()

  init(_ kind: ContainerKind?, seed: UInt64) {
    self.kind = kind
    random = SplitMix64(seed: seed)
  }

  mutating func events(_ count: Int) -> [StoryEvent] {
    if kind == nil, chance(1, in: 3) { events.append(.share(true)) }
    while events.count < count {
      add()
    }
    return Array(events.prefix(count))
  }

  private mutating func add() {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<6: pass(1...16)
    case 6..<12: pass(40...90)
    case 12..<19:
      touchDown()
      drag()
      if chance(3, in: 4) { lift() }
    case 19..<21: drag()
    case 21..<31: lift()
    case 31..<37: control()
    case 37..<39:
      events.append(.scrub(.random(in: -0.2...1.2, using: &random)))
      if chance(3, in: 4) { moveOn() }
    case 39..<90:
      kind == nil ? ask() : go()
      if chance(1, in: 2) { pass(8...70) }
    case 90..<92: events.append(.rotate)
    case 92..<94:
      events.append(chance(1, in: 2) ? .resignActive : .enterBackground)
      if chance(2, in: 3) { events.append(.becomeActive) }
    case 94..<95: events.append(.becomeActive)
    case 95..<96: events.append(.serve(!chance(1, in: 6)))
    case 96..<97: events.append(.openIncomingScreen(.random(using: &random)))
    default: kind == nil ? change() : pass(60...90)
    }
  }

  /// True as often as so many times in so many.
  private mutating func chance(_ count: Int, in all: Int) -> Bool {
    Int.random(in: 0..<all, using: &random) < count
  }

  private mutating func pass(_ frames: ClosedRange<Int>) {
    events.append(.frames(.random(in: frames, using: &random)))
  }

  private mutating func control() {
    let control = StoryEvent.Control.allCases.randomElement(using: &random) ?? .pause
    events.append(.control(control))
    if control == .pause, chance(2, in: 3) { moveOn() }
  }

  /// Lets what is held go on, after a while.
  private mutating func moveOn() {
    pass(1...8)
    let controls: [StoryEvent.Control] = [.resume, .reverse, .finish, .cancel]
    events.append(.control(controls.randomElement(using: &random) ?? .resume))
  }

  // MARK: - Fingers

  private mutating func touchDown() {
    let finger = chance(1, in: 5) ? 2 : 1
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
    let count = Int.random(in: 1...2, using: &random)
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
    let isCancelled = chance(1, in: 6)
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
    // Presentations are not replaced.
    let kinds = kind?.isPresentation == true ? 1..<9 : 0..<10
    let move: StoryEvent.Move =
      switch Int.random(in: kinds, using: &random) {
      case 0..<5: .forward(screen())
      case 5..<8: .back
      case 8: .toRoot
      default: .replace(Array(Set([screen(), screen()])).sorted())
      }
    events.append(
      .go(
        move,
        isPlain: chance(1, in: 3),
        isAnimated: !chance(1, in: 6)
      )
    )
  }

  private mutating func screen() -> Int {
    .random(in: 0..<Story.screenCount, using: &random)
  }

  // MARK: - In an app

  private mutating func ask() {
    let kind = books.presented.isEmpty || chance(1, in: 3) ? anything() : modal()
    let call = Call(kind: kind, isAnimated: !chance(1, in: 6))
    books = call.applied(to: books)
    let isPlain = chance(1, in: 6)
    if isPlain { pass(60...80) }
    events.append(.ask(kind, isPlain: isPlain, isAnimated: call.isAnimated))
  }

  private mutating func anything() -> Call.Kind {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: .push(stackName())
    case 6..<9: .pop
    case 9: .popTo(stackName())
    case 10: .popToRoot
    case 11..<13: .set(Array(Set([stackName(), stackName()])).sorted())
    case 13..<15: .present(modalName(), from: presenter())
    case 15: .dismiss(modalName())
    default: .select(1 - books.tab)
    }
  }

  /// What is presented goes, or presents something in its turn.
  private mutating func modal() -> Call.Kind {
    let top = books.presented.last
    return chance(1, in: 4)
      ? .present(modalName(), from: top) : .dismiss(top ?? modalName())
  }

  private mutating func stackName() -> String {
    StoryWorld.stackNames.randomElement(using: &random) ?? "A"
  }

  private mutating func modalName() -> String {
    StoryWorld.modalNames.randomElement(using: &random) ?? "M"
  }

  private mutating func presenter() -> String? {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: modalName()
    case 1: stackName()
    default: nil
    }
  }

  /// Something around the transitions changes.
  private mutating func change() {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: events.append(.reduceMotion(.random(using: &random)))
    case 1: events.append(.panTabs(.random(using: &random)))
    case 2:
      events.append(.popFrom([.edge, .anywhere, .disabled].randomElement(using: &random) ?? .edge))
    case 3, 4:
      events.append(.leave([.allow, .forbid, .resist].randomElement(using: &random) ?? .allow))
    case 5:
      events.append(.show(false))
      if chance(1, in: 2) { pass(1...20) }
      events.append(.show(true))
    case 6:
      events.append(.serve(false))
      if chance(1, in: 2) { pass(1...20) }
      events.append(.serve(true))
    default: events.append(.accompany)
    }
  }
}
