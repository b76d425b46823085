import Foundation

extension ZoomLaw {
  /// What carries a flight that begins at rest.
  ///
  /// The window has a spring of its own, because size and window both move the card's lower edge. That is late where the
  /// card opens and early where it closes, by a part of the way: measured are at most 0.05 and 0.03.
  static func flight(from start: CardVector, to end: CardVector) -> CardSprings {
    let isOpening = end.scale > start.scale
    let wanted: CGFloat = isOpening ? 0.05 : 0.03
    // A quicker window has the lower edge nearer to the sides where it opens, a slower one where it closes.
    var (near, far) = isOpening ? (quickestWindow, flight.omega) : (slowestWindow, flight.omega)
    for _ in 0..<8 {
      let middle = (near + far) / 2
      if gap(from: start, to: end, windowOmega: middle) > wanted {
        far = middle
      } else {
        near = middle
      }
    }
    return springs(windowOmega: near)
  }

  /// By how much the lower edge is late, where the card opens, or early, at most, as a share of its way.
  private static func gap(
    from start: CardVector,
    to end: CardVector,
    windowOmega: CGFloat
  ) -> CGFloat {
    let leg = CardLeg(from: CardMotion(start), to: end, springs(windowOmega: windowOmega))
    let (way, size) = (end.lowerEdge - start.lowerEdge, end.scale - start.scale)
    guard abs(way) > 1, abs(size) > CardVector.leastScale else { return 0 }
    let gaps = (1...12).map { step in
      let card = leg.motion(after: TimeInterval(step) * 0.025).placement
      return (card.scale - start.scale) / size - (card.lowerEdge - start.lowerEdge) / way
    }
    return gaps.map { size > 0 ? $0 : -$0 }.max() ?? 0
  }

  private static func springs(windowOmega: CGFloat) -> CardSprings {
    var springs = CardSprings(flight)
    springs.window = DampedSpring(omega: windowOmega, ratio: 1)
    return springs
  }

  /// A slower window would keep the transition waiting.
  private static let slowestWindow: CGFloat = 12
  private static let quickestWindow: CGFloat = 45
}

extension CardVector {
  /// Where the card ends, if it isn't turned.
  fileprivate var lowerEdge: CGFloat { top.y + window.height * scale }
}
