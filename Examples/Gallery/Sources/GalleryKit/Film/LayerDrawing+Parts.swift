internal import Foundation
internal import UIKit

extension LayerDrawing {
  mutating func box(of layer: HeadlessLayer) -> String {
    let shape = LayerDrawing.shape(of: layer)
    var text = ""
    if let color = layer.backgroundColor, color.alpha > 0 {
      text += "\(shape) \(color.svgFill)/>"
    }
    if let gradient = layer.gradient {
      let name = define { LayerDrawing.definition(of: gradient, name: $0) }
      text += "\(shape) fill=\"url(#\(name))\"/>"
    }
    return text
  }

  mutating func picture(of layer: HeadlessLayer) -> String {
    guard let picture = layer.picture, let frame = layer.pictureFrame, frame.width > 0 else {
      return ""
    }
    let data = picture.data.base64EncodedString()
    let name = define { name in
      "<image id=\"\(name)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" "
        + "href=\"data:\(picture.mimeType);base64,\(data)\"/>"
    }
    let transform = CGAffineTransform(
      a: frame.width,
      b: 0,
      c: 0,
      d: frame.height,
      tx: frame.minX,
      ty: frame.minY
    )
    return "<use href=\"#\(name)\" transform=\"\(SVGText.matrix(transform))\"/>"
  }

  mutating func clip(of layer: HeadlessLayer) -> String {
    let shape = LayerDrawing.shape(of: layer)
    return define { "<clipPath id=\"\($0)\">\(shape)/></clipPath>" }
  }

  static func text(of layer: HeadlessLayer) -> String {
    guard let text = layer.text else { return "" }
    let lines = text.lines.map { line in
      let x = text.isRightToLeft ? line.baseline.x + line.width : line.baseline.x
      let length =
        line.width > 0
        ? " textLength=\"\(SVGText.number(line.width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
      return "<text x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(line.baseline.y))\"\(length)>"
        + "\(SVGText.escaped(line.text))</text>"
    }
    let slant = text.isItalic ? " font-style=\"italic\"" : ""
    let direction = text.isRightToLeft ? " direction=\"rtl\"" : ""
    return "<g \(text.color.svgFill) font-size=\"\(SVGText.number(text.fontSize))\" "
      + "font-weight=\"\(text.weight)\"\(slant)\(direction)>\(lines.joined())</g>"
  }

  static func border(of layer: HeadlessLayer) -> String {
    guard let border = layer.border else { return "" }
    let box = CGRect(origin: .zero, size: layer.size)
      .insetBy(dx: border.width / 2, dy: border.width / 2)
    let path = roundedPath(box, radius: layer.cornerRadius - border.width / 2, layer.maskedCorners)
    return "<path d=\"\(path)\" fill=\"none\" stroke=\"\(border.color.svgHex)\" "
      + "stroke-opacity=\"\(SVGText.number(border.color.alpha))\" "
      + "stroke-width=\"\(SVGText.number(border.width))\"/>"
  }

  private static func definition(of gradient: HeadlessGradient, name: String) -> String {
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    let stops = zip(gradient.colors, gradient.locations).map { color, location in
      "<stop offset=\"\(SVGText.number(location))\" stop-color=\"\(color.svgHex)\" "
        + "stop-opacity=\"\(SVGText.number(color.alpha))\"/>"
    }
    return "<linearGradient id=\"\(name)\" x1=\"\(SVGText.number(start.x))\" "
      + "y1=\"\(SVGText.number(start.y))\" x2=\"\(SVGText.number(end.x))\" "
      + "y2=\"\(SVGText.number(end.y))\">\(stops.joined())</linearGradient>"
  }

  /// The opening of an element with the layer's shape.
  static func shape(of layer: HeadlessLayer) -> String {
    let box = CGRect(origin: .zero, size: layer.size)
    guard layer.cornerRadius > 0, layer.maskedCorners != .all else {
      return rectangle(box, radius: layer.cornerRadius)
    }
    return "<path d=\"\(roundedPath(box, radius: layer.cornerRadius, layer.maskedCorners))\""
  }

  static func rectangle(_ box: CGRect, radius: CGFloat = 0) -> String {
    let place =
      box.origin == .zero
      ? "" : " x=\"\(SVGText.number(box.minX))\" y=\"\(SVGText.number(box.minY))\""
    let round = radius > 0 ? " rx=\"\(SVGText.number(radius))\"" : ""
    return "<rect\(place) width=\"\(SVGText.number(box.width))\" "
      + "height=\"\(SVGText.number(box.height))\"\(round)"
  }

  private static func roundedPath(
    _ box: CGRect,
    radius: CGFloat,
    _ corners: CACornerMask
  ) -> String {
    let most = max(min(radius, box.width / 2, box.height / 2), 0)
    func size(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? most : 0 }
    let (a, b) = (size(.layerMinXMinYCorner), size(.layerMaxXMinYCorner))
    let (c, d) = (size(.layerMaxXMaxYCorner), size(.layerMinXMaxYCorner))
    func arc(_ r: CGFloat, _ dx: CGFloat, _ dy: CGFloat) -> String {
      r > 0 ? "a\(SVGText.numbers(r, r)) 0 0 1 \(SVGText.numbers(dx * r, dy * r))" : ""
    }
    return "M\(SVGText.numbers(box.minX + a, box.minY))H\(SVGText.number(box.maxX - b))"
      + arc(b, 1, 1) + "V\(SVGText.number(box.maxY - c))" + arc(c, -1, 1)
      + "H\(SVGText.number(box.minX + d))" + arc(d, -1, -1)
      + "V\(SVGText.number(box.minY + a))" + arc(a, 1, -1) + "Z"
  }
}

extension CGColor {
  var svgHex: String {
    let bytes = (components ?? [0, 0, 0]).prefix(3).map {
      min(max(Int(($0 * 255).rounded()), 0), 255)
    }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  var svgFill: String {
    let opacity = alpha < 1 ? " fill-opacity=\"\(SVGText.number(alpha))\"" : ""
    return "fill=\"\(svgHex)\"\(opacity)"
  }
}
