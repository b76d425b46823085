internal import UIKit

/// A view as it is seen, under a name that no other view has.
struct NamedView: Equatable {
  /// The view's identifier; further views of the same identifier are `identifier#2`, `identifier#3`, …,
  /// counted from the back.
  let name: String
  /// The box around its corners, in window coordinates.
  let frame: CGRect
  let opacity: CGFloat
}

extension HeadlessLayerTree {
  /// Every view that has an identifier, from the back to the front.
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
