import UIKit

/// A page that is a poster: a numeral and a shape.
struct Poster {
  enum Shape {
    case disc, quarters, triangle, bars, rings
  }

  let shape: Shape
  let ground: UIColor
  let figure: UIColor
  let accent: UIColor

  private static let red = UIColor(hex: 0xE2452C)
  private static let yellow = UIColor(hex: 0xF4B92F)
  private static let blue = UIColor(hex: 0x2450B8)
  private static let green = UIColor(hex: 0x1B7F79)
  private static let ink = UIColor(hex: 0x1D1D22)
  private static let cream = UIColor(hex: 0xF6EFDF)

  @MainActor static let all = [
    Poster(shape: .disc, ground: cream, figure: red, accent: ink),
    Poster(shape: .quarters, ground: yellow, figure: ink, accent: red),
    Poster(shape: .triangle, ground: blue, figure: cream, accent: yellow),
    Poster(shape: .bars, ground: red, figure: cream, accent: ink),
    Poster(shape: .rings, ground: green, figure: yellow, accent: cream),
  ]
}
