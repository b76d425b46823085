import Foundation

/// A round piece of the sky on paper: distances from its center are true.
struct SkyProjection {
  /// The center, in hours.
  let rightAscension: CGFloat
  /// The center, in degrees.
  let declination: CGFloat
  /// From the center to the rim, in degrees.
  let radius: CGFloat

  /// Returns where a place in the sky is on the paper, in radii from the center.
  func point(rightAscension hours: CGFloat, declination degrees: CGFloat) -> CGPoint {
    let angle = (hours - rightAscension) * .pi / 12
    let (middle, height) = (declination * .pi / 180, degrees * .pi / 180)
    let cosine = sin(middle) * sin(height) + cos(middle) * cos(height) * cos(angle)
    let distance = acos(min(max(cosine, -1), 1))
    let stretch = distance < 1e-6 ? 1 : distance / sin(distance)
    let scale = stretch / (radius * .pi / 180)
    // Seen from below, east is to the left.
    return CGPoint(
      x: -scale * cos(height) * sin(angle),
      y: -scale * (cos(middle) * sin(height) - sin(middle) * cos(height) * cos(angle))
    )
  }

  func point(_ star: Star) -> CGPoint {
    point(rightAscension: star.rightAscension, declination: star.declination)
  }
}

extension SkyProjection {
  /// The piece of the sky around a constellation.
  init(_ constellation: Constellation) {
    let hours = constellation.stars.map(\.rightAscension)
    let degrees = constellation.stars.map(\.declination)
    let around = Self(
      rightAscension: ((hours.min() ?? 0) + (hours.max() ?? 0)) / 2,
      declination: ((degrees.min() ?? 0) + (degrees.max() ?? 0)) / 2,
      radius: 1
    )
    let farthest = constellation.stars.map { star in
      let point = around.point(star)
      return hypot(point.x, point.y)
    }
    self.init(
      rightAscension: around.rightAscension,
      declination: around.declination,
      radius: (farthest.max() ?? 1) * 1.32
    )
  }
}
