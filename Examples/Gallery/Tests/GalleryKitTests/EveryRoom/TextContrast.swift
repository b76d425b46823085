import Foundation
import UIKit

/// The contrast of a text with what is drawn behind the middle of its first line.
///
/// What lies on a picture or on a drawing is left out: only colors and gradients are computed.
struct TextContrast: CustomStringConvertible {
  let text: String
  /// From 1 to 21, as in the Web Content Accessibility Guidelines.
  let ratio: CGFloat

  var description: String { "\(text) \((ratio * 100).rounded() / 100)" }

  /// The texts of a tree that nothing covers.
  static func all(in tree: HeadlessLayerTree) -> [TextContrast] {
    let layers = PaintedLayer.all(in: tree)
    return layers.indices.compactMap { contrast(of: layers[$0], at: $0, in: layers) }
  }

  private static func contrast(
    of painted: PaintedLayer,
    at index: Int,
    in layers: [PaintedLayer]
  ) -> TextContrast? {
    guard let text = painted.layer.text, let line = text.lines.first, painted.opacity > 0.99 else {
      return nil
    }
    let middle = CGPoint(
      x: line.baseline.x + line.width / 2,
      y: line.baseline.y - text.fontSize / 3
    )
    let point = middle.applying(painted.transform)
    let isCovered = layers[(index + 1)...].contains { $0.paints(at: point) != .nothing }
    guard painted.clip.contains(point), !isCovered else { return nil }
    var ground: RGB?
    for other in layers[..<index] {
      switch other.paints(at: point) {
      case .nothing: break
      case .something: ground = nil
      case .color(let color):
        ground = color.alpha > 0.99 ? RGB(color) : ground.map { RGB(color).over($0, color.alpha) }
      }
    }
    guard let ground else { return nil }
    let ink = RGB(text.color).over(ground, text.color.alpha)
    return TextContrast(text: line.text, ratio: ink.contrast(with: ground))
  }
}

/// A color without transparency.
private struct RGB {
  private let parts: [CGFloat]

  init(_ color: CGColor) {
    parts = Array((color.components ?? [0, 0, 0]).prefix(3))
  }

  private init(_ parts: [CGFloat]) {
    self.parts = parts
  }

  func over(_ ground: RGB, _ alpha: CGFloat) -> RGB {
    RGB(zip(parts, ground.parts).map { $0 * alpha + $1 * (1 - alpha) })
  }

  func contrast(with other: RGB) -> CGFloat {
    let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  private var luminance: CGFloat {
    let linear = parts.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
