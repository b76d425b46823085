import Foundation

/// How a hand moves a card that follows it freely: what a look says of that in numbers.
///
/// It takes a way in points, and gives a scale of the grabbed card or the way of the touched point.
struct CardLaw: Hashable, Sendable {
  // MARK: - One finger

  /// For how many points a card stays where it is that is dragged down.
  let panSlop: CGFloat
  /// The same, from the edge.
  let edgeSlop: CGFloat
  /// For how many points under a navigation bar a finger that touches down drags no card.
  let barMargin: CGFloat
  /// By how much of itself a card shrinks along the whole of the screen, or grows against it.
  let gain: CGFloat
  /// The share of the screen's height from which a card shrinks less, toward a floor that it never reaches.
  let knee: CGFloat
  let floor: CGFloat
  /// By how much the touched point falls behind the finger, by the cube of its share of the screen's height.
  let lag: CGFloat
  /// The part of a finger's way across the drag that a card follows at first, and the share of the screen's width that it never reaches.
  let crossGain: CGFloat
  let crossLimit: CGFloat

  // MARK: - Two fingers

  /// By how many points the distance of two fingers changes before a card does.
  let pinchSlop: CGFloat
  /// What draws a pinched card after the fingers.
  let chase: DampedSpring

  // MARK: - Where it goes

  /// The scale below which a card that has been dragged down goes back to its source.
  let panThreshold: CGFloat
  /// The same, from the edge.
  let edgeThreshold: CGFloat
  /// For how many seconds the velocity counts when one finger lets go; of two fingers it doesn't.
  let projectionTime: TimeInterval
  /// The share of their distance below which two fingers send the card back to its source.
  let pinchThreshold: CGFloat
  /// What carries the progress of the transition.
  let spring: Spring
}

extension CardLaw {
  /// The scale of a card that is dragged down, as a share of what it was.
  ///
  /// Straight to a knee, and then eased toward a floor. The way is past the slop, in points, and the height the screen's.
  func panScale(_ way: CGFloat, over height: CGFloat) -> CGFloat {
    let share = max(way, 0) / max(height, 1)
    guard share > knee else { return 1 - gain * share }
    let atKnee = 1 - gain * knee
    let rest = atKnee - floor
    return floor + rest / (1 + gain * (share - knee) / rest)
  }

  /// The way of the touched point of a card that is dragged down: it falls behind the finger.
  func panFall(_ way: CGFloat, over height: CGFloat) -> CGFloat {
    let share = max(way, 0) / max(height, 1)
    return way - lag * share * share * share * height
  }

  /// The scale of a card that is dragged from the edge, as a share of what it was.
  ///
  /// The way is past the slop, in points, and the width the screen's.
  func edgeScale(_ way: CGFloat, over width: CGFloat) -> CGFloat {
    max(1 - gain * max(way, 0) / max(width, 1), 1 - gain)
  }

  /// By how much a card grows that is dragged up.
  func growth(_ way: CGFloat, over height: CGFloat) -> CGFloat {
    gain * max(way, 0) / max(height, 1)
  }

  /// The way of a card across the drag: by a part of the finger's, like a rubber band.
  func across(_ way: CGFloat, over width: CGFloat) -> CGFloat {
    RubberBand(coefficient: crossGain).stretch(way, over: crossLimit * width)
  }

  /// The scale of a pinched card, as a share of what it was; spreading doesn't make it larger.
  func pinchScale(_ distance: CGFloat, from start: CGFloat) -> CGFloat {
    min(max(distance / max(start - pinchSlop, 1), CardVector.leastScale), 1)
  }
}
