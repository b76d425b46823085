import Foundation

/// A star, where it is in the sky and how bright it is.
struct Star: Hashable {
  /// In hours.
  let rightAscension: CGFloat
  /// In degrees.
  let declination: CGFloat
  /// The brighter the star, the lower.
  let magnitude: CGFloat

  init(_ rightAscension: CGFloat, _ declination: CGFloat, _ magnitude: CGFloat) {
    self.rightAscension = rightAscension
    self.declination = declination
    self.magnitude = magnitude
  }
}
