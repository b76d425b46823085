internal import UIKit

extension LayerDrawing {
  /// Draws a shape layer.
  static func drawing(of shape: HeadlessShape?) -> String {
    guard let shape else { return "" }
    var text = "<path d=\"\(shape.path)\" \(shape.fillColor?.svgFill ?? "fill=\"none\"")"
    if let color = shape.strokeColor, color.alpha > 0 {
      text += " stroke=\"\(color.svgHex)\" stroke-opacity=\"\(SVGText.number(color.alpha))\""
      text += " stroke-width=\"\(SVGText.number(shape.lineWidth))\""
      text += " stroke-miterlimit=\"\(SVGText.number(shape.miterLimit))\""
      text += LayerDrawing.dashes(of: shape)
    }
    return text + "/>"
  }

  /// Draws a part of a stroke as one dash, on a path of length 1.
  private static func dashes(of shape: HeadlessShape) -> String {
    let (start, end) = (shape.stroke.lowerBound, shape.stroke.upperBound)
    guard start == 0, end == 1 else {
      let dash = SVGText.numbers(0, start, end - start, 2)
      return " pathLength=\"1\" stroke-dasharray=\"\(dash)\""
    }
    guard !shape.dashes.isEmpty else { return "" }
    let dashes = shape.dashes.map { SVGText.number($0) }.joined(separator: " ")
    let phase = SVGText.number(shape.dashPhase)
    return " stroke-dasharray=\"\(dashes)\" stroke-dashoffset=\"\(phase)\""
  }
}
