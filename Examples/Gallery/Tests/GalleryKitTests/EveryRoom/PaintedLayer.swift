import Foundation
import UIKit

/// A layer with its place on the screen.
struct PaintedLayer {
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
      return .color(gradient.color(at: share).over(layer.backgroundColor).faded(opacity))
    }
    guard let color = layer.backgroundColor, color.alpha > 0 else { return .nothing }
    return .color(color.faded(opacity))
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
  /// This color on another one, of which only an opaque one counts.
  fileprivate func over(_ ground: CGColor?) -> CGColor {
    guard let ground = ground?.components, ground[3] == 1, let parts = components else {
      return self
    }
    let mixed = zip(parts, ground).map { $0 * alpha + $1 * (1 - alpha) }
    return CGColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1)
  }

  fileprivate func faded(_ opacity: CGFloat) -> CGColor {
    copy(alpha: alpha * opacity) ?? self
  }
}
