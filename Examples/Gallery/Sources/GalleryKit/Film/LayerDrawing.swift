internal import Foundation
internal import UIKit

/// Draws layer trees as SVG, and writes drawings that repeat only once.
@MainActor
struct LayerDrawing {
  private var names: [String: String] = [:]
  /// The shared drawings, each before its first use.
  private(set) var definitions: [String] = []

  /// Drawings shorter than this are repeated instead of shared.
  private static let longestRepeated = 90

  /// Draws all windows of a layer tree.
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
    let content = content(of: layer, children)
    guard !content.isEmpty else { return "" }
    let opacity = layer.opacity < 1 ? " opacity=\"\(SVGText.number(layer.opacity))\"" : ""
    let slices = PlaneSlice.slices(of: layer.matrix, size: layer.size)
    guard slices.count > 1 else {
      let shown = masked(withShadow(of: layer, content), by: layer.mask?.outline)
      return place(shown, "transform=\"\(SVGText.matrix(slices[0].transform))\"\(opacity)")
    }
    // One shadow below all slices: a shadow for each would darken the slices next to it.
    let outline = layer.mask?.outline.map { PlaneSlice.outline(of: $0, displayedBy: layer.matrix) }
    var parts = masked(shadowOfPlane(layer), by: outline)
    let plane = masked(content, by: layer.mask?.outline)
    let name = define { "<g id=\"\($0)\">\(plane)</g>" }
    for slice in slices {
      // A mask, because a clip path would let what lies below shine through at the edge of each part by itself.
      let mask = define {
        "<mask id=\"\($0)\">\(LayerDrawing.rectangle(slice.part)) fill=\"#fff\"/></mask>"
      }
      parts += "<use href=\"#\(name)\" mask=\"url(#\(mask))\" "
      parts += "transform=\"\(SVGText.matrix(slice.transform))\"/>"
    }
    return "<g\(opacity)>\(parts)</g>"
  }

  /// Draws a layer without its shadow and its mask.
  private mutating func content(
    of layer: HeadlessLayer,
    _ children: [Int?: [HeadlessLayer]]
  ) -> String {
    var content = box(of: layer) + picture(of: layer)
    content += LayerDrawing.drawing(of: layer.shape) + LayerDrawing.text(of: layer)
    content += draw(LayerDrawing.displayedSublayers(of: layer, children), children)
    if layer.clips, !content.isEmpty {
      content = "<g clip-path=\"url(#\(clip(of: layer)))\">\(content)</g>"
    }
    return content + LayerDrawing.border(of: layer)
  }

  /// Cuts a drawing off at a mask, which hides a shadow too.
  private mutating func masked(_ drawing: String, by outline: String?) -> String {
    guard let outline, !drawing.isEmpty else { return drawing }
    let mask = define { "<clipPath id=\"\($0)\"><path d=\"\(outline)\"/></clipPath>" }
    return "<g clip-path=\"url(#\(mask))\">\(drawing)</g>"
  }

  /// Places a drawing: inline if it is short, otherwise by reference.
  private mutating func place(_ content: String, _ attributes: String) -> String {
    guard content.utf8.count > LayerDrawing.longestRepeated else {
      return "<g \(attributes)>\(content)</g>"
    }
    let name = define { "<g id=\"\($0)\">\(content)</g>" }
    return "<use href=\"#\(name)\" \(attributes)/>"
  }

  /// Returns the name of a shared drawing, and adds it if it is new.
  mutating func define(_ body: (String) -> String) -> String {
    let key = body("")
    if let name = names[key] { return name }
    let name = "d" + String(names.count, radix: 36)
    names[key] = name
    definitions.append(body(name))
    return name
  }
}
