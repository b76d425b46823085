import UIKit

extension Seed {
  private static let leaf = 0x5E8148
  private static let stem = 0x4A6B3A

  /// The plant, from the back to the front.
  @MainActor var shapes: [Shape] {
    switch plant {
    case .daisy: daisy
    case .tulip: tulip
    case .root: root
    case .berry: berry
    case .pod: pod
    case .bell: bell
    }
  }

  private var daisy: [Shape] {
    var shapes: [Shape] = [
      .line([100, 196, 106, 150, 100, 96], width: 6, Self.stem),
      .oval(70, 158, 30, 10, Self.leaf).turned(by: 0.5),
      .oval(132, 150, 30, 10, Self.leaf).turned(by: -0.5),
    ]
    for petal in 0..<10 {
      let angle = CGFloat(petal) * .pi / 5
      let (x, y) = (100 + 36 * cos(angle), 82 + 36 * sin(angle))
      shapes.append(.oval(x, y, 27, 12, colors.main).turned(by: angle))
    }
    shapes.append(.oval(100, 82, 21, 21, colors.accent))
    return shapes
  }

  private var tulip: [Shape] {
    [
      .line([100, 196, 94, 150, 100, 100], width: 7, Self.stem),
      .smooth([98, 194, 56, 160, 48, 108, 80, 144], Self.leaf),
      .smooth([102, 194, 120, 144, 150, 100, 146, 156], Self.leaf),
      .smooth(
        [62, 44, 82, 66, 100, 40, 118, 66, 138, 44, 142, 92, 100, 124, 58, 92],
        colors.main
      ),
      .smooth([100, 40, 120, 80, 100, 122, 80, 80], colors.accent),
    ]
  }

  private var root: [Shape] {
    [
      .smooth([96, 88, 60, 60, 52, 20, 84, 48], Self.leaf),
      .smooth([104, 88, 116, 48, 148, 20, 140, 60], Self.leaf),
      .smooth([92, 88, 86, 46, 100, 12, 114, 46, 108, 88], Self.stem),
      .smooth(
        [66, 92, 100, 80, 134, 92, 126, 134, 104, 176, 100, 194, 96, 176, 74, 134],
        colors.main
      ),
      .line([78, 116, 92, 120, 104, 117], width: 4, colors.accent),
      .line([98, 140, 108, 144, 118, 140], width: 4, colors.accent),
    ]
  }

  private var berry: [Shape] {
    [
      .line([44, 30, 96, 28, 124, 70], width: 6, Self.stem),
      .line([96, 36, 80, 60, 74, 96], width: 6, Self.stem),
      .oval(150, 40, 32, 13, Self.leaf).turned(by: 0.4),
      .oval(76, 132, 38, 38, colors.main),
      .oval(132, 108, 34, 34, colors.main),
      .oval(60, 124, 10, 7, colors.accent).turned(by: -0.6),
      .oval(114, 106, 9, 6, colors.accent).turned(by: -0.6),
      .polygon([74, 88, 94, 100, 78, 102, 66, 112, 66, 101, 50, 98, 66, 95], Self.stem),
      .polygon([126, 66, 146, 78, 130, 80, 118, 90, 118, 79, 102, 78, 118, 74], Self.stem),
    ]
  }

  private var pod: [Shape] {
    var shapes: [Shape] = [
      .line([100, 8, 92, 30, 108, 48], width: 6, Self.stem),
      .smooth([108, 44, 140, 90, 128, 150, 92, 190, 76, 140, 84, 84], colors.main),
      .smooth([108, 50, 124, 96, 114, 150, 94, 184, 86, 140, 92, 90], Self.stem),
    ]
    for pea in 0..<4 {
      let step = CGFloat(pea)
      shapes.append(.oval(107 - 2 * step, 84 + 25 * step, 12, 12, colors.accent))
    }
    return shapes
  }

  private var bell: [Shape] {
    var shapes: [Shape] = [
      .line([100, 196, 60, 110, 104, 22], width: 6, Self.stem),
      .oval(52, 160, 32, 11, Self.leaf).turned(by: 0.7),
      .oval(126, 168, 32, 11, Self.leaf).turned(by: -0.7),
    ]
    let places: [CGPoint] = [
      CGPoint(x: 128, y: 58), CGPoint(x: 62, y: 84), CGPoint(x: 124, y: 116),
    ]
    for place in places {
      let (x, y) = (place.x, place.y)
      let upper = [x, y - 30, x + 18, y - 12, x + 24, y + 18, x + 9, y + 12]
      let lower = [x, y + 22, x - 9, y + 12, x - 24, y + 18, x - 18, y - 12]
      shapes.append(.smooth(upper + lower, colors.main))
      shapes.append(.oval(x, y + 16, 6, 8, colors.accent))
    }
    return shapes
  }
}
