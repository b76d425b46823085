import Foundation

/// The numbers by which a card follows fingers freely.
///
/// The functions take a distance in points, and return a scale of the grabbed card or the distance of the touched
/// point.
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
  /// The fraction of the screen's height from which a card shrinks less, toward a floor that it never reaches.
  let knee: CGFloat
  let floor: CGFloat
  /// By how much the touched point falls behind the finger, by the cube of its distance as a fraction of the screen's
  /// height.
  let lag: CGFloat
  /// The fraction of a finger's distance across the drag that a card follows at first, and the fraction of the screen's
  /// width that it never reaches.
  let crossGain: CGFloat
  let crossLimit: CGFloat

  /// How a card follows one finger point by point instead; nil for a card that moves by these numbers.
  var following: ZoomDrag?

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
  /// The fraction of their distance below which two fingers send the card back to its source.
  let pinchThreshold: CGFloat
  /// The spring that drives the progress of the transition.
  let spring: Spring
}

extension CardLaw {
  /// The scale of a card that is dragged down, as a fraction of its previous scale.
  ///
  /// Linear up to a knee, and then eased toward a floor. The distance is past the slop, in points, and the height is
  /// the screen's height.
  func panScale(_ movement: CGFloat, over height: CGFloat) -> CGFloat {
    let share = max(movement, 0) / max(height, 1)
    guard share > knee else { return 1 - gain * share }
    let atKnee = 1 - gain * knee
    let rest = atKnee - floor
    return floor + rest / (1 + gain * (share - knee) / rest)
  }

  /// The distance of the touched point of a card that is dragged down, which falls behind the finger.
  func panFall(_ movement: CGFloat, over height: CGFloat) -> CGFloat {
    let share = max(movement, 0) / max(height, 1)
    return movement - lag * share * share * share * height
  }

  /// The scale of a card that is dragged from the edge, as a fraction of its previous scale.
  ///
  /// The distance is past the slop, in points, and the width is the screen's width.
  func edgeScale(_ movement: CGFloat, over width: CGFloat) -> CGFloat {
    max(1 - gain * max(movement, 0) / max(width, 1), 1 - gain)
  }

  /// By how much a card grows that is dragged up.
  func growth(_ movement: CGFloat, over height: CGFloat) -> CGFloat {
    gain * max(movement, 0) / max(height, 1)
  }

  /// The distance of a card across the drag: a fraction of the finger's distance, like a rubber band.
  func across(_ movement: CGFloat, over width: CGFloat) -> CGFloat {
    RubberBand(coefficient: crossGain).stretch(movement, over: crossLimit * width)
  }

  /// The scale of a pinched card, as a fraction of its previous scale; spreading doesn't make it larger.
  func pinchScale(_ distance: CGFloat, from start: CGFloat) -> CGFloat {
    min(max(distance / max(start - pinchSlop, 1), CardVector.leastScale), 1)
  }
}
