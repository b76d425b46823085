internal import UIKit

/// Formats numbers and text for SVG.
enum SVGText {
  /// A number with at most three decimals, which is precise enough for positions.
  static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return JSON.written(rounded)
  }

  static func numbers(_ values: CGFloat...) -> String {
    values.map(number).joined(separator: " ")
  }

  /// A transform; rotation and scale need more decimals than positions.
  static func matrix(_ t: CGAffineTransform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "translate(\(numbers(t.tx, t.ty)))" }
    let turn = [t.a, t.b, t.c, t.d].map { JSON.written((Double($0) * 1e5).rounded() / 1e5) }
    return "matrix(\(turn.joined(separator: " ")) \(numbers(t.tx, t.ty)))"
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
