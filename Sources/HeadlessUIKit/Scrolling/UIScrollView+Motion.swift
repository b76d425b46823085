/// What the content does by itself: a display link moves it while it moves, and nothing runs at rest.
extension UIScrollView {
  func scroll(to offset: CGPoint, animated: Bool, because reason: ScrollMotion.Reason) {
    stopMoving()
    guard animated, window != nil, offset != contentOffset else {
      if offset != contentOffset { contentOffset = offset }
      if reason == .toTop { didScrollToTop() }
      return
    }
    indicators.show()
    start(ScrollMotion(reason, from: contentOffset, to: offset, at: HeadlessClock.now))
  }

  func start(_ motion: ScrollMotion) {
    self.motion = motion
    guard displayLink == nil else { return }
    indicators.show()
    let link = CADisplayLink.headlessLink { [weak self] link in
      guard let self else { return link.invalidate() }
      advance(to: link.timestamp)
    }
    displayLink = link
    link.add(to: .main, forMode: .common)
  }

  /// Stops where the content is, and tells the delegate what has thereby ended.
  func stopMoving() {
    guard let stopped = motion else { return }
    end(stopped)
  }

  /// Moves the content for the scroll view itself: its motion does not take that for the app's doing.
  func place(_ offset: CGPoint) {
    guard offset != contentOffset else { return }
    isOwnMove = true
    contentOffset = offset
  }

  private func advance(to time: TimeInterval) {
    guard let motion else { return endLink() }
    place(motion.offset(at: time))
    guard motion.isOver(at: time), let ended = self.motion else { return }
    end(ended)
  }

  private func end(_ ended: ScrollMotion) {
    motion = nil
    endLink()
    if !isTracking { indicators.fadeOut() }
    switch ended.reason {
    case .deceleration:
      note("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating(self) }
    case .animation:
      note("scrollViewDidEndScrollingAnimation") { $0.scrollViewDidEndScrollingAnimation(self) }
    case .toTop:
      didScrollToTop()
    }
  }

  private func endLink() {
    displayLink?.invalidate()
    displayLink = nil
  }

  private func didScrollToTop() {
    note("scrollViewDidScrollToTop") { $0.scrollViewDidScrollToTop(self) }
  }

  /// Calls the delegate, if there is one, and says so in the log.
  func note(_ call: String, _ body: (any UIScrollViewDelegate) -> Void) {
    guard let delegate else { return }
    HeadlessLog.record("delegate.\(call)")
    body(delegate)
  }
}
