internal import Foundation
internal import UIKit

extension LayerDrawing {
  /// The sublayers of a layer of which something is seen: one that clips hides what is beside it.
  static func displayedSublayers(
    of layer: HeadlessLayer,
    _ children: [Int?: [HeadlessLayer]]
  ) -> [HeadlessLayer] {
    let all = children[layer.id] ?? []
    guard layer.clips else { return all }
    let box = CGRect(origin: .zero, size: layer.size)
    return all.filter { extent(of: $0, children).map(box.intersects) != false }
  }

  /// Where a layer is drawn, with all that is in it, in the coordinates of the layer around it; nil if that isn't known.
  private static func extent(
    of layer: HeadlessLayer,
    _ children: [Int?: [HeadlessLayer]]
  ) -> CGRect? {
    guard layer.shadow == nil, PlaneSlice.slices(of: layer.matrix, size: layer.size).count == 1,
      let transform = PlaneSlice.slices(of: layer.matrix, size: layer.size).first?.transform
    else { return nil }
    var box = CGRect(origin: .zero, size: layer.size)
    for part in layer.clips ? [] : children[layer.id] ?? [] {
      guard let extent = extent(of: part, children) else { return nil }
      box = box.union(extent)
    }
    // What is drawn may be a little larger than its layer.
    return layer.shape == nil ? box.applying(transform) : nil
  }
}
