import UIKit

/// What a zoom comes out of and goes back to.
@MainActor
enum ZoomSource {
  case view(UIView)
  /// An item of a bar, of which UIKit reports only the position: the bar shows it all the time, and the card fades over
  /// it.
  case item(UIBarButtonItem)
  /// A place that nothing marks; the owner is the effect's.
  case place(CardPlace, owner: AnyObject)

  /// An item that shows a view of the app's is that view.
  init(_ item: UIBarButtonItem) {
    self = item.customView.map { .view($0) } ?? .item(item)
  }

  var object: AnyObject {
    switch self {
    case .view(let view): view
    case .item(let item): item
    case .place(_, let owner): owner
    }
  }

  var view: UIView? {
    switch self {
    case .view(let view): view
    case .item, .place: nil
    }
  }

  /// How opaque a card is that lies on it, and how far it is turned: over an item of a bar it fades, over a view it is the view.
  var rest: (opacity: CGFloat, angle: CGFloat) {
    switch self {
    case .view: (1, 0)
    case .item: (0, 0)
    case .place(let place, _): (min(max(place.opacity, 0), 1), place.angle)
    }
  }

  /// The view that the source's place is measured in: itself, or a bar of the covered screen; nil if it isn't shown, or is on
  /// the card, because a card can't come out of itself.
  func coordinateView(in scene: TransitionScene, for foreground: UIView) -> UIView? {
    switch self {
    case .view(let view):
      return view.window != nil && !view.isDescendant(of: foreground) ? view : nil
    case .item(let item):
      guard item.shownFrame(in: scene.container) != nil, foreground.bar(of: item) == nil else {
        return nil
      }
      return scene.background?.bar(of: item) ?? scene.container
    case .place: return scene.container
    }
  }

  /// The source's frame in a view; nil for an item that has left its bar.
  func frame(in coordinateView: UIView) -> CGRect? {
    switch self {
    case .view(let view): view.convert(view.bounds, to: coordinateView)
    case .item(let item): item.shownFrame(in: coordinateView)
    case .place(let place, _): place.frame
    }
  }

  /// The radius of the source's corners; an item has the shape of a capsule.
  func cornerRadius(in coordinateView: UIView) -> CGFloat {
    switch self {
    case .view(let view): view.layer.cornerRadius
    case .item(let item):
      item.shownFrame(in: coordinateView).map { min($0.width, $0.height) / 2 } ?? 0
    case .place(let place, _): place.cornerRadius
    }
  }
}

extension UIView {
  /// The bar in this view that shows an item; nil if that is shown elsewhere, or nowhere.
  fileprivate func bar(of item: UIBarButtonItem) -> UIView? {
    if holdsBarItems {
      let frame = item.shownFrame(in: self)
      return frame.map { bounds.contains($0.middle) } == true ? self : nil
    }
    for subview in subviews {
      if let bar = subview.bar(of: item) { return bar }
    }
    return nil
  }
}
