import UIKit

extension Sound {
  /// The cover, from the back to the front; it fills its ground.
  var shapes: [Shape] {
    switch scenery {
    case .tent: tent
    case .harbor: harbor
    case .pines: pines
    case .train: train
    case .pond: pond
    case .sea: sea
    }
  }

  private func ground(_ top: CGFloat, _ color: Int) -> Shape {
    .polygon([0, top, 200, top, 200, 200, 0, 200], color)
  }

  private var tent: [Shape] {
    let drops: [(CGFloat, CGFloat)] = [
      (24, 12), (58, 34), (92, 8), (128, 28), (164, 10), (186, 52), (38, 74), (150, 66), (12, 112),
      (180, 112), (74, 66),
    ]
    var shapes: [Shape] = [ground(0, 0x4A6578), ground(158, 0x2C414C)]
    for (x, y) in drops {
      shapes.append(.line([x, y, x - 4, y + 12, x - 8, y + 24], width: 3, 0x9DBDCF))
    }
    shapes.append(.polygon([26, 162, 100, 62, 174, 162], 0xE3A657))
    shapes.append(.polygon([100, 62, 174, 162, 128, 162], 0xC98942))
    shapes.append(.polygon([82, 162, 100, 96, 116, 162], 0x5B3F2A))
    shapes.append(.oval(99, 146, 7, 12, 0xFFE6A6))
    return shapes
  }

  private var harbor: [Shape] {
    [
      ground(0, 0x27456A), .oval(152, 46, 19, 19, 0xF6E7BE), ground(132, 0x1A3150),
      .line([118, 150, 150, 146, 184, 150], width: 4, 0xF6E7BE),
      .line([136, 164, 152, 162, 170, 164], width: 4, 0xF6E7BE),
      .line([86, 132, 86, 80, 86, 26], width: 5, 0x3B2A22),
      .polygon([92, 34, 140, 116, 92, 116], 0xF2ECDF),
      .polygon([80, 44, 80, 116, 46, 116], 0xDAD2C2),
      .polygon([26, 126, 156, 126, 138, 156, 46, 156], 0xC2563F),
      .line([36, 138, 90, 141, 148, 138], width: 4, 0xF2ECDF),
      .line([10, 178, 60, 173, 110, 179], width: 4, 0x2F4F78),
    ]
  }

  private var pines: [Shape] {
    let trees: [(x: CGFloat, foot: CGFloat, size: CGFloat, color: Int)] = [
      (44, 172, 0.8, 0x4F7C62), (160, 176, 0.92, 0x3F6B55), (102, 188, 1.2, 0x244B3B),
    ]
    var shapes: [Shape] = [ground(0, 0xBFD3B8), ground(160, 0x8FAE8C)]
    for (x, foot, size, color) in trees {
      shapes.append(.line([x, foot, x, foot - 15, x, foot - 30], width: 8, 0x4A3A2B))
      for level in [0, 1, 2] as [CGFloat] {
        let y = foot - 16 - 34 * level * size
        let half = (40 - 8 * level) * size
        shapes.append(.polygon([x - half, y, x + 6, y - 52 * size, x + half, y], color))
      }
    }
    shapes.append(.line([8, 52, 48, 34, 92, 50], width: 4, 0xF1F5E9))
    shapes.append(.line([112, 30, 150, 18, 190, 34], width: 4, 0xF1F5E9))
    return shapes
  }

  private var train: [Shape] {
    let stars: [(CGFloat, CGFloat)] = [
      (30, 30), (70, 56), (118, 22), (160, 48), (184, 20), (96, 84),
    ]
    var shapes: [Shape] = [ground(0, 0x54416E)]
    shapes.append(.smooth([-30, 150, 40, 92, 110, 128, 180, 84, 240, 150, 100, 190], 0x40315A))
    for (x, y) in stars {
      shapes.append(.oval(x, y, 2.4, 2.4, 0xF6EBD2))
    }
    shapes.append(ground(136, 0x2D2240))
    for arch in 0..<5 {
      shapes.append(.oval(20 + 40 * CGFloat(arch), 200, 14, 54, 0x54416E))
    }
    shapes.append(
      .smooth([14, 112, 60, 106, 120, 106, 178, 108, 190, 134, 100, 136, 12, 134], 0x9C4B4B)
    )
    for window in 0..<7 {
      shapes.append(.oval(34 + 22 * CGFloat(window), 121, 6, 5, 0xF7D28C))
    }
    return shapes
  }

  private var pond: [Shape] {
    [
      ground(0, 0x2E6654), .oval(46, 48, 40, 13, 0x5A9A62), .oval(160, 78, 34, 11, 0x4B8A5A),
      .oval(32, 166, 30, 10, 0x4B8A5A), .oval(112, 152, 74, 23, 0x6FB06B),
      .smooth([64, 140, 76, 104, 112, 94, 148, 104, 160, 140, 112, 158], 0xA6C24B),
      .oval(84, 92, 17, 17, 0xA6C24B), .oval(140, 92, 17, 17, 0xA6C24B),
      .oval(84, 90, 10, 10, 0xF6F3D6), .oval(140, 90, 10, 10, 0xF6F3D6),
      .oval(84, 91, 5, 6, 0x1C2A22), .oval(140, 91, 5, 6, 0x1C2A22),
      .line([84, 122, 112, 138, 140, 122], width: 4, 0x55702A),
      .oval(112, 146, 26, 12, 0xE6E6A0),
    ]
  }

  private var sea: [Shape] {
    let colors = [0x3C86A2, 0x2F7794, 0x256783, 0x1C5870, 0x15485E]
    var shapes: [Shape] = [ground(0, 0xE9C79C), .oval(100, 102, 40, 40, 0xF7E6BC)]
    for (row, color) in colors.enumerated() {
      let y = 112 + 20 * CGFloat(row)
      let x: CGFloat = row.isMultiple(of: 2) ? -60 : -20
      var places: [CGFloat] = []
      for crest in 0..<7 {
        places += [x + 40 * CGFloat(crest), crest.isMultiple(of: 2) ? y : y - 9]
      }
      shapes.append(.smooth(places + [260, y - 6, 260, 240, -60, 240], color))
    }
    return shapes
  }
}
