internal import Foundation
internal import UIKit

extension LayerDrawing {
  /// Adds a layer's shadow: of its box if it has a background, otherwise of its content.
  mutating func withShadow(of layer: HeadlessLayer, _ content: String) -> String {
    guard let shadow = layer.shadow else { return content }
    guard layer.backgroundColor == nil, layer.gradient == nil else {
      let offset = SVGText.numbers(shadow.offset.width, shadow.offset.height)
      let shape = shadow.path.map { "<path d=\"\($0)\"" } ?? LayerDrawing.shape(of: layer)
      return "<g transform=\"translate(\(offset))\" filter=\"url(#\(blur(shadow.radius)))\">"
        + "\(shape) \(shadow.color.svgFill)/></g>\(content)"
    }
    let filter = define { name in
      "<filter id=\"\(name)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">"
        + "<feDropShadow dx=\"\(SVGText.number(shadow.offset.width))\" "
        + "dy=\"\(SVGText.number(shadow.offset.height))\" "
        + "stdDeviation=\"\(SVGText.number(shadow.radius))\" "
        + "flood-color=\"\(shadow.color.svgHex)\" "
        + "flood-opacity=\"\(SVGText.number(shadow.color.alpha))\"/></filter>"
    }
    return "<g filter=\"url(#\(filter))\">\(content)</g>"
  }

  /// Draws the shadow of a projected plane.
  mutating func shadowOfPlane(_ layer: HeadlessLayer) -> String {
    guard let shadow = layer.shadow else { return "" }
    let offset = SVGText.numbers(shadow.offset.width, shadow.offset.height)
    let corners = PlaneSlice.outline(of: layer.matrix, size: layer.size)
    let points = corners.map { SVGText.numbers($0.x, $0.y) }.joined(separator: "L")
    let outline = shadow.path.map { PlaneSlice.outline(of: $0, displayedBy: layer.matrix) }
    // In percent of a plane on its edge there would be no room for the blur.
    let room = corners.bounds.insetBy(dx: -4 * shadow.radius, dy: -4 * shadow.radius)
    return
      "<g transform=\"translate(\(offset))\" filter=\"url(#\(blur(shadow.radius, in: room)))\">"
      + "<path d=\"\(outline ?? "M\(points)Z")\" \(shadow.color.svgFill)/></g>"
  }

  private mutating func blur(_ radius: CGFloat, in room: CGRect) -> String {
    define { name in
      "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" "
        + "x=\"\(SVGText.number(room.minX))\" y=\"\(SVGText.number(room.minY))\" "
        + "width=\"\(SVGText.number(room.width))\" height=\"\(SVGText.number(room.height))\">"
        + "<feGaussianBlur stdDeviation=\"\(SVGText.number(radius))\"/></filter>"
    }
  }

  private mutating func blur(_ radius: CGFloat) -> String {
    define { name in
      "<filter id=\"\(name)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">"
        + "<feGaussianBlur stdDeviation=\"\(SVGText.number(radius))\"/></filter>"
    }
  }
}

extension [CGPoint] {
  /// The smallest rectangle that contains all points.
  fileprivate var bounds: CGRect {
    reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
