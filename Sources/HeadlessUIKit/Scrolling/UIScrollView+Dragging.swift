extension UIScrollView {
  /// How much of a finger's way could move the content.
  func usefulLength(of translation: CGPoint) -> CGFloat {
    let x = horizontalAxis.follows(translation.x, from: contentOffset.x) ? translation.x : 0
    let y = verticalAxis.follows(translation.y, from: contentOffset.y) ? translation.y : 0
    return hypot(x, y)
  }

  /// A finger has landed: content that moves by itself stops; true if it did.
  func fingerDidLand() -> Bool {
    isTracking = true
    guard motion != nil else { return false }
    stopMoving()
    return true
  }

  /// All fingers have left, or are none of the scroll view's business any more.
  func fingersDidLeave() {
    guard isTracking else { return }
    isTracking = false
    insetsMayHaveChanged()
    if drag == nil, motion == nil { comeToRest(velocity: .zero, target: nil) }
  }

  func followPan() {
    switch pan.state {
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended: endDrag(at: pan.isLiftedInMotion ? pan.velocity(in: superview) : .zero)
    case .cancelled: endDrag(at: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    let translation = pan.translation(in: superview)
    let (x, y) = (horizontalAxis, verticalAxis)
    let locks = isDirectionalLockEnabled && x.scrolls && y.scrolls
    drag = ScrollDrag(
      origin: translation,
      start: contentOffset,
      page: CGPoint(x: page(at: contentOffset.x, x), y: page(at: contentOffset.y, y)),
      isHorizontal: x.scrolls && !(locks && abs(translation.x) * 2 < abs(translation.y)),
      isVertical: y.scrolls && !(locks && abs(translation.y) * 2 < abs(translation.x))
    )
    rebaseDrag()
    if keyboardDismissMode == .onDrag { window?.endEditing(true) }
    note("scrollViewWillBeginDragging") { $0.scrollViewWillBeginDragging(self) }
    indicators.show()
  }

  /// The app has moved the content, or the pan's origin: the drag goes on from what is shown.
  func rebaseDrag() {
    drag?.start = CGPoint(
      x: horizontalAxis.pulled(to: contentOffset.x),
      y: verticalAxis.pulled(to: contentOffset.y)
    )
    drag?.origin = pan.translation(in: superview)
  }

  private func continueDrag() {
    guard let drag else { return }
    stopMoving()
    let pulled = drag.pulled(at: pan.translation(in: superview))
    place(
      CGPoint(
        x: drag.isHorizontal ? horizontalAxis.shown(at: pulled.x) : contentOffset.x,
        y: drag.isVertical ? verticalAxis.shown(at: pulled.y) : contentOffset.y
      )
    )
  }

  private func endDrag(at fingerVelocity: CGPoint) {
    continueDrag()
    guard let drag else { return }
    let pulled = drag.pulled(at: pan.translation(in: superview))
    let velocity = CGPoint(
      x: drag.isHorizontal ? -fingerVelocity.x * horizontalAxis.give(at: pulled.x) : 0,
      y: drag.isVertical ? -fingerVelocity.y * verticalAxis.give(at: pulled.y) : 0
    )
    let (x, y) = motions(velocity: velocity, target: nil, drag: drag)
    let expected = CGPoint(x: x.rest, y: y.rest)
    var target = expected
    note("scrollViewWillEndDragging") {
      $0.scrollViewWillEndDragging(
        self,
        withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
        targetContentOffset: &target
      )
    }
    let isSent = target != expected && !isPagingEnabled
    comeToRest(velocity: velocity, target: isSent ? target : nil)
  }

  /// Lets the content go, at a velocity in points per second.
  private func comeToRest(velocity: CGPoint, target: CGPoint?) {
    let ended = drag
    let (x, y) = motions(velocity: velocity, target: target, drag: ended)
    let moves = max(x.duration, y.duration) > 0
    drag = nil
    if ended != nil {
      note("scrollViewDidEndDragging(willDecelerate: \(moves))") {
        $0.scrollViewDidEndDragging(self, willDecelerate: moves)
      }
    }
    guard moves, motion == nil else { return indicators.fadeOut() }
    start(ScrollMotion(x: x, y: y, at: HeadlessClock.now))
    note("scrollViewWillBeginDecelerating") { $0.scrollViewWillBeginDecelerating(self) }
  }

  private func motions(
    velocity: CGPoint,
    target: CGPoint?,
    drag: ScrollDrag?
  ) -> (x: AxisMotion, y: AxisMotion) {
    let offset = contentOffset
    return (
      motion(offset.x, velocity.x, target?.x, page: drag?.page.x, on: horizontalAxis),
      motion(offset.y, velocity.y, target?.y, page: drag?.page.y, on: verticalAxis)
    )
  }

  private func motion(
    _ offset: CGFloat,
    _ velocity: CGFloat,
    _ target: CGFloat?,
    page: CGFloat?,
    on axis: ScrollAxis
  ) -> AxisMotion {
    guard axis.scrolls else { return .still(at: offset) }
    if let target {
      return .sent(from: offset, velocity: velocity, to: axis.clamped(target))
    }
    if isPagingEnabled {
      let goal = pageGoal(from: offset, velocity: velocity, page: page, on: axis)
      return .snapped(from: offset, velocity: velocity, to: goal)
    }
    return .free(from: offset, velocity: velocity, rate: decelerationRate.rawValue, on: axis)
  }
}

/// Pages are as large as the view.
extension UIScrollView {
  /// A flick goes on to the next page; any slower release to the nearest.
  private static let flickSpeed: CGFloat = 300

  fileprivate func page(at offset: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    ((offset - axis.range.lowerBound) / axis.room).rounded()
  }

  fileprivate func pageGoal(
    from offset: CGFloat,
    velocity: CGFloat,
    page: CGFloat?,
    on axis: ScrollAxis
  ) -> CGFloat {
    let place = (offset - axis.range.lowerBound) / axis.room
    var goal = place.rounded()
    if velocity > UIScrollView.flickSpeed { goal = place.rounded(.up) }
    if velocity < -UIScrollView.flickSpeed { goal = place.rounded(.down) }
    if let page { goal = min(max(goal, page - 1), page + 1) }
    return axis.clamped(axis.range.lowerBound + goal * axis.room)
  }
}
