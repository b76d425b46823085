import UIKit

/// What is on the photographs.
extension Hut {
  /// The photograph, from the back to the front.
  var shapes: [Shape] {
    switch scene {
    case .lake: lake
    case .larches: larches
    case .pasture: pasture
    case .moraine: moraine
    case .ridge: ridge
    case .night: night
    }
  }

  /// A ground that fills the photograph.
  private func ground(_ color: Int) -> Shape {
    .polygon([0, 0, 200, 0, 200, 200, 0, 200], color)
  }

  /// A house seen from a corner: its gable, its long side, and its roof.
  private func house(
    _ x: CGFloat,
    _ y: CGFloat,
    _ size: CGFloat,
    wall: Int,
    shade: Int,
    roof: Int,
    window: Int
  ) -> [Shape] {
    func at(_ places: [CGFloat]) -> [CGFloat] {
      places.enumerated().map {
        $0.offset.isMultiple(of: 2) ? x + $0.element * size : y + $0.element * size
      }
    }
    return [
      .polygon(at([0, 0, 0.36, 0, 0.36, -0.34, 0.18, -0.58, 0, -0.34]), wall),
      .polygon(at([0.36, 0, 1, 0, 1, -0.34, 0.36, -0.34]), shade),
      .polygon(at([0.78, -0.58, 0.78, -0.74, 0.86, -0.74, 0.86, -0.58]), shade),
      .polygon(at([0.14, -0.66, 0.86, -0.66, 1.06, -0.3, 0.39, -0.3]), roof),
      .polygon(at([0.14, -0.66, 0.2, -0.6, -0.02, -0.28, -0.07, -0.31]), roof),
      .polygon(at([0.11, -0.1, 0.25, -0.1, 0.25, -0.26, 0.11, -0.26]), window),
      .polygon(at([0.46, -0.1, 0.56, -0.1, 0.56, -0.22, 0.46, -0.22]), window),
      .polygon(at([0.82, -0.1, 0.92, -0.1, 0.92, -0.22, 0.82, -0.22]), window),
      .polygon(at([0.64, 0, 0.75, 0, 0.75, -0.24, 0.64, -0.24]), roof),
    ]
  }

  private var lake: [Shape] {
    [
      ground(0xBFE0EA),
      .oval(152, 40, 16, 16, 0xFFF4CF),
      .polygon(
        [0, 96, 0, 62, 34, 36, 58, 58, 84, 26, 122, 66, 150, 44, 200, 84, 200, 112, 0, 112],
        0x8FAFBF
      ),
      .polygon([84, 26, 98, 41, 90, 46, 82, 40, 74, 46, 72, 40], 0xF7FBFC),
      .smooth(
        [-20, 118, 20, 82, 70, 92, 110, 104, 150, 84, 220, 96, 220, 130, -20, 130],
        0x5F8F6B
      ),
      .polygon([0, 116, 200, 112, 200, 200, 0, 200], 0x4F93AE),
      .polygon([0, 116, 60, 115, 96, 124, 40, 130, 0, 128], 0x3E7C94),
      .line([18, 150, 50, 146, 84, 151], width: 2, 0x86BDD0),
      .line([20, 168, 60, 172, 96, 167], width: 2, 0x86BDD0),
      .smooth([88, 142, 130, 124, 220, 120, 230, 210, 120, 214, 140, 172], 0x87A65B),
      .polygon([56, 150, 128, 146, 128, 152, 56, 156], 0x8A6242),
      .line([66, 154, 66, 162, 66, 170], width: 4, 0x6C4A31),
      .line([96, 153, 96, 160, 96, 168], width: 4, 0x6C4A31),
    ]
      + house(108, 152, 70, wall: 0xB8573A, shade: 0x97432D, roof: 0x4A3A36, window: 0xFFF2CF)
      + [
        .smooth([20, 178, 40, 182, 66, 180, 76, 174, 66, 188, 34, 190], 0xB23A2B),
        .line([24, 178, 48, 183, 72, 176], width: 2.4, 0xFFF2E0),
        .oval(184, 156, 10, 16, 0x4E7A49), .oval(194, 164, 10, 14, 0x5F8F57),
      ]
  }

  private var larches: [Shape] {
    let trees: [(CGFloat, CGFloat, CGFloat, Int)] = [
      (14, 134, 52, 0xC98B2B), (38, 128, 44, 0xDDA63A), (172, 130, 54, 0xD69A30),
      (152, 124, 40, 0xE2B04A),
      (190, 140, 62, 0xC07F24), (60, 124, 34, 0xE6B955),
    ]
    let front: [(CGFloat, CGFloat, CGFloat, Int)] = [
      (22, 184, 88, 0xDD9C2E), (182, 190, 84, 0xE4A838), (52, 196, 58, 0xC98B2B),
    ]
    func tree(_ tree: (x: CGFloat, y: CGFloat, height: CGFloat, color: Int)) -> [Shape] {
      let (x, y, height) = (tree.x, tree.y, tree.height)
      return [
        .line([x, y, x, y - height / 2, x, y - height * 0.9], width: height * 0.05, 0x5D3E28),
        .polygon(
          [
            x, y - height, x + height * 0.14, y - height * 0.62, x + height * 0.09,
            y - height * 0.62,
            x + height * 0.21, y - height * 0.3, x + height * 0.13, y - height * 0.3,
            x + height * 0.26,
            y - height * 0.04, x - height * 0.26, y - height * 0.04, x - height * 0.13,
            y - height * 0.3,
            x - height * 0.21, y - height * 0.3, x - height * 0.09, y - height * 0.62,
            x - height * 0.14,
            y - height * 0.62,
          ],
          tree.color
        ),
      ]
    }
    return [
      ground(0x8FC3DE),
      .polygon([0, 90, 40, 40, 74, 74, 118, 22, 158, 66, 200, 40, 200, 130, 0, 130], 0x7E8FA6),
      .polygon([118, 22, 137, 43, 128, 52, 119, 42, 108, 54, 101, 43], 0xFFFFFF),
      .polygon([40, 40, 52, 52, 44, 58, 38, 50, 30, 56, 29, 53], 0xFFFFFF),
      .smooth([-20, 120, 40, 104, 100, 116, 160, 100, 220, 112, 220, 220, -20, 220], 0xB98E3F),
    ] + trees.flatMap(tree)
      + [.smooth([-20, 156, 60, 144, 140, 146, 220, 150, 220, 220, -20, 220], 0x9B8A3E)]
      + house(72, 164, 74, wall: 0x8A5A3A, shade: 0x70452B, roof: 0x4B4440, window: 0xFFE9B5)
      + [
        .line([128, 108, 138, 96, 130, 80], width: 5, 0xC9D9E2),
        .line([134, 86, 124, 74, 134, 60], width: 7, 0xB4CCDA),
      ]
      + front.flatMap(tree)
  }

  private var pasture: [Shape] {
    func cow(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat, _ color: Int) -> [Shape] {
      [
        .line(
          [x - size * 0.3, y, x - size * 0.3, y + size * 0.2, x - size * 0.3, y + size * 0.42],
          width: size * 0.1,
          color
        ),
        .line(
          [x + size * 0.3, y, x + size * 0.3, y + size * 0.2, x + size * 0.3, y + size * 0.42],
          width: size * 0.1,
          color
        ),
        .smooth(
          [
            x - size * 0.48, y - size * 0.18, x, y - size * 0.26, x + size * 0.46, y - size * 0.2,
            x + size * 0.44, y + size * 0.16, x - size * 0.44, y + size * 0.16,
          ],
          color
        ),
        .oval(x - size * 0.62, y - size * 0.1, size * 0.17, size * 0.14, color),
        .oval(x + size * 0.06, y - size * 0.04, size * 0.17, size * 0.12, 0xFFF8EA),
      ]
    }
    return [
      ground(0xFBE3B4),
      .oval(60, 74, 26, 26, 0xFFF8DC),
      .polygon(
        [0, 98, 30, 70, 60, 88, 96, 52, 140, 90, 172, 64, 200, 88, 200, 130, 0, 130],
        0xD9A987
      ),
      .smooth([-20, 116, 50, 92, 110, 108, 170, 94, 220, 104, 220, 150, -20, 150], 0xA9AE6E),
      .smooth([-20, 146, 40, 120, 110, 130, 220, 112, 220, 220, -20, 220], 0x7FA355),
      .smooth([-20, 190, 60, 158, 140, 168, 220, 150, 220, 230, -20, 230], 0x6A9049),
    ]
      + house(98, 146, 84, wall: 0xA98563, shade: 0x8B6A4B, roof: 0x7D7A75, window: 0x4F3B2C)
      + [
        .oval(118, 104, 4, 2.6, 0x5F5C57), .oval(140, 102, 4, 2.6, 0x5F5C57),
        .oval(164, 104, 4, 2.6, 0x5F5C57),
        .oval(150, 112, 4, 2.6, 0x5F5C57), .oval(174, 114, 4, 2.6, 0x5F5C57),
      ]
      + cow(40, 150, 26, 0x8A5535) + cow(66, 172, 34, 0x5C3A28) + cow(20, 176, 30, 0xA86B43)
      + [
        .line([0, 196, 100, 178, 200, 190], width: 2, 0x4F6B38),
        .line([34, 182, 34, 190, 34, 200], width: 3.4, 0x7B5B3E),
        .line([100, 174, 100, 184, 100, 200], width: 3.4, 0x7B5B3E),
        .line([166, 176, 166, 186, 166, 200], width: 3.4, 0x7B5B3E),
      ]
  }

  private var moraine: [Shape] {
    [
      ground(0x5E9CC9),
      .polygon(
        [0, 84, 36, 44, 62, 64, 104, 14, 150, 58, 178, 40, 200, 58, 200, 140, 0, 140],
        0xDCE9F1
      ),
      .polygon([104, 14, 150, 58, 134, 70, 122, 60, 112, 78, 100, 52], 0xB7CBDB),
      .polygon([178, 40, 200, 58, 200, 90, 184, 72], 0xB7CBDB),
      .polygon([36, 44, 62, 64, 54, 82, 42, 66], 0xB7CBDB),
      .smooth([40, 150, 70, 104, 100, 84, 130, 100, 150, 150], 0xEFF7FB),
      .line([78, 104, 98, 98, 124, 106], width: 2, 0x9CC3D9),
      .line([68, 118, 98, 110, 134, 120], width: 2, 0x9CC3D9),
      .line([60, 132, 98, 124, 142, 134], width: 2, 0x9CC3D9),
      .polygon([0, 120, 30, 112, 64, 138, 200, 128, 200, 200, 0, 200], 0x8C8379),
      .polygon([0, 150, 44, 138, 90, 158, 140, 148, 200, 156, 200, 200, 0, 200], 0x736B62),
    ]
      + house(62, 160, 78, wall: 0xB9AFA3, shade: 0x938A7F, roof: 0x3F454B, window: 0xF6E3AE)
      + [
        .polygon([74, 152, 81, 152, 81, 140, 74, 140], 0xB23A2B),
        .polygon([82, 152, 89, 152, 89, 140, 82, 140], 0xF7F3EA),
        .line([158, 160, 158, 130, 158, 104], width: 2, 0x4A443E),
        .polygon([158, 104, 182, 109, 158, 117], 0xD8402F),
        .polygon([0, 176, 26, 166, 48, 182, 40, 200, 0, 200], 0x5F584F),
        .polygon([40, 192, 62, 180, 86, 192, 90, 200, 38, 200], 0x857C71),
        .polygon([134, 186, 160, 174, 190, 184, 200, 200, 128, 200], 0x5F584F),
      ]
  }

  private var ridge: [Shape] {
    [
      ground(0xF2B39A),
      .polygon([0, 0, 200, 0, 200, 54, 0, 70], 0x8F7FB0),
      .smooth([-20, 66, 60, 48, 140, 56, 220, 40, 220, 84, 120, 80, 40, 92, -20, 90], 0xC78FA8),
      .oval(46, 96, 15, 15, 0xFFF0D2),
      .polygon(
        [0, 120, 24, 98, 52, 116, 86, 84, 118, 112, 160, 78, 200, 110, 200, 160, 0, 160],
        0x8A7798
      ),
      .polygon([86, 84, 98, 95, 90, 102, 82, 96, 76, 98, 75, 94], 0xFBE3DC),
      .polygon([160, 78, 174, 90, 164, 97, 155, 91, 148, 96, 147, 89], 0xFBE3DC),
      .polygon(
        [0, 200, 0, 176, 40, 164, 76, 168, 104, 150, 160, 152, 182, 128, 200, 136, 200, 200],
        0x3B3348
      ),
      .polygon([104, 150, 160, 152, 150, 166, 118, 164], 0xF7E8E2),
      .line([94, 158, 98, 126, 101, 112], width: 1.4, 0x2A2436),
      .line([170, 146, 162, 128, 157, 112], width: 1.4, 0x2A2436),
      .polygon([100, 150, 100, 116, 108, 104, 150, 104, 158, 116, 158, 151], 0xC9382B),
      .polygon([100, 116, 108, 104, 150, 104, 158, 116], 0xE2574A),
      .polygon([128, 150, 128, 104, 131, 104, 131, 150], 0x9E261C),
      .polygon([108, 134, 120, 134, 120, 122, 108, 122], 0xFFE7A8),
      .polygon([138, 151, 150, 151, 150, 124, 138, 124], 0x7E1B14),
      .line([20, 172, 18, 152, 20, 146], width: 4, 0x2A2436), .oval(20, 141, 4.4, 4.4, 0x2A2436),
      .line([21, 152, 30, 154, 34, 172], width: 2, 0x2A2436),
    ]
  }

  private var night: [Shape] {
    let stars: [(CGFloat, CGFloat, CGFloat)] = [
      (18, 20, 1.2), (40, 44, 1.6), (62, 14, 1.1), (84, 36, 1.4), (108, 18, 1.8), (126, 48, 1.1),
      (146, 22, 1.3),
      (170, 40, 1.7), (188, 14, 1.2), (28, 72, 1.2), (100, 62, 1.1), (186, 68, 1.3), (12, 50, 1),
      (74, 60, 1),
      (154, 58, 1), (52, 30, 1), (132, 10, 1.1), (96, 6, 1),
    ]
    return [
      ground(0x16224A),
      .smooth([-30, 60, 60, 30, 150, 44, 230, 0, 230, 40, 150, 76, 60, 64, -30, 96], 0x243468),
    ]
      + stars.map { .oval($0, $1, $2, $2, 0xFFF6D8) }
      + [
        .polygon(
          [0, 116, 34, 84, 60, 104, 104, 56, 142, 100, 174, 76, 200, 100, 200, 160, 0, 160],
          0x5B6F9E
        ),
        .polygon([104, 56, 142, 100, 128, 108, 116, 96, 108, 112, 98, 92], 0x445686),
        .polygon([174, 76, 200, 100, 200, 122, 184, 104], 0x445686),
        .smooth([-20, 148, 50, 126, 120, 142, 220, 122, 220, 220, -20, 220], 0xB9C8E6),
        .smooth([60, 156, 96, 148, 124, 158, 150, 186, 120, 204, 60, 200, 40, 178], 0xF3DDA6),
        .smooth([-20, 180, 30, 168, 60, 190, 50, 220, -20, 220], 0x93A6CF),
      ]
      + house(82, 160, 76, wall: 0x3A3450, shade: 0x2B263E, roof: 0xDCE6F6, window: 0xFFD878)
      + [
        .oval(95.5, 146, 15, 15, 0xFFE9AF),
        .polygon([90, 152, 101, 152, 101, 140, 90, 140], 0xFFF7DF),
      ]
  }
}
