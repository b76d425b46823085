internal import InterruptibleTransitions
internal import UIKit

/// The point of a card that a finger holds while the card follows it freely.
@MainActor
struct CardGrip {
  private let card: UIView
  /// In the card's own coordinates.
  private let point: CGPoint

  /// - Parameters:
  ///   - place: Where the finger is in the window.
  ///   - flight: A transition whose screen in front is the card.
  init?(at place: CGPoint, of flight: TransitionFlight) {
    guard let card = flight.front else { return nil }
    self.card = card
    // Far enough from each other that rounding doesn't matter.
    let unit: CGFloat = 100
    let origin = card.displayed(.zero)
    let (right, below) = (
      card.displayed(CGPoint(x: unit, y: 0)), card.displayed(CGPoint(x: 0, y: unit))
    )
    let (x, y) = (
      CGVector(dx: right.x - origin.x, dy: right.y - origin.y),
      CGVector(dx: below.x - origin.x, dy: below.y - origin.y)
    )
    let way = CGVector(dx: place.x - origin.x, dy: place.y - origin.y)
    let area = x.dx * y.dy - x.dy * y.dx
    guard area != 0 else { return nil }
    point = CGPoint(
      x: unit * (way.dx * y.dy - way.dy * y.dx) / area,
      y: unit * (x.dx * way.dy - x.dy * way.dx) / area
    )
  }

  /// Where the point is seen in the window.
  var place: CGPoint { card.displayed(point) }
}

extension TransitionFlight {
  /// The view of the screen in front.
  @MainActor fileprivate var front: UIView? {
    guard let context else { return nil }
    let container = context.containerView
    let views = [UITransitionContextViewControllerKey.from, .to].compactMap {
      context.viewController(forKey: $0)?.viewIfLoaded
    }
    func order(of view: UIView) -> Int {
      let top = sequence(first: view, next: \.superview).first { $0.superview === container }
      return top.flatMap { container.subviews.firstIndex(of: $0) } ?? -1
    }
    return views.max { order(of: $0) < order(of: $1) }
  }
}

extension UIView {
  /// Returns where a point of the view is seen in its window, for transforms without perspective.
  fileprivate func displayed(_ point: CGPoint) -> CGPoint {
    sequence(first: self, next: \.superview).reduce(point) { place, view in
      guard !(view is UIWindow) else { return place }
      let layer = view.layer.presentation() ?? view.layer
      let (x, y) = (place.x - layer.bounds.midX, place.y - layer.bounds.midY)
      let t = layer.transform
      return CGPoint(
        x: layer.position.x + t.m11 * x + t.m21 * y + t.m41,
        y: layer.position.y + t.m12 * x + t.m22 * y + t.m42
      )
    }
  }
}
