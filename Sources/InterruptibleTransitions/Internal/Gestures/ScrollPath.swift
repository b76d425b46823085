import UIKit

/// The scroll views under a finger that move along a way, innermost first.
@MainActor
struct ScrollPath {
  private let scrollViews: [UIScrollView]
  private let travel: CGVector

  /// - Parameters:
  ///   - touched: The view under the finger.
  ///   - root: Where to stop looking.
  ///   - travel: The way of the finger.
  init(from touched: UIView?, upTo root: UIView?, along travel: CGVector) {
    self.travel = travel
    scrollViews = touched.chain(upTo: root).compactMap { view in
      guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.room(along: travel) > 0
      else { return nil }
      return scrollView
    }
  }

  var isEmpty: Bool { scrollViews.isEmpty }

  /// Whether a finger that moves on along the way would pull all of them past their edges.
  var isAtEdge: Bool { scrollViews.allSatisfy { $0.isAtEdge(along: travel) } }

  /// Whether one of them scrolls by a recognizer.
  func owns(_ recognizer: UIGestureRecognizer) -> Bool {
    scrollViews.contains { $0.panGestureRecognizer === recognizer }
  }

  /// Pins them.
  func hold() -> ScrollHold { ScrollHold(scrollViews) }
}

extension Optional where Wrapped: UIView {
  /// The view and its superviews, without `root`.
  @MainActor
  func chain(upTo root: UIView?) -> [UIView] {
    var chain: [UIView] = []
    var next: UIView? = self
    while let view = next, view !== root {
      chain.append(view)
      next = view.superview
    }
    return chain
  }
}

extension UIScrollView {
  /// How far it can scroll along a way at all, in points.
  fileprivate func room(along travel: CGVector) -> CGFloat {
    abs(travel.dx) > abs(travel.dy)
      ? contentSize.width + adjustedContentInset.left + adjustedContentInset.right - bounds.width
      : contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom - bounds.height
  }

  /// Whether a finger that moves along a way would pull it past its edge.
  fileprivate func isAtEdge(along travel: CGVector) -> Bool {
    let tolerance: CGFloat = 0.5
    let inset = adjustedContentInset
    if abs(travel.dx) > abs(travel.dy) {
      return travel.dx > 0
        ? contentOffset.x <= -inset.left + tolerance
        : contentOffset.x >= contentSize.width + inset.right - bounds.width - tolerance
    }
    return travel.dy > 0
      ? contentOffset.y <= -inset.top + tolerance
      : contentOffset.y >= contentSize.height + inset.bottom - bounds.height - tolerance
  }
}
