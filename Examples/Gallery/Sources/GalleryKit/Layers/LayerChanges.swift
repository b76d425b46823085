package import UIKit

/// The changes between two layer trees.
package struct LayerChanges: Equatable, Sendable {
  /// New layers in full, others with their changes; parents before their sublayers.
  package let updated: [JSON]
  /// The ids of removed layers.
  package let gone: [Int]

  package var isEmpty: Bool { updated.isEmpty && gone.isEmpty }
}

/// Remembers a layer tree, and finds the changes to the next one.
@MainActor
package struct LayerMemory {
  private var known: [Int: HeadlessLayer] = [:]

  private let pictures: PictureShelf

  package init(pictures: PictureShelf) {
    self.pictures = pictures
  }

  package mutating func changes(to tree: HeadlessLayerTree) -> LayerChanges {
    var current: [Int: HeadlessLayer] = [:]
    var updated: [JSON] = []
    for layer in tree.layers {
      current[layer.id] = layer
      let old = known[layer.id]
      guard old != layer else { continue }
      updated.append(layer.json(since: old, pictures: pictures))
    }
    let gone = known.keys.filter { current[$0] == nil }.sorted()
    known = current
    return LayerChanges(updated: updated, gone: gone)
  }
}
