import UIKit

/// Finds out, once a frame for all views, whether the views around them have moved.
///
/// Comparing values that have been read before takes far less time than converting a frame.
@MainActor
final class SurroundingsWatch {
  private let scene: TransitionScene
  private var known: [ObjectIdentifier: Surroundings] = [:]
  /// Counts the frames in which anything has been asked for.
  fileprivate private(set) var frame = 0

  init(in scene: TransitionScene) {
    self.scene = scene
  }

  func beginFrame() {
    frame += 1
  }

  /// The views around a view, up to the transition's container; for a view outside the container, also those around the
  /// container.
  func surroundings(of view: UIView) -> (inner: Surroundings?, ofContainer: Surroundings?) {
    let container = scene.container
    guard !view.isDescendant(of: container) else {
      return (surroundings(from: view.superview, upTo: container), nil)
    }
    return (surroundings(from: view.superview), surroundings(from: container))
  }

  private func surroundings(from view: UIView?, upTo end: UIView? = nil) -> Surroundings? {
    guard let view, view !== end else { return nil }
    let outer = surroundings(from: view.superview, upTo: end)
    if let known = known[ObjectIdentifier(view)], known.outer === outer { return known }
    let surroundings = Surroundings(view, isScreen: view === scene.background, in: outer, self)
    known[ObjectIdentifier(view)] = surroundings
    return surroundings
  }
}

/// A view that others lie in.
@MainActor
final class Surroundings {
  let view: UIView
  private weak var superview: UIView?
  fileprivate let outer: Surroundings?
  private let isScreen: Bool
  private var spot: Spot
  private var last: (frame: Int, hasMoved: Bool)

  fileprivate init(
    _ view: UIView,
    isScreen: Bool,
    in outer: Surroundings?,
    _ watch: SurroundingsWatch
  ) {
    (self.view, self.isScreen, self.outer) = (view, isScreen, outer)
    superview = view.superview
    spot = Spot(of: view, isScreen: isScreen)
    last = (watch.frame, false)
  }

  /// Whether the view, or a view around it, has moved since the last frame in which this was called.
  func hasMoved(in watch: SurroundingsWatch) -> Bool {
    if last.frame == watch.frame { return last.hasMoved }
    let isStill = spot.isSpot(of: view.layer) && view.superview === superview
    if !isStill { (spot, superview) = (Spot(of: view, isScreen: isScreen), view.superview) }
    last = (watch.frame, !isStill || outer?.hasMoved(in: watch) == true)
    return last.hasMoved
  }
}

/// Where a view is in its superview.
@MainActor
struct Spot {
  private let position: CGPoint
  private let bounds: CGRect
  private let anchor: CGPoint
  private let transform: CATransform3D
  /// The scale of a screen doesn't count: places in it are those at its own size.
  private let isScreen: Bool

  init(of view: UIView, isScreen: Bool = false) {
    let layer = view.layer
    (position, bounds, anchor) = (layer.position, layer.bounds, layer.anchorPoint)
    (transform, self.isScreen) = (layer.transform, isScreen)
  }

  func isSpot(of layer: CALayer) -> Bool {
    layer.position == position && layer.bounds == bounds && layer.anchorPoint == anchor
      && (isScreen || CATransform3DEqualToTransform(layer.transform, transform))
  }
}
