import Foundation

/// A valley with a lake, on a ground of 1000 by 1100 points.
enum Terrain {
  static let size = CGSize(width: 1000, height: 1100)
  /// The lines of equal height, in meters above the sea.
  static let levels = stride(from: CGFloat(1200), through: 3000, by: 100)
  /// The level above which there is ice.
  static let iceLevel: CGFloat = 2600

  /// What rises from the ground, or sinks into it: middle, reach along both axes, and height in meters.
  private static let hills:
    [(x: CGFloat, y: CGFloat, across: CGFloat, down: CGFloat, height: CGFloat)] = [
      (350, 160, 130, 110, 1000), (640, 80, 130, 100, 1050), (500, 170, 120, 80, 640),
      (160, 400, 130, 170, 1060), (110, 720, 130, 160, 1000), (220, 980, 150, 120, 760),
      (860, 330, 140, 150, 1120), (940, 640, 150, 170, 1180), (690, 420, 90, 70, 620),
      (800, 930, 150, 130, 860), (960, 1040, 130, 110, 480), (30, 110, 140, 150, 700),
      (346, 480, 80, 60, 420), (340, 720, 70, 80, 330), (690, 660, 90, 70, 380),
      (430, 590, 50, 60, 200), (470, 320, 60, 50, 260), (500, 880, 150, 90, -220),
      (520, 560, 60, 160, -160), (500, 1090, 120, 110, -120),
    ]

  /// How high a place is, in meters above the sea.
  static func height(at place: CGPoint) -> CGFloat {
    let (x, y) = (place.x, place.y)
    // The valley rises toward the north.
    var height = 1120 + 1050 * pow(max(1 - y / size.height, 0), 1.4)
    for hill in hills {
      let (across, down) = ((x - hill.x) / hill.across, (y - hill.y) / hill.down)
      height += hill.height * exp(-across * across - down * down)
    }
    height += 46 * sin(x / 41 + y / 67) + 38 * sin(x / 83 - y / 39)
    return height + 22 * sin(x / 23 - y / 31) + 16 * sin(x / 19 + y / 17)
  }

  /// The summits, with their names.
  static let summits: [(name: String, place: CGPoint)] = [
    ("Old Tooth", CGPoint(x: 350, y: 160)), ("The Bride", CGPoint(x: 640, y: 84)),
    ("Crow Wall", CGPoint(x: 168, y: 398)), ("Noon Peak", CGPoint(x: 862, y: 326)),
    ("Barrow", CGPoint(x: 116, y: 712)), ("Long Back", CGPoint(x: 938, y: 634)),
    ("Hay Top", CGPoint(x: 800, y: 926)),
  ]

  /// The shore of the lake.
  static let lake = [
    384, 862, 420, 836, 470, 842, 520, 828, 572, 846, 604, 884, 580, 918, 526, 926, 480, 946, 430,
    930,
    392, 902,
  ].points

  /// Brooks, from their springs down.
  static let brooks = [
    [520, 330, 512, 390, 532, 440, 520, 500, 540, 560, 528, 640, 552, 700, 538, 770, 548, 834]
      .points,
    [300, 560, 340, 600, 372, 650, 392, 720, 410, 780, 428, 838].points,
    [690, 640, 660, 690, 690, 750, 660, 810, 600, 866].points,
    [470, 944, 452, 990, 478, 1040, 462, 1104].points,
  ]

  /// The paths between the huts.
  static let paths = [
    [452, 1104, 420, 1010, 372, 960, 352, 880, 350, 800, 372, 742].points,
    [372, 742, 400, 680, 410, 610, 380, 540, 372, 470].points,
    [372, 742, 450, 790, 560, 800, 630, 720, 640, 636].points,
    [640, 636, 600, 560, 600, 470, 560, 400, 524, 336].points,
    [372, 470, 430, 420, 480, 380, 524, 336].points,
    [524, 336, 600, 300, 660, 330, 676, 392].points,
    [372, 470, 350, 400, 360, 350].points,
  ]
}

extension [CGFloat] {
  /// Points from the coordinates of each.
  fileprivate var points: [CGPoint] {
    stride(from: 0, to: count - 1, by: 2).map { CGPoint(x: self[$0], y: self[$0 + 1]) }
  }
}
