import UIKit

/// The colors of a layer, as bytes, so that rounding doesn't count.
struct LayerAppearance: Equatable, CustomStringConvertible {
  private let name: String
  private let colors: [[Int]]

  init(_ layer: HeadlessLayer) {
    name = layer.text?.lines.first?.text ?? layer.identifier ?? ""
    let single = [
      layer.backgroundColor, layer.border?.color, layer.text?.color, layer.shape?.fillColor,
      layer.shape?.strokeColor,
    ]
    colors = (single + (layer.gradient?.colors ?? [])).map { $0?.bytes ?? [] }
  }

  var description: String { "\(name) \(colors)" }
}

extension CGColor {
  fileprivate var bytes: [Int] {
    (components ?? []).map { Int(($0 * 255).rounded()) }
  }
}
