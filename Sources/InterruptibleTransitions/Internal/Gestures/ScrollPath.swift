import UIKit

/// The scroll views under a finger that move along a way, innermost first.
@MainActor
struct ScrollPath {
  private let scrollViews: [UIScrollView]
  private let travel: CGVector

  /// Takes those of the scroll views under a finger, innermost first, that move along a way.
  init(among all: [UIScrollView], along travel: CGVector) {
    self.travel = travel
    scrollViews = all.filter { $0.scrolls(along: travel) }
  }

  var isEmpty: Bool { scrollViews.isEmpty }

  /// Whether a finger that moves on along the way would pull all of them past their edges.
  var isAtEdge: Bool { scrollViews.allSatisfy { $0.isAtEdge(along: travel) } }

  /// Whether one of them scrolls by a recognizer.
  func owns(_ recognizer: UIGestureRecognizer) -> Bool {
    scrollViews.contains { $0.panGestureRecognizer === recognizer }
  }

  func hold() -> ScrollHold { ScrollHold(scrollViews) }
}

extension UIScrollView {
  /// Whether a finger along a way scrolls it.
  fileprivate func scrolls(along travel: CGVector) -> Bool {
    isScrollEnabled && (room(along: travel) > 0 || alwaysBounces(along: travel))
  }

  /// How far it can scroll along a way at all, in points.
  fileprivate func room(along travel: CGVector) -> CGFloat {
    abs(travel.dx) > abs(travel.dy)
      ? contentSize.width + adjustedContentInset.left + adjustedContentInset.right - bounds.width
      : contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom - bounds.height
  }

  /// Whether it takes a finger along a way also where it has no room to scroll.
  fileprivate func alwaysBounces(along travel: CGVector) -> Bool {
    abs(travel.dx) > abs(travel.dy) ? alwaysBounceHorizontal : alwaysBounceVertical
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

  /// Brings content that bounces back to its edge, animated.
  private static func bring(_ scrollView: UIScrollView, to offset: CGPoint) {
    UIView.animate(
      withDuration: 0.2,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
      animations: { scrollView.contentOffset = offset },
      completion: nil
    )
  }

  /// Undoes what their own recognizers have just done.
  func keep() {
    for (scrollView, offset) in held {
      // Its own recognizer may have moved it in this event, or may yet.
      if scrollView.contentOffset != offset {
        scrollView.setContentOffset(offset, animated: false)
      }
      scrollView.panGestureRecognizer.setTranslation(.zero, in: scrollView)
    }
  }

  /// Lets them go without the velocity of the finger.
  func releaseAtRest() {
    for (scrollView, offset) in held {
      // It may hear of the lift after us, and would then throw the content.
      let pan = scrollView.panGestureRecognizer
      if pan.isEnabled { pan.dropTouches() }
      scrollView.setContentOffset(offset, animated: false)
    }
  }
}

extension UIScrollView {
  /// The content offset, limited to the edges.
  fileprivate var offsetWithinEdges: CGPoint {
    let inset = adjustedContentInset
    let greatest = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    )
    return CGPoint(
      x: min(max(contentOffset.x, -inset.left), greatest.x),
      y: min(max(contentOffset.y, -inset.top), greatest.y)
    )
  }
}
