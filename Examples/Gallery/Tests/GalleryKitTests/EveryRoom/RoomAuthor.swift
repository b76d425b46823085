import GalleryKit
import GalleryScreens
import UIKit

/// Makes random stories.
struct RoomAuthor {
  private var random: SplitMix64
  private var steps: [TraceStep] = []
  private var frame = 0
  private var fingers: [Int: CGPoint] = [:]
  private let moves: [RoomMove.Kind]
  private let size = CGSize(width: 393, height: 852)

  /// A story of a room, by its seed.
  @MainActor
  static func story(of guide: RoomGuide, seed: UInt64, events: Int) -> RoomStory {
    let number = Catalog.rooms.firstIndex { $0.id == guide.room.id } ?? 0
    var author = RoomAuthor(
      seed: seed &* 1000 &+ UInt64(number),
      moves: guide.room.make().moves.map(\.kind)
    )
    let setting = author.setting()
    while author.steps.count < events {
      author.addEvent()
    }
    let steps = Array(author.steps.prefix(events))
    return RoomStory(room: guide.room.id, setting: setting, steps: steps)
  }

  private init(seed: UInt64, moves: [RoomMove.Kind]) {
    random = SplitMix64(seed: seed)
    self.moves = moves
  }

  private mutating func setting() -> RoomSetting {
    let all = HeadlessPersonality.all
    let row = chance(1, in: 4) ? 0 : Int.random(in: 0..<all.count, using: &random)
    return RoomSetting(
      personality: all[row],
      isRightToLeft: chance(1, in: 3),
      reducesMotion: chance(1, in: 6)
    )
  }

  private mutating func addEvent() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<5: moves.randomElement(using: &random).map { add(.move($0)) }
    case 5..<14: addGesture()
    case 14..<18: addControl()
    case 18: pass(10..<60)
    default: addSetting()
    }
    if chance(2, in: 3) { pass(1..<24) }
  }

  private mutating func addSetting() {
    switch Int.random(in: 0..<6, using: &random) {
    case 0..<2: add(.rotate)
    case 2: add(.fold)
    case 3:
      let (width, height) = (
        CGFloat.random(in: 300...900, using: &random), CGFloat.random(in: 300...900, using: &random)
      )
      add(.resize(CGSize(width: width.rounded(), height: height.rounded())))
    default: add(.reduceMotion(chance(1, in: 2)))
    }
  }

  private mutating func addControl() {
    let calls: [RoomCall] = [
      .pause, .resume, .reverse, .finish, .cancel,
      .scrub((CGFloat.random(in: 0...1, using: &random) * 100).rounded() / 100),
    ]
    calls.randomElement(using: &random).map { add($0) }
  }

  private mutating func addGesture() {
    let finger = Int.random(in: 1...3, using: &random)
    if fingers[finger] == nil { touch(finger, .began, place()) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<3:
      if chance(1, in: 2) { pass(1..<5) }
      lift(finger)
    case 3..<6:
      drag(finger, steps: Int.random(in: 2..<9, using: &random))
      if chance(2, in: 3) { lift(finger) }
    case 6: break
    default:
      // A flick in no time at all.
      touch(finger, .moved, away(from: fingers[finger] ?? .zero))
      lift(finger)
    }
  }

  private mutating func drag(_ finger: Int, steps: Int) {
    guard let start = fingers[finger] else { return }
    let end = away(from: start)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      pass(1..<2)
      touch(
        finger,
        .moved,
        CGPoint(
          x: start.x + (end.x - start.x) * share,
          y: start.y + (end.y - start.y) * share
        )
      )
    }
  }

  private mutating func lift(_ finger: Int) {
    guard let place = fingers[finger] else { return }
    touch(finger, chance(1, in: 8) ? .cancelled : .ended, place)
  }

  private mutating func touch(_ finger: Int, _ phase: FingerPhase, _ place: CGPoint) {
    let point = CGPoint(x: place.x.rounded(), y: place.y.rounded())
    fingers[finger] = phase.isDown ? point : nil
    add(.touch(id: finger, phase, at: point))
  }

  /// A place where something is likely to be: an edge, a bar, anywhere.
  private mutating func place() -> CGPoint {
    let (x, y) = (
      CGFloat.random(in: 0..<1, using: &random), CGFloat.random(in: 0.05..<0.98, using: &random)
    )
    return switch Int.random(in: 0..<10, using: &random) {
    case 0..<2: CGPoint(x: 3, y: y * size.height)
    case 2: CGPoint(x: size.width - 3, y: y * size.height)
    case 3: CGPoint(x: x * size.width, y: 0.93 * size.height)
    default: CGPoint(x: x * size.width, y: y * size.height)
    }
  }

  private mutating func away(from place: CGPoint) -> CGPoint {
    let (along, across) = (
      CGFloat.random(in: -0.9..<0.9, using: &random), CGFloat.random(in: -20..<20, using: &random)
    )
    guard chance(3, in: 5) else {
      return CGPoint(x: place.x + across, y: place.y + along * size.height)
    }
    // From an edge a finger goes inwards.
    let way = place.x < 8 ? abs(along) : place.x > size.width - 8 ? -abs(along) : along
    return CGPoint(x: place.x + way * size.width, y: place.y + across)
  }

  private mutating func add(_ call: RoomCall) { add(.call(call)) }

  private mutating func add(_ action: TraceStep.Action) {
    let time = (Double(frame) / 60 * 10000).rounded() / 10000
    steps.append(TraceStep(number: steps.count + 1, time: time, action: action))
  }

  private mutating func pass(_ frames: Range<Int>) {
    frame += Int.random(in: frames, using: &random)
  }

  private mutating func chance(_ count: Int, in all: Int) -> Bool {
    Int.random(in: 0..<all, using: &random) < count
  }
}
