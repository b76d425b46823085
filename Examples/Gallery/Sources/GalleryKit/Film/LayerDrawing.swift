internal import Foundation
internal import UIKit

/// Draws layer trees as SVG, and writes what occurs in several frames only once.
@MainActor
struct LayerDrawing {
  private var names: [String: String] = [:]
  /// What the drawings refer to, in an order in which everything comes before what uses it.
  private(set) var definitions: [String] = []
  private let pictures = PictureShelf()

  /// What is shorter than this is written again rather than referred to.
  private static let longestRepeated = 90

  /// Draws all windows of a tree.
  mutating func draw(_ tree: HeadlessLayerTree) -> String {
    let children = Dictionary(grouping: tree.layers, by: \.parent)
    return draw(children[nil] ?? [], children)
  }

  private mutating func draw(
    _ layers: [HeadlessLayer],
    _ children: [Int?: [HeadlessLayer]]
  ) -> String {
    var text = ""
    for layer in layers where !layer.isHidden && layer.opacity > 0.001 {
      text += draw(layer, children)
    }
    return text
  }

  private mutating func draw(
    _ layer: HeadlessLayer,
    _ children: [Int?: [HeadlessLayer]]
  ) -> String {
    var content = drawBox(of: layer) + drawPicture(of: layer) + LayerDrawing.text(of: layer)
    content += draw(children[layer.id] ?? [], children)
    guard !content.isEmpty else { return "" }
    if layer.clips {
      content = "<g clip-path=\"url(#\(clip(of: layer)))\">\(content)</g>"
    }
    content += LayerDrawing.border(of: layer)
    let opacity = layer.opacity < 1 ? " opacity=\"\(SVGText.number(layer.opacity))\"" : ""
    let slices = PlaneSlice.slices(of: layer.matrix, size: layer.size)
    guard slices.count > 1 else {
      return place(content, "transform=\"\(SVGText.matrix(slices[0].transform))\"\(opacity)")
    }
    let name = define { "<g id=\"\($0)\">\(content)</g>" }
    var parts = ""
    for slice in slices {
      let clip = define {
        "<clipPath id=\"\($0)\">\(LayerDrawing.rectangle(slice.part))/></clipPath>"
      }
      parts += "<g transform=\"\(SVGText.matrix(slice.transform))\">"
      parts += "<g clip-path=\"url(#\(clip))\"><use href=\"#\(name)\"/></g></g>"
    }
    return "<g\(opacity)>\(parts)</g>"
  }

  /// A drawing in its place: itself where it is short, else a reference to it.
  private mutating func place(_ content: String, _ attributes: String) -> String {
    guard content.utf8.count > LayerDrawing.longestRepeated else {
      return "<g \(attributes)>\(content)</g>"
    }
    let name = define { "<g id=\"\($0)\">\(content)</g>" }
    return "<use href=\"#\(name)\" \(attributes)/>"
  }

  /// The name of a definition, which is made unless there is one already.
  private mutating func define(_ body: (String) -> String) -> String {
    let key = body("")
    if let name = names[key] { return name }
    let name = "d" + String(names.count, radix: 36)
    names[key] = name
    definitions.append(body(name))
    return name
  }

  // MARK: - Parts of a layer

  private mutating func drawBox(of layer: HeadlessLayer) -> String {
    let shape = LayerDrawing.shape(of: layer)
    var text = ""
    if let shadow = layer.shadow, layer.backgroundColor != nil || layer.gradient != nil {
      let blur = define { name in
        "<filter id=\"\(name)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">"
          + "<feGaussianBlur stdDeviation=\"\(SVGText.number(shadow.radius))\"/></filter>"
      }
      let offset = SVGText.numbers(shadow.offset.width, shadow.offset.height)
      text += "<g transform=\"translate(\(offset))\" filter=\"url(#\(blur))\">"
      text += "\(shape) \(shadow.color.svgFill)/></g>"
    }
    if let color = layer.backgroundColor, color.alpha > 0 {
      text += "\(shape) \(color.svgFill)/>"
    }
    if let gradient = layer.gradient {
      let name = define { LayerDrawing.definition(of: gradient, name: $0) }
      text += "\(shape) fill=\"url(#\(name))\"/>"
    }
    return text
  }

  private mutating func drawPicture(of layer: HeadlessLayer) -> String {
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

  private mutating func clip(of layer: HeadlessLayer) -> String {
    let shape = LayerDrawing.shape(of: layer)
    return define { "<clipPath id=\"\($0)\">\(shape)/></clipPath>" }
  }

  private static func text(of layer: HeadlessLayer) -> String {
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

  private static func border(of layer: HeadlessLayer) -> String {
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

  /// The beginning of an element of the layer's shape, without its end.
  private static func shape(of layer: HeadlessLayer) -> String {
    let box = CGRect(origin: .zero, size: layer.size)
    guard layer.cornerRadius > 0, layer.maskedCorners != .all else {
      return rectangle(box, radius: layer.cornerRadius)
    }
    return "<path d=\"\(roundedPath(box, radius: layer.cornerRadius, layer.maskedCorners))\""
  }

  private static func rectangle(_ box: CGRect, radius: CGFloat = 0) -> String {
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
