import UIKit

/// The positions and sizes of a view's subviews, before an animator stops.
///
/// An animator that finishes at its start restores the size that the view had when the animations began, and the subviews
/// that were animated with it. A subview that was added since then, or that only the window's new size has moved, stays
/// where it is. An animator that stops earlier leaves the values that are seen, which other animations may have moved, too.
@MainActor
struct SubviewPositions {
  private let view: UIView
  private let size: CGSize
  private let subviews: [(places: SubviewPositions, center: CGPoint)]

  init(of view: UIView) {
    (self.view, size) = (view, view.bounds.size)
    let subviews = view.autoresizesSubviews ? view.subviews : []
    self.subviews = subviews.map { (SubviewPositions(of: $0), $0.center) }
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

  /// Restores the view's size, and the subviews.
  func restore() {
    if view.bounds.size != size { view.bounds.size = size }
    for (places, center) in subviews {
      if places.view.center != center { places.view.center = center }
      places.restore()
    }
  }

  /// Removes the animations with which the view's new size moves the subviews.
  ///
  /// Another transition inside the view handles the new size of its container itself.
  func removeAnimations() {
    guard !TransitionOverlay.lies(over: view) else { return }
    for (places, _) in subviews {
      places.view.layer.removeGeometryAnimations(except: [])
      places.removeAnimations()
    }
  }
}
