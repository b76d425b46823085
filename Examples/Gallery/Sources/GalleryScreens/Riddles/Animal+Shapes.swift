import UIKit

extension Animal {
  static let fox: [Shape] = [
    .smooth([40, 250, 44, 180, 100, 150, 156, 180, 160, 250], 0xC95A1E),
    .polygon([78, 160, 122, 160, 100, 214], 0xFFF1DC),
    .polygon([34, 22, 40, 96, 96, 62], 0xE8702A).doubled,
    .polygon([45, 42, 50, 84, 80, 62], 0x4A2418).doubled,
    .smooth([24, 104, 60, 66, 100, 58, 140, 66, 176, 104, 140, 140, 100, 178, 60, 140], 0xE8702A),
    .smooth([24, 104, 56, 106, 84, 124, 97, 170, 92, 176, 58, 142], 0xFFF1DC).doubled,
    .oval(72, 104, 8, 10, 0x2B1A14).doubled,
    .oval(75, 100, 2.6, 2.6, 0xFFFFFF).doubled,
    .oval(100, 173, 11, 8, 0x2B1A14),
    .oval(97, 170, 2.5, 1.8, 0xFFF1DC),
  ]

  static let owl: [Shape] = [
    .polygon([46, 70, 50, 24, 88, 52], 0x6B4632).doubled,
    .smooth([100, 42, 148, 58, 160, 116, 146, 184, 100, 202, 54, 184, 40, 116, 52, 58], 0x6B4632),
    .oval(100, 148, 40, 50, 0xE2BE8C),
    .line([76, 126, 84, 138, 92, 126], width: 4, 0x8A5B3C).doubled,
    .line([92, 142, 100, 154, 108, 142], width: 4, 0x8A5B3C),
    .line([76, 158, 84, 170, 92, 158], width: 4, 0x8A5B3C).doubled,
    .line([92, 172, 100, 184, 108, 172], width: 4, 0x8A5B3C),
    .oval(46, 140, 16, 48, 0x50321F).turned(by: 0.14).doubled,
    .oval(72, 88, 31, 31, 0x8A5B3C).doubled,
    .oval(72, 88, 27, 27, 0xFFF4DF).doubled,
    .oval(75, 88, 18, 18, 0xF2A93B).doubled,
    .oval(77, 88, 11, 11, 0x20140E).doubled,
    .oval(81, 83, 3.6, 3.6, 0xFFFFFF).doubled,
    .polygon([91, 100, 109, 100, 100, 122], 0xE8772E),
  ]

  static let frog: [Shape] = [
    .smooth([22, 240, 30, 168, 100, 150, 170, 168, 178, 240], 0x4C9A4B),
    .oval(62, 74, 31, 31, 0x6DBB56).doubled,
    .smooth([100, 78, 154, 88, 184, 124, 164, 166, 100, 180, 36, 166, 16, 124, 46, 88], 0x6DBB56),
    .smooth([100, 132, 172, 128, 156, 164, 100, 176, 44, 164, 28, 128], 0xB9DE7C),
    .line([28, 126, 100, 166, 172, 126], width: 4.5, 0x2C5F3A),
    .oval(62, 74, 22, 22, 0xFFF6DC).doubled,
    .oval(64, 76, 15, 10, 0x1C2A1E).doubled,
    .oval(69, 73, 3, 3, 0xFFFFFF).doubled,
    .oval(91, 112, 3, 4, 0x2C5F3A).doubled,
    .oval(40, 132, 11, 8, 0xF08A8A).doubled,
  ]

  static let penguin: [Shape] = [
    .oval(43, 146, 13, 48, 0x14273A).turned(by: 0.24).doubled,
    .smooth([100, 22, 140, 40, 152, 100, 160, 170, 100, 206, 40, 170, 48, 100, 60, 40], 0x1D3449),
    .smooth([100, 108, 134, 116, 138, 170, 100, 200, 62, 170, 66, 116], 0xFDF8EC),
    .oval(82, 80, 25, 27, 0xFDF8EC).doubled,
    .oval(80, 80, 6, 7.5, 0x14202B).doubled,
    .oval(82, 77, 2, 2, 0xFFFFFF).doubled,
    .oval(62, 96, 8, 6, 0xF6B7A6).doubled,
    .polygon([86, 88, 114, 88, 100, 108], 0xF28C28),
    .polygon([86, 88, 114, 88, 100, 94], 0xFFB04F),
    .polygon([100, 126, 76, 114, 76, 138], 0xD63A3A).doubled,
    .oval(100, 126, 7, 7, 0xA82828),
  ]

  static let lion: [Shape] = lionBody + mane + lionFace

  private static let lionBody: [Shape] = [
    .smooth([40, 250, 52, 190, 100, 170, 148, 190, 160, 250], 0xE9A83C)
  ]

  private static let mane: [Shape] = (0..<14).map { index in
    let angle = CGFloat(index) / 14 * 2 * .pi
    let color = index % 2 == 0 ? 0xA6481F : 0xBF5A26
    let petal = Shape.oval(100 + 58 * sin(angle), 104 - 58 * cos(angle), 20, 30, color)
    return petal.turned(by: angle)
  }

  private static let lionFace: [Shape] = [
    .oval(100, 104, 62, 62, 0xA6481F),
    .oval(62, 66, 17, 17, 0xF2BC55).doubled,
    .oval(62, 66, 9, 9, 0x9C4A2A).doubled,
    .smooth([100, 58, 138, 72, 146, 108, 126, 146, 100, 154, 74, 146, 54, 108, 62, 72], 0xF2BC55),
    .oval(88, 132, 17, 14, 0xFFF0CF).doubled,
    .line([66, 98, 77, 108, 88, 98], width: 4, 0x3A1D12).doubled,
    .polygon([88, 116, 112, 116, 100, 129], 0x5B2A1B),
    .line([100, 127, 100, 136, 100, 140], width: 3, 0x5B2A1B),
    .oval(78, 132, 1.6, 1.6, 0xA6481F).doubled,
    .oval(83, 138, 1.6, 1.6, 0xA6481F).doubled,
  ]

  static let whale: [Shape] = [
    .line([76, 84, 70, 44, 44, 40], width: 6, 0xEAF4F7),
    .line([78, 84, 82, 40, 110, 36], width: 6, 0xEAF4F7),
    .line([77, 84, 78, 50, 76, 26], width: 6, 0xEAF4F7),
    .smooth(
      [
        150, 112, 164, 86, 152, 62, 168, 64,
        179, 76, 190, 62, 198, 66, 193, 90, 176, 122,
      ],
      0x2E5F8A
    ),
    .smooth(
      [
        6, 128, 24, 94, 76, 80, 126, 90, 160, 108,
        188, 104, 180, 148, 130, 176, 56, 178, 14, 160,
      ],
      0x2E5F8A
    ),
    .smooth([10, 148, 50, 152, 96, 150, 136, 140, 130, 178, 56, 182, 16, 166], 0xDCE9EC),
    .line([30, 158, 40, 168, 44, 190], width: 2.5, 0xA9C3CE),
    .line([52, 158, 60, 168, 62, 190], width: 2.5, 0xA9C3CE),
    .line([74, 157, 80, 168, 80, 190], width: 2.5, 0xA9C3CE),
    .line([96, 154, 100, 166, 98, 186], width: 2.5, 0xA9C3CE),
    .line([10, 144, 26, 150, 44, 142], width: 3.5, 0x173B5C),
    .oval(48, 124, 6, 7, 0x0F2438),
    .oval(50, 121, 2, 2, 0xFFFFFF),
    .smooth([92, 146, 112, 142, 128, 168, 122, 182, 104, 172], 0x234E74),
  ]
}
