import Foundation

/// The coast of a sound, on a chart of 1000 by 1000 points.
enum SeaChart {
  static let side: CGFloat = 1000
  static let name = "Skerrow Sound"

  /// The shores, each around its land.
  static let shores: [[CGPoint]] = [
    rugged(
      [
        1100, -80, 590, -80, 545, 40, 572, 95, 512, 152, 545, 215, 612, 252, 590, 322, 640, 366,
        712, 360, 690, 420, 795, 432, 905, 446, 815, 470, 732, 472, 655, 508, 636, 552, 616, 598,
        668, 640, 612, 702, 655, 770, 742, 800, 688, 866, 722, 930, 690, 1080, 1100, 1080,
      ],
      height: 0.14
    ),
    rugged([240, 292, 296, 246, 348, 290, 358, 344, 312, 392, 258, 366], height: 0.2),
    rugged([186, 640, 220, 602, 268, 628, 262, 676, 222, 700, 192, 682], height: 0.2),
    rugged([412, 520, 428, 506, 446, 516, 440, 534, 422, 536], height: 0.25),
    rugged([404, 800, 424, 782, 446, 798, 440, 822, 412, 824], height: 0.25),
    rugged([262, 412, 268, 403, 276, 410, 270, 420], height: 0.25),
    rugged([306, 448, 314, 440, 322, 452, 312, 458], height: 0.25),
  ]

  /// Depths in meters, and where they were measured.
  static let depths: [(place: CGPoint, meters: Int)] = [
    (90, 90, 64), (210, 120, 71), (330, 90, 58), (440, 70, 43), (440, 190, 38), (160, 220, 55),
    (80, 330, 62), (150, 420, 49), (450, 352, 31), (520, 300, 17), (480, 400, 35), (380, 400, 22),
    (560, 420, 14), (600, 460, 8), (720, 448, 5), (340, 500, 29), (500, 480, 27), (520, 590, 33),
    (120, 540, 58), (330, 612, 41), (90, 700, 52), (420, 640, 46), (530, 680, 24), (350, 760, 38),
    (270, 850, 57), (140, 960, 69), (500, 760, 30), (560, 850, 21), (620, 800, 12), (380, 930, 48),
    (520, 950, 34), (630, 950, 15), (230, 545, 36), (60, 480, 66),
  ].map { (CGPoint(x: $0, y: $1), $2) }

  /// Makes a shore from the coordinates of its corners: each side is bent again and again.
  private static func rugged(_ places: [CGFloat], height: CGFloat) -> [CGPoint] {
    var points = stride(from: 0, to: places.count - 1, by: 2).map {
      CGPoint(x: places[$0], y: places[$0 + 1])
    }
    for round in 0..<3 {
      points = points.indices.flatMap { index in
        let (start, end) = (points[index], points[(index + 1) % points.count])
        let chance = sin(CGFloat(index) * 12.9898 + CGFloat(round) * 4.1 + start.x * 0.7) * 43758.5
        let bend = (chance - chance.rounded(.down) - 0.5) * 2 * height
        let middle = CGPoint(
          x: (start.x + end.x) / 2 - (end.y - start.y) * bend,
          y: (start.y + end.y) / 2 + (end.x - start.x) * bend
        )
        return [start, middle]
      }
    }
    return points
  }
}
