import Foundation

extension CardLaw {
  /// What the system's zoom does under a finger, as it was measured.
  ///
  /// Measured on iOS 27 by JakeThomson/swift_transitions (`docs/parity-plan.md`), on a screen of 402 × 874 points: a pan waits for 16 to
  /// 20 points, and the spring that draws a pinched card has an angular frequency of 45 and a damping ratio of 0.7 to 1, of which the
  /// least is nearest to how far the card is behind fingers that close at 800 points per second. Twelve points under a bar nothing
  /// happens, and thirty points under it the card is dragged; bars are ten points taller from iOS 26 on, which the record may not have
  /// counted, so the margin is the least.
  static func zoom(_ drag: ZoomDrag) -> CardLaw {
    var law = zoom
    if !drag.isSystem { law.following = drag }
    return law
  }

  /// The same, with one finger as in the system's zoom.
  static let zoom = CardLaw(
    panSlop: 18,
    edgeSlop: 12,
    barMargin: 12,
    gain: 0.67,
    knee: 0.52,
    floor: 0.37,
    lag: 0.48,
    crossGain: 0.56,
    crossLimit: 0.9,
    pinchSlop: 8.7,
    chase: DampedSpring(omega: 45, ratio: 0.7),
    panThreshold: 0.905,
    edgeThreshold: 0.70,
    projectionTime: 0.12,
    pinchThreshold: 0.50,
    spring: Spring(response: 2 * .pi / TimeInterval(ZoomLaw.flight.omega))
  )
}

/// The springs of the system's zoom, as they were measured; the source is that of its law.
enum ZoomLaw {
  /// The spring of a flight that isn't held: critically damped, from rest.
  ///
  /// Measured: an angular frequency of 18 to 19.75.
  static let flight = DampedSpring(omega: 19)

  /// The springs back to the full screen, from fingers that may have rotated the card by an angle.
  ///
  /// Measured: 22 to 22.5, with a damping ratio of 0.9. A card that is rotated by 45° rotates back 4 to 8° ahead of its
  /// size. A card that is rotated by 15° does so within 0.8° of it: the larger the angle, the quicker.
  static func opening(from angle: CGFloat) -> CardSprings {
    let spring = DampedSpring(omega: 22.25, ratio: 0.9)
    var springs = CardSprings(spring)
    let quickening = 1 + quickeningPerRadian * min(abs(angle), .pi / 2)
    springs.turn = DampedSpring(omega: spring.omega * quickening, ratio: spring.ratio)
    return springs
  }

  private static let quickeningPerRadian: CGFloat = 0.3

  /// The springs back to the source, from a fraction of the whole flight; the covered screen follows more slowly.
  ///
  /// Measured: one spring, 15 and 0.75, matches the left edge of every card that is released at rest to 2.4 points. But
  /// its width passes the source's width by 1.9 to 2.3% of the whole flight, whatever its start: the less of the flight
  /// is left, the less the size is damped. A fast card arrives sooner, continues, and passes its source further, by its
  /// velocity alone.
  static func closing(from share: CGFloat) -> CardSprings {
    let position = DampedSpring(omega: 14.75, ratio: 0.75)
    let decay = -log(min(passing / max(share, 0.01), mostPassing))
    var springs = CardSprings(position)
    springs.size = DampedSpring(omega: 14.5, ratio: decay / hypot(decay, .pi))
    springs.window = springs.size
    springs.cover = DampedSpring(omega: 15)
    return springs
  }

  /// By how much of the whole flight a card passes its source.
  private static let passing: CGFloat = 0.0208
  /// By how much of the remaining distance, at most.
  private static let mostPassing: CGFloat = 0.13
}

extension ZoomLaw {
  /// The springs of a flight that begins at rest.
  ///
  /// The window has a separate spring, because size and window both move the card's lower edge. That edge is late where
  /// the card opens and early where it closes, by a part of the distance: measured are at most 0.05 and 0.03.
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

  /// By how much the lower edge is late, where the card opens, or early, at most, as a fraction of its distance.
  private static func gap(
    from start: CardVector,
    to end: CardVector,
    windowOmega: CGFloat
  ) -> CGFloat {
    var body = CardBody(CardMotion(start), to: end, springs(windowOmega: windowOmega))
    let (distance, size) = (end.lowerEdge - start.lowerEdge, end.scale - start.scale)
    guard abs(distance) > 1, abs(size) > CardVector.leastScale else { return 0 }
    let gaps = (1...12).map { _ in
      body.step(0.025)
      let card = body.motion.placement
      return (card.scale - start.scale) / size - (card.lowerEdge - start.lowerEdge) / distance
    }
    return gaps.map { size > 0 ? $0 : -$0 }.max() ?? 0
  }

  private static func springs(windowOmega: CGFloat) -> CardSprings {
    var springs = CardSprings(flight)
    springs.window = DampedSpring(omega: windowOmega)
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
