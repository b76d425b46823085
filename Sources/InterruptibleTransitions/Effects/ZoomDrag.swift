public import Foundation

/// How one finger drags the card of a zoom, and when it dismisses the screen.
///
/// ```swift
/// let drag = ZoomDrag(directions: [.down, .up], leastScale: 0.68, releaseDistance: 30)
/// ```
public struct ZoomDrag: Hashable, Sendable {
  /// Directions in which a drag dismisses the screen.
  public struct Directions: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int

    /// Creates a set of directions.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Downward, from anywhere on the screen.
    public static let down = Directions(rawValue: 1)
    /// Upward, from anywhere on the screen.
    public static let up = Directions(rawValue: 2)
    /// From the leading edge of the screen.
    public static let edge = Directions(rawValue: 4)
  }

  /// The drag of the system's zoom: the card falls behind the finger and shrinks, down or from the leading edge.
  ///
  /// Measured in a simulator of iOS 27 by JakeThomson/swift_transitions. Of its properties, only the springs have an
  /// effect.
  public static let system = ZoomDrag(isSystem: true)

  /// The drag of a viewer of photos and videos: the card follows the finger in both axes, with the default values.
  public static let media = ZoomDrag()

  /// The directions in which a drag dismisses the screen.
  public var directions: Directions
  /// The size of the card after the fade distance, as a fraction of its size before the drag.
  public let leastScale: CGFloat
  /// The distance from which the finger dismisses the screen, in points.
  public let releaseDistance: CGFloat
  /// The distance after which the rest of the screen has faded, in points.
  public let fadeDistance: CGFloat
  /// The number of seconds for which the finger's velocity counts toward the release distance.
  public let projectionTime: TimeInterval
  /// The spring that opens the card, also after a drag; nil for those of the system's zoom.
  public var openingSpring: Spring?
  /// The spring that takes the card back to its source; nil for those of the system's zoom.
  public var closingSpring: Spring?
  /// Whether the numbers are those of the system's zoom.
  let isSystem: Bool

  /// Creates a drag in which the card follows the finger in both axes, point by point.
  ///
  /// The touched point of the card stays under the finger, which the card catches up with in the first points. After a
  /// pinch, the card follows the remaining finger from where it is. The card shrinks, and the rest of the screen fades,
  /// with the distance in the direction of the drag.
  ///
  /// - Parameters:
  ///   - directions: The directions in which a drag dismisses the screen.
  ///   - leastScale: The size of the card after the fade distance, from 0.01 to 1, as a fraction of its size before the
  ///     drag.
  ///   - releaseDistance: The distance from which the finger dismisses the screen, in points.
  ///   - fadeDistance: The distance after which the rest of the screen has faded, in points, at least 1.
  ///   - projectionTime: The number of seconds for which the finger's velocity counts, from 0 to 60.
  ///   - openingSpring: The spring that opens the card; nil for those of the system's zoom.
  ///   - closingSpring: The spring that takes the card back to its source; nil for those of the system's zoom.
  /// - Precondition: The numbers are finite and in these ranges. In a release build, other values are limited to them,
  ///   and the log has a fault.
  public init(
    directions: Directions = [.down, .edge],
    leastScale: CGFloat = 0.7,
    releaseDistance: CGFloat = 80,
    fadeDistance: CGFloat = 300,
    projectionTime: TimeInterval = 0.12,
    openingSpring: Spring? = nil,
    closingSpring: Spring? = nil
  ) {
    TransitionLog.check(
      (CardVector.leastScale...1).contains(leastScale),
      "A drag's least scale was \(leastScale). Give it a fraction from 0.01 to 1."
    )
    TransitionLog.check(
      releaseDistance >= 0 && releaseDistance.isFinite && fadeDistance >= 1
        && fadeDistance.isFinite,
      "A drag's distances were \(releaseDistance) and \(fadeDistance). Give them numbers of points."
    )
    TransitionLog.check(
      (0...60).contains(projectionTime),
      "A drag's projection time was \(projectionTime). Give it a number of seconds from 0 to 60."
    )
    self.directions = directions
    self.leastScale = leastScale.limited(to: CardVector.leastScale...1, orIfNaN: 0.7)
    self.releaseDistance = releaseDistance.limited(to: 0...10_000, orIfNaN: 80)
    self.fadeDistance = fadeDistance.limited(to: 1...10_000, orIfNaN: 300)
    self.projectionTime = Projection.limited(time: projectionTime)
    (self.openingSpring, self.closingSpring) = (openingSpring, closingSpring)
    isSystem = false
  }

  private init(isSystem: Bool) {
    directions = [.down, .edge]
    (leastScale, releaseDistance, fadeDistance, projectionTime) = (1, 80, 300, 0.12)
    self.isSystem = isSystem
  }

  func spring(isOpening: Bool) -> Spring? { isOpening ? openingSpring : closingSpring }
}
