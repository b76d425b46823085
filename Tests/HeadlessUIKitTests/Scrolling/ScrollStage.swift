import UIKit

/// A fresh screen with a scroll view of 300 × 600 pt, whose content is 300 × 3000 pt.
///
/// The screen is global: make the stage inside a test that does not suspend.
@MainActor
struct ScrollStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let scrollView: UIScrollView
  let content = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  let delegate = ScrollDelegate()
  let finger = Finger()

  init(_ make: (CGRect) -> UIScrollView = { UIScrollView(frame: $0) }) {
    HeadlessScreen.reset()
    scrollView = make(CGRect(x: 40, y: 100, width: 300, height: 600))
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    scrollView.delegate = delegate
    scrollView.addSubview(content)
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    HeadlessClock.advance(frames: 1)
  }

  var offset: CGFloat { scrollView.contentOffset.y }

  /// Drags a finger up or down the middle, in a number of equal steps of one frame each.
  func drag(by way: CGFloat, frames: Int = 10, from y: CGFloat = 400) {
    finger.down(200, y)
    finger.drag(
      from: CGPoint(x: 200, y: y),
      to: CGPoint(x: 200, y: y + way),
      frames: frames
    )
  }

  /// A drag that ends with the finger moving on, at the speed it had.
  func flick(by way: CGFloat, frames: Int = 10) {
    drag(by: way, frames: frames)
    finger.up(200, 400 + way)
  }

  /// Lets the finger rest until it throws nothing any more, and lifts it.
  func restAndLift(at y: CGFloat) {
    HeadlessClock.advance(by: 0.2)
    finger.up(200, y)
  }

  func settle() {
    HeadlessClock.advance(by: 4)
  }
}

/// Notes what a scroll view tells, didScroll only where something else came between.
final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  private(set) var calls: [String] = []
  private(set) var velocity = CGPoint.zero
  private(set) var target = CGPoint.zero
  var newTarget: CGPoint?
  var alsoInDidScroll: (UIScrollView) -> Void = { _ in }
  var mayScrollToTop = true

  func forget() {
    calls = []
  }

  private func note(_ call: String) {
    if calls.last != call { calls.append(call) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll")
    alsoInDidScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
    self.velocity = velocity
    if let newTarget { targetContentOffset.pointee = newTarget }
    target = targetContentOffset.pointee
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation")
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("shouldScrollToTop")
    return mayScrollToTop
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    note("didScrollToTop")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("didChangeAdjustedContentInset")
  }
}
