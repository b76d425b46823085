/// Fingers.
extension AppAuthor {
  mutating func addGesture() {
    let finger = chance(1, in: 6) ? 2 : 1
    guard fingers[finger] == nil else { return goOn(finger) }
    let start = place()
    touch(finger, .began, start.x, start.y)
    switch number(0..<10) {
    case 0..<3:
      if chance(1, in: 2) { pass(1..<5) }
      lift(finger)
    case 3..<6: drag(finger, steps: number(2..<9))
    case 6..<8:
      drag(finger, steps: number(1..<4))
      lift(finger)
    case 8:
      if chance(1, in: 2) {
        AppEvent.Back.allCases.randomElement(using: &random).map { add(.back($0)) }
      } else {
        pinch(finger)
      }
    default:
      // A flick in no time at all.
      let end = away(from: start)
      touch(finger, .moved, end.x, end.y)
      lift(finger)
    }
  }

  /// A finger that is down moves on, or is lifted.
  private mutating func goOn(_ finger: Int) {
    if chance(1, in: 3) { drag(finger, steps: number(1..<6)) }
    if chance(3, in: 4) { lift(finger) }
  }

  private mutating func drag(_ finger: Int, steps: Int) {
    guard let start = fingers[finger] else { return }
    let end = away(from: start)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      add(.frames(1))
      touch(
        finger,
        .moved,
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share
      )
    }
  }

  /// Another finger joins one that is down, and both move to each other, apart, or in one direction.
  private mutating func pinch(_ first: Int) {
    guard let start = fingers[first], let second = [1, 2].first(where: { fingers[$0] == nil })
    else {
      return
    }
    let other = (x: Double.random(in: 0..<1, using: &random), y: 1 - start.y)
    touch(second, .began, other.x, other.y)
    let share = Double.random(in: -0.2..<0.5, using: &random)
    let way = (x: (other.x - start.x) * share, y: (other.y - start.y) * share)
    let side = chance(1, in: 2) ? 1.0 : -1
    let count = number(2..<9)
    for step in 1...count {
      let part = Double(step) / Double(count)
      add(.frames(1))
      touch(first, .moved, start.x + way.x * part, start.y + way.y * part)
      touch(second, .moved, other.x - side * way.x * part, other.y - side * way.y * part)
    }
    guard chance(3, in: 4) else { return }
    lift(first)
    if chance(1, in: 3) { pass(1..<5) }
    lift(second)
  }

  private mutating func lift(_ finger: Int) {
    guard let place = fingers[finger] else { return }
    touch(finger, chance(1, in: 8) ? .cancelled : .ended, place.x, place.y)
  }

  private mutating func touch(_ finger: Int, _ phase: AppEvent.Finger, _ x: Double, _ y: Double) {
    let (x, y) = (rounded(x), rounded(y))
    fingers[finger] = phase == .began || phase == .moved ? (x, y) : nil
    add(.touch(finger, phase, x: x, y: y))
  }

  /// A place where something is likely to be: an edge, the middle of a split, a tab bar.
  private mutating func place() -> (x: Double, y: Double) {
    let y = Double.random(in: 0.1..<0.9, using: &random)
    return switch number(0..<10) {
    case 0..<2: (0.01, y)
    case 2: (0.99, y)
    case 3: (chance(1, in: 2) ? 0.51 : 0.49, y)
    case 4..<6: (.random(in: 0..<1, using: &random), 0.93)
    default: (.random(in: 0..<1, using: &random), y)
    }
  }

  private mutating func away(from place: (x: Double, y: Double)) -> (x: Double, y: Double) {
    let along = Double.random(in: -0.9..<0.9, using: &random)
    let across = Double.random(in: -0.03..<0.03, using: &random)
    guard chance(3, in: 5) else { return (place.x + across, place.y + along) }
    // From an edge a finger goes inwards.
    let way = place.x < 0.02 ? abs(along) : place.x > 0.98 ? -abs(along) : along
    return (place.x + way, place.y + across)
  }
}
