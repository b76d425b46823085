import UIKit

/// The scroll views under a finger that scroll along a vector, innermost first.
@MainActor
struct ScrollPath {
  private let scrollViews: [UIScrollView]
  private let travel: CGVector

  /// Takes the scroll views under a finger, innermost first, that scroll along a vector.
  init(among all: [UIScrollView], along travel: CGVector) {
    self.travel = travel
    scrollViews = all.filter { $0.scrolls(along: travel) }
  }

  var isEmpty: Bool { scrollViews.isEmpty }

  /// Whether a finger that continues along the vector would pull all of them past their edges.
  var isAtEdge: Bool { scrollViews.allSatisfy { $0.isAtEdge(along: travel) } }

  /// Whether a recognizer scrolls one of them.
  func owns(_ recognizer: UIGestureRecognizer) -> Bool {
    scrollViews.contains { $0.panGestureRecognizer === recognizer }
  }

  func hold() -> ScrollHold { ScrollHold(scrollViews) }
}

extension UIScrollView {
  /// Whether a finger along a vector scrolls it.
  fileprivate func scrolls(along travel: CGVector) -> Bool {
    isScrollEnabled && (room(along: travel) > 0 || alwaysBounces(along: travel))
  }

  /// How far it can scroll along a vector at all, in points.
  fileprivate func room(along travel: CGVector) -> CGFloat {
    travel.isHorizontal
      ? contentSize.width + adjustedContentInset.left + adjustedContentInset.right - bounds.width
      : contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom - bounds.height
  }

  /// Whether it bounces along a vector even with no content to scroll.
  fileprivate func alwaysBounces(along travel: CGVector) -> Bool {
    travel.isHorizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  /// Whether a finger that moves along a vector would pull it past its edge.
  fileprivate func isAtEdge(along travel: CGVector) -> Bool {
    let tolerance: CGFloat = 0.5
    let (least, greatest) = edges
    let (offset, first, last, movement) =
      travel.isHorizontal
      ? (contentOffset.x, least.x, greatest.x, travel.dx)
      : (contentOffset.y, least.y, greatest.y, travel.dy)
    return movement > 0 ? offset <= first + tolerance : offset >= last - tolerance
  }
}

extension CGVector {
  fileprivate var isHorizontal: Bool { abs(dx) > abs(dy) }
}

/// Pins scroll views while a finger on them drags a transition.
@MainActor
final class ScrollHold {
  private let held: [(scrollView: UIScrollView, offset: CGPoint)]

  init(_ scrollViews: [UIScrollView]) {
    held = scrollViews.map { ($0, $0.offsetWithinEdges) }
    for (scrollView, offset) in held where scrollView.contentOffset != offset {
      ScrollHold.bring(scrollView, to: offset)
    }
    keep()
  }

  /// Returns content that bounces to its edge, animated.
  private static func bring(_ scrollView: UIScrollView, to offset: CGPoint) {
    UIView.animate(
      withDuration: 0.2,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
      animations: { scrollView.contentOffset = offset },
      completion: nil
    )
  }

  /// Undoes the changes that the scroll views' recognizers have just made.
  func keep() {
    for (scrollView, offset) in held {
      // The scroll view's recognizer may have moved it in this event, or may yet.
      if scrollView.contentOffset != offset {
        scrollView.setContentOffset(offset, animated: false)
      }
      scrollView.panGestureRecognizer.setTranslation(.zero, in: scrollView)
    }
  }

  /// Releases the scroll views without the velocity of the finger.
  func releaseAtRest() {
    for (scrollView, offset) in held {
      // The recognizer may receive the lift later, and would then continue to scroll the content.
      let pan = scrollView.panGestureRecognizer
      if pan.isEnabled { pan.dropTouches() }
      scrollView.setContentOffset(offset, animated: false)
    }
  }
}

extension UIScrollView {
  /// The least and the greatest content offset at rest, which are the same for content that isn't longer than the view.
  fileprivate var edges: (least: CGPoint, greatest: CGPoint) {
    let inset = adjustedContentInset
    let greatest = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    )
    return (CGPoint(x: -inset.left, y: -inset.top), greatest)
  }

  /// The content offset, limited to the edges.
  fileprivate var offsetWithinEdges: CGPoint {
    let (least, greatest) = edges
    return CGPoint(
      x: min(max(contentOffset.x, least.x), greatest.x),
      y: min(max(contentOffset.y, least.y), greatest.y)
    )
  }
}
