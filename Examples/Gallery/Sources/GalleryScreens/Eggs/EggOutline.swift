import UIKit

/// The form of an egg, upright, with its blunt end below.
struct EggOutline {
  /// The number of corners with which it is drawn.
  private static let corners = 44
  /// The width, as a share of the height.
  let breadth: CGFloat
  /// How much narrower the upper half is than the lower one, from 0 for a ball.
  let taper: CGFloat

  /// Returns the corners of an egg of a height, around its middle; the edge is broken as far as `jag`, a share of the height.
  func points(height: CGFloat, jag: CGFloat = 0) -> [CGPoint] {
    (0..<Self.corners).map { corner in
      // Teeth are of different sizes, and not at the same distances.
      let (chance, shift) = (EggOutline.chance(corner, 1), EggOutline.chance(corner, 2) - 0.5)
      let step = 2 * .pi / CGFloat(Self.corners)
      let angle = (CGFloat(corner) + min(jag * 16, 0.8) * shift) * step
      let tooth = corner.isMultiple(of: 2) ? 0.2 + 0.8 * chance : -chance
      let reach = height / 2 * (1 + jag * tooth)
      return CGPoint(
        x: reach * sin(angle) * breadth * (1 - taper * cos(angle)),
        y: -reach * cos(angle)
      )
    }
  }

  /// The height of an egg that covers a screen, even with a broken edge.
  func height(covering size: CGSize, jag: CGFloat) -> CGFloat {
    let across = size.width / (breadth * (1 - taper))
    return hypot(across, size.height) / (1 - 1.2 * jag)
  }

  /// Returns a number from 0 to 1 that looks random, and is always the same.
  static func chance(_ number: Int, _ kind: Int) -> CGFloat {
    let value = sin(CGFloat(number) * 12.9898 + CGFloat(kind) * 78.233) * 43758.5
    return value - value.rounded(.down)
  }
}
