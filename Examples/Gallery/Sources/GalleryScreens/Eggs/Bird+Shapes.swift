import UIKit

extension Bird {
  private static let dark = 0x1E1B1A
  private static let bill = 0xD9A441

  /// The bird, from the back to the front.
  var shapes: [Shape] {
    switch figure {
    case .songbird: songbird
    case .auk: auk
    case .owl: owl
    case .plover: plover
    case .falcon: falcon
    }
  }

  private var songbird: [Shape] {
    var shapes: [Shape] = [
      .line([100, 142, 98, 160, 104, 178], width: 4, Self.bill),
      .line([120, 142, 118, 160, 124, 178], width: 4, Self.bill),
      .line([94, 180, 106, 174, 116, 180], width: 4, Self.bill),
      .line([114, 180, 126, 174, 136, 180], width: 4, Self.bill),
      .smooth([10, 136, 60, 104, 76, 124, 40, 138], plumage.wing),
      .smooth([54, 112, 80, 80, 120, 62, 152, 82, 152, 118, 122, 148, 82, 142], plumage.back),
      .smooth([100, 108, 132, 88, 154, 96, 152, 120, 122, 147, 92, 142], plumage.breast),
      .oval(138, 68, 27, 25, plumage.back),
      .polygon([161, 60, 184, 70, 161, 77], Self.bill),
      .oval(146, 64, 5, 5, Self.dark),
      .oval(148, 62, 1.6, 1.6, 0xFFFFFF),
      .smooth([46, 124, 72, 96, 104, 88, 120, 104, 96, 124], plumage.wing),
      .line([66, 118, 84, 114, 102, 100], width: 2.5, plumage.breast),
    ]
    guard case .spots = marks.kind else { return shapes }
    let places: [(CGFloat, CGFloat)] = [
      (132, 100), (144, 108), (126, 114), (138, 120), (116, 122), (128, 130), (112, 136),
      (146, 98),
    ]
    for (x, y) in places {
      shapes.append(.oval(x, y, 3.4, 4.6, plumage.wing))
    }
    return shapes
  }

  private var auk: [Shape] {
    [
      .smooth([86, 176, 104, 168, 112, 182, 96, 188], Self.dark),
      .smooth([110, 176, 128, 168, 136, 182, 120, 188], Self.dark),
      .smooth([60, 168, 84, 140, 96, 164, 78, 182], plumage.wing),
      .smooth([82, 66, 112, 56, 136, 96, 140, 146, 116, 180, 82, 168, 72, 116], plumage.back),
      .smooth([118, 84, 138, 100, 142, 146, 118, 178, 98, 170, 106, 124], plumage.breast),
      .oval(110, 50, 26, 24, plumage.back),
      .polygon([132, 40, 170, 52, 132, 58], Self.dark),
      .oval(118, 46, 4.6, 4.6, 0xFFFFFF),
      .oval(118, 46, 3, 3, Self.dark),
      .line([114, 47, 102, 50, 94, 56], width: 2, 0xFFFFFF),
      .smooth([74, 104, 92, 92, 104, 120, 94, 158, 78, 160], plumage.wing),
    ]
  }

  private var owl: [Shape] {
    var shapes: [Shape] = [
      .line([20, 176, 100, 180, 180, 174], width: 9, 0x6B5140),
      .smooth(
        [100, 22, 144, 40, 156, 104, 136, 166, 100, 182, 64, 166, 44, 104, 56, 40],
        plumage.back
      ),
      .smooth([100, 96, 130, 106, 130, 150, 100, 176, 70, 150, 70, 106], plumage.breast),
      .smooth([46, 92, 62, 90, 72, 130, 64, 168, 46, 132], plumage.wing).doubled,
      .oval(78, 66, 27, 28, plumage.breast).doubled,
      .oval(79, 68, 13, 13, Self.dark).doubled,
      .oval(83, 63, 4, 4, 0xFFFFFF),
      .oval(125, 63, 4, 4, 0xFFFFFF),
      .polygon([93, 76, 107, 76, 100, 94], Self.bill),
      .smooth([80, 172, 88, 168, 94, 178, 84, 184], Self.bill).doubled,
    ]
    for row in 0..<4 {
      let y = 112 + 15 * CGFloat(row)
      shapes.append(.line([84, y, 88, y + 7, 92, y], width: 3.4, plumage.wing).doubled)
    }
    return shapes
  }

  private var plover: [Shape] {
    [
      .line([96, 136, 94, 160, 98, 186], width: 4, 0xB45C3D),
      .line([116, 136, 116, 160, 122, 186], width: 4, 0xB45C3D),
      .polygon([16, 120, 62, 96, 72, 118, 24, 136], Self.dark),
      .smooth([50, 110, 78, 84, 118, 76, 148, 94, 144, 122, 116, 142, 78, 136], plumage.breast),
      .smooth([118, 72, 150, 76, 158, 100, 140, 112, 122, 98], Self.dark),
      .oval(138, 62, 24, 22, plumage.breast),
      .smooth([112, 62, 124, 40, 148, 38, 162, 54, 140, 52, 126, 66], Self.dark),
      .line([126, 44, 104, 34, 84, 14], width: 5, Self.dark),
      .polygon([160, 56, 182, 62, 160, 69], Self.dark),
      .oval(147, 58, 4.4, 4.4, Self.dark),
      .smooth([38, 120, 68, 90, 108, 84, 126, 102, 96, 122], plumage.back),
      .line([58, 114, 84, 112, 112, 98], width: 3, 0x8C5E86),
    ]
  }

  private var falcon: [Shape] {
    var shapes: [Shape] = [
      .smooth([86, 156, 110, 150, 106, 196, 90, 196], plumage.wing),
      .line([96, 164, 98, 174, 92, 180], width: 7, Self.bill),
      .line([116, 164, 118, 174, 114, 180], width: 7, Self.bill),
      .smooth([76, 66, 108, 52, 136, 84, 136, 130, 112, 166, 84, 158, 68, 112], plumage.back),
      .smooth([108, 70, 134, 84, 138, 128, 112, 164, 94, 150, 100, 104], plumage.breast),
      .oval(108, 46, 28, 25, plumage.wing),
      .smooth([112, 52, 132, 46, 134, 62, 118, 72], plumage.breast),
      .smooth([112, 48, 122, 48, 122, 66, 114, 68], plumage.wing),
      .smooth([130, 40, 142, 43, 146, 56, 138, 53, 131, 53], 0x3A424B),
      .oval(132, 44, 5, 5, Self.bill),
      .oval(118, 42, 6, 6, Self.bill),
      .oval(118, 42, 4.4, 4.4, Self.dark),
      .smooth([70, 92, 90, 74, 104, 104, 96, 150, 82, 182, 70, 146], plumage.wing),
    ]
    for row in 0..<5 {
      let y = 98 + 12 * CGFloat(row)
      shapes.append(.line([108, y, 118, y + 4, 130, y - 1], width: 2.6, plumage.back))
    }
    return shapes
  }
}
