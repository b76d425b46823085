import UIKit

/// The positions and sizes of a view's subviews, before an animator finishes at its start.
///
/// It restores the size that the view had when the animations began, and the subviews that were animated with it. A
/// subview that only the window's new size has moved since then stays where that size put it.
@MainActor
struct SubviewPlaces {
  private let view: UIView
  private let size: CGSize
  private let subviews: [(places: SubviewPlaces, center: CGPoint)]

  init(of view: UIView) {
    (self.view, size) = (view, view.bounds.size)
    let subviews = view.autoresizesSubviews ? view.subviews : []
    self.subviews = subviews.map { (SubviewPlaces(of: $0), $0.center) }
  }

  /// Autoresizes the subviews that weren't restored together with the view's size.
  func autoresizeOthers() {
    guard view.bounds.size != size else { return }
    for (places, center) in subviews {
      let subview = places.view
      if subview.center == center, subview.bounds.size == places.size {
        subview.autoresize(from: (center, places.size), in: size)
      } else {
        places.autoresizeOthers()
      }
    }
  }
}
