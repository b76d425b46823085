public import UIKit

extension TransitionStage {
  /// Constants that describe where a cascade begins.
  public enum CascadeOrigin {
    /// At the uppermost view.
    case top
    /// At the lowest view.
    case bottom
    /// At the views that are nearest to the middle of another view.
    case view(UIView)
  }

  /// Returns stages that bring views in one after another, the nearest to the origin first, and remove them in the
  /// opposite order.
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
  ///   - part: The part of the transition that all views together take.
  ///   - share: The fraction of that part that a single view takes, from 0 to 1; at 1, all move at once.
  ///   - stages: Returns the stages of a view, from the view and its part of the transition.
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
  /// The foreground fades over the background, while views that represent the same thing move from one screen to the
  /// other.
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
  /// The closure returns the pairs, as ``TransitionStage/match(_:with:spring:showing:)``, and other stages, as for
  /// ``stages(_:)``.
  public static func matched(
    _ stages: @escaping @MainActor @Sendable (TransitionScene) -> [TransitionStage]
  ) -> BuiltInEffect {
    self.stages { scene in
      let fade = scene.foreground.map { TransitionStage.fade($0, during: 0...0.7) }
      return stages(scene) + [fade].compactMap { $0 }
    }
  }
}
