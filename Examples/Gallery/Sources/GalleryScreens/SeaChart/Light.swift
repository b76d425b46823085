import Foundation

/// A lighthouse, as a chart and a list of lights describe it.
struct Light {
  enum Hue {
    case white
    case red
    case green
  }

  /// A part of the horizon in which the light has a color, in degrees clockwise from north.
  struct Sector {
    let hue: Hue
    let start: CGFloat
    let end: CGFloat

    var isWholeHorizon: Bool { end - start >= 360 }
  }

  /// When it is lit, in seconds from the beginning of its period.
  struct Flash {
    let start: CGFloat
    let length: CGFloat
  }

  let name: String
  /// How it is lit, as charts write it, such as `Fl (3) 20 s`.
  let character: String
  /// The same in words.
  let words: String
  /// In seconds; 0 for a light that is always lit.
  let period: CGFloat
  let flashes: [Flash]
  let sectors: [Sector]
  /// In nautical miles.
  let range: Int
  /// In meters above the sea.
  let height: Int
  /// Where it is on the chart.
  let place: CGPoint
}
