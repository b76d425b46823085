import UIKit

extension Rosette {
  static let all = [
    Rosette(
      name: "Rosette",
      formula: "r = 2 + cos 8θ",
      tint: UIColor(hex: 0xC9D9C4),
      shade: UIColor(hex: 0x1F4A3A),
      strands: 7
    ) { time, strand in
      polar(0.68 + 0.32 * cos(8 * turn(time) + turn(strand)), turn(time))
    },
    Rosette(
      name: "Trochoid",
      formula: "five loops around a ring",
      tint: UIColor(hex: 0xEBC9BC),
      shade: UIColor(hex: 0x7A2B22),
      strands: 6
    ) { time, strand in
      let (wheel, pen, arm) = (turn(3 * time), turn(2 * time), 0.18 + 0.32 * strand)
      return CGPoint(
        x: 0.5 * cos(wheel) + arm * cos(pen),
        y: 0.5 * sin(wheel) - arm * sin(pen)
      )
    },
    Rosette(
      name: "Rose",
      formula: "r = cos ⁵⁄₃ θ",
      tint: UIColor(hex: 0xC3D5E6),
      shade: UIColor(hex: 0x1D3B66),
      strands: 5
    ) { time, strand in
      let angle = turn(1.5 * time)
      return polar((1 - 0.5 * strand) * cos(angle * 5 / 3), angle)
    },
    Rosette(
      name: "Lissajous",
      formula: "x = sin 3t, y = sin 4t",
      tint: UIColor(hex: 0xEADBA8),
      shade: UIColor(hex: 0x5C4712),
      strands: 6
    ) { time, strand in
      CGPoint(
        x: 0.9 * sin(3 * turn(time) + 0.7 * strand + 0.3),
        y: 0.9 * sin(4 * turn(time))
      )
    },
    Rosette(
      name: "Cardioid",
      formula: "r = 1 + cos θ",
      tint: UIColor(hex: 0xD8C8E4),
      shade: UIColor(hex: 0x452A66),
      strands: 9
    ) { time, strand in
      polar(0.5 + 0.5 * cos(turn(time)), turn(time) + turn(strand))
    },
  ]

  /// Returns an angle for a number of turns.
  private static func turn(_ count: CGFloat) -> CGFloat { 2 * .pi * count }

  private static func polar(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: radius * cos(angle), y: radius * sin(angle))
  }
}
