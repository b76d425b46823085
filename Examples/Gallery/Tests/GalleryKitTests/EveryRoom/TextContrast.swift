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

/// A layer with its place on the screen.
private struct PaintedLayer {
  enum Paint: Equatable {
    case nothing
    case color(CGColor)
    /// A picture or a drawing.
    case something
  }

  let layer: HeadlessLayer
  /// From the layer to the screen.
  let transform: CGAffineTransform
  let opacity: CGFloat
  /// Where it isn't cut off.
  let clip: CGRect

  static func all(in tree: HeadlessLayerTree) -> [PaintedLayer] {
    var known: [Int: PaintedLayer] = [:]
    var all: [PaintedLayer] = []
    for layer in tree.layers {
      let parent = layer.parent.flatMap { known[$0] }
      guard !layer.isHidden, layer.parent == nil || parent != nil else { continue }
      let own = CGAffineTransform(
        a: layer.matrix[0],
        b: layer.matrix[1],
        c: layer.matrix[4],
        d: layer.matrix[5],
        tx: layer.matrix[12],
        ty: layer.matrix[13]
      )
      let transform = parent.map { own.concatenating($0.transform) } ?? own
      let frame = CGRect(origin: .zero, size: layer.size).applying(transform)
      let outer = parent?.clip ?? frame
      let painted = PaintedLayer(
        layer: layer,
        transform: transform,
        opacity: layer.opacity * (parent?.opacity ?? 1),
        clip: layer.clips ? outer.intersection(frame) : outer
      )
      known[layer.id] = painted
      all.append(painted)
    }
    return all
  }

  func paints(at point: CGPoint) -> Paint {
    let place = point.applying(transform.inverted())
    let box = CGRect(origin: .zero, size: layer.size)
    guard opacity > 0.02, clip.contains(point), box.contains(place) else { return .nothing }
    if layer.picture != nil || layer.shape?.isSolid == true { return .something }
    if let gradient = layer.gradient {
      let share = place.y / max(layer.size.height, 1)
      return .color(gradient.color(at: share).faded(opacity))
    }
    guard let color = layer.backgroundColor, color.alpha > 0 else { return .nothing }
    return .color(color.faded(opacity))
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

extension HeadlessGradient {
  /// The color at a fraction of the way, from top to bottom.
  fileprivate func color(at share: CGFloat) -> CGColor {
    let next = locations.firstIndex { $0 >= share } ?? locations.count - 1
    guard next > 0 else { return colors[0] }
    let (from, to) = (locations[next - 1], locations[next])
    let way = to > from ? min(max((share - from) / (to - from), 0), 1) : 1
    let mixed = zip(colors[next - 1].components ?? [], colors[next].components ?? []).map {
      $0 + ($1 - $0) * way
    }
    return CGColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }
}

extension HeadlessShape {
  /// Whether it hides what is behind it; lines, flakes, and the light of a lamp don't.
  fileprivate var isSolid: Bool { (fillColor?.alpha ?? 0) > 0.5 }
}

extension CGColor {
  fileprivate func faded(_ opacity: CGFloat) -> CGColor {
    copy(alpha: alpha * opacity) ?? self
  }
}
