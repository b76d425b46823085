extension HeadlessScreen {
  /// Taps the status bar: the one scroll view on the screen that goes to its top for that does so.
  public static func tapStatusBar() {
    guard let window = windows.last(where: { $0.rootViewController != nil }) ?? windows.last
    else { return }
    let candidates = window.scrollViewsGoingToTop
    guard candidates.count == 1, let scrollView = candidates.first else { return }
    scrollView.goToTop()
  }
}

extension UIView {
  fileprivate var scrollViewsGoingToTop: [UIScrollView] {
    guard !isHidden, alpha > 0 else { return [] }
    let inside = subviews.flatMap(\.scrollViewsGoingToTop)
    guard let scrollView = self as? UIScrollView, scrollView.scrollsToTop,
      scrollView.isScrollEnabled
    else { return inside }
    return [scrollView] + inside
  }
}

extension UIScrollView {
  fileprivate func goToTop() {
    let top = CGPoint(x: contentOffset.x, y: verticalAxis.range.lowerBound)
    guard drag == nil, contentOffset.y > top.y else { return }
    var isAllowed = true
    note("scrollViewShouldScrollToTop") { isAllowed = $0.scrollViewShouldScrollToTop(self) }
    guard isAllowed else { return }
    scroll(to: top, animated: true, because: .toTop)
  }
}
