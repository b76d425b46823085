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

  /// Autoresizes the subviews that weren't restored together with the view's size, or only one of center and size was.
  func autoresizeOthers() {
    guard view.bounds.size != size else { return }
    for (places, center) in subviews {
      let subview = places.view
      let (keepsCenter, keepsSize) = (subview.center == center, subview.bounds.size == places.size)
      guard keepsCenter || keepsSize else {
        places.autoresizeOthers()
        continue
      }
      let due = subview.autoresized(from: (center, places.size), in: size)
      if keepsSize, due.size != places.size { subview.bounds.size = due.size }
      if keepsCenter { subview.center = due.center }
    }
  }
}
