internal import UIKit

/// A visible view, with a unique name.
struct NamedView: Equatable {
  /// The view's identifier; further views with the same identifier are `identifier#2`, `identifier#3`, …,
  /// counted from back to front.
  let name: String
  /// The bounding box of its corners, in window coordinates.
  let frame: CGRect
  let opacity: CGFloat
}

extension HeadlessLayerTree {
  /// All views with an identifier, from back to front.
  var views: [NamedView] {
    var counts: [String: Int] = [:]
    return sightings.map { sighting in
      let count = counts[sighting.identifier, default: 0] + 1
      counts[sighting.identifier] = count
      let suffix = count == 1 ? "" : "#\(count)"
      return NamedView(
        name: sighting.identifier + suffix,
        frame: sighting.frame,
        opacity: sighting.opacity
      )
    }
  }
}
