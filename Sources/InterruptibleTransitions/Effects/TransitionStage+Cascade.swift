public import UIKit

extension TransitionStage {
  /// Where a cascade begins.
  public enum CascadeOrigin {
    /// At the uppermost view.
    case top
    /// At the lowest view.
    case bottom
    /// At the views that are nearest to the middle of another one.
    case view(UIView)
  }

  /// Has views come one after another, the nearer ones first, and go in the opposite order.
  ///
  /// ```swift
  /// return [corners] + TransitionStage.cascade(page.rows, during: 0.3...1) { row, part in
  ///   [.move(row, by: CGVector(dx: 0, dy: 60), during: part), .fade(row, during: part)]
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - views: Views of one of the screens, in any order.
  ///   - origin: Where the cascade begins.
  ///   - part: The part of the way that all of them take.
  ///   - share: How much of that one view takes, from 0 to 1; at 1 all move at once.
  ///   - stages: Returns the stages of a view, from the view and its part of the way.
  /// - Returns: The stages of all views.
  public static func cascade(
    _ views: [UIView],
    from origin: CascadeOrigin = .top,
    during part: ClosedRange<Double>,
    share: Double = 0.5,
    _ stages: (_ view: UIView, _ part: ClosedRange<Double>) -> [TransitionStage]
  ) -> [TransitionStage] {
    let distances = views.map { distance(of: $0, from: origin) }
    let nearest = distances.min() ?? 0
    let span = max((distances.max() ?? 0) - nearest, 1)
    let length = part.upperBound - part.lowerBound
    let own = length * share.limited(to: 0...1, orIfNaN: 0.5)
    return zip(views, distances).flatMap { view, distance in
      let delay = (length - own) * Double((distance - nearest) / span)
      let start = part.lowerBound + delay
      return stages(view, start...min(start + own, part.upperBound))
    }
  }

  private static func distance(of view: UIView, from origin: CascadeOrigin) -> CGFloat {
    let place = view.middleInWindow
    switch origin {
    case .top: return place.y
    case .bottom: return -place.y
    case .view(let other):
      return hypot(place.x - other.middleInWindow.x, place.y - other.middleInWindow.y)
    }
  }
}

extension UIView {
  fileprivate var middleInWindow: CGPoint {
    convert(bounds.middle, to: nil)
  }
}

extension TransitionEffect where Self == BuiltInEffect {
  /// The foreground fades over the background, while views that stand for the same thing move from one to the other.
  ///
  /// ```swift
  /// let transition = InterruptibleTransition(
  ///   .matched { scene in
  ///     guard let shop = scene.backgroundViewController as? ShopViewController,
  ///       let page = scene.foregroundViewController as? PageViewController
  ///     else { return [] }
  ///     return [
  ///       .match(shop.selectedCell?.picture, with: page.cover),
  ///       .match(shop.selectedCell?.title, with: page.titleLabel, spring: Spring(response: 0.5, dampingRatio: 0.7)),
  ///     ]
  ///   }
  /// )
  /// ```
  ///
  /// The closure returns the pairs, as ``TransitionStage/match(_:with:spring:showing:)``, and other stages, as for ``stages(_:)``.
  public static func matched(
    _ stages: @escaping @MainActor @Sendable (TransitionScene) -> [TransitionStage]
  ) -> BuiltInEffect {
    self.stages { scene in
      let fade = scene.foreground.map { TransitionStage.fade($0, during: 0...0.7) }
      return stages(scene) + [fade].compactMap { $0 }
    }
  }
}
