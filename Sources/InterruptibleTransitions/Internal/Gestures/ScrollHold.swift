import UIKit

/// Pins scroll views while a finger on them drags a transition.
@MainActor
final class ScrollHold {
  private let held: [(scrollView: UIScrollView, offset: CGPoint, bounces: Bool)]

  init(_ scrollViews: [UIScrollView]) {
    held = scrollViews.map { ($0, $0.offsetWithinEdges, $0.bounces) }
    for (scrollView, offset, _) in held {
      scrollView.bounces = false
      if scrollView.contentOffset != offset { ScrollHold.bring(scrollView, to: offset) }
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
    for (scrollView, offset, _) in held {
      // Its own recognizer may have moved it in this event, or may yet.
      if scrollView.contentOffset != offset {
        scrollView.setContentOffset(offset, animated: false)
      }
      scrollView.panGestureRecognizer.setTranslation(.zero, in: scrollView)
    }
  }

  /// Lets them scroll on from where they are.
  func release() {
    for (scrollView, _, bounces) in held {
      scrollView.bounces = bounces
    }
  }

  /// Lets them go without the velocity of the finger.
  func releaseAtRest() {
    for (scrollView, offset, bounces) in held {
      // It may hear of the lift after us, and would then throw the content.
      let pan = scrollView.panGestureRecognizer
      if pan.isEnabled {
        pan.isEnabled = false
        pan.isEnabled = true
      }
      scrollView.setContentOffset(offset, animated: false)
      scrollView.bounces = bounces
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
