/// A finger that moves a scroll view's content.
struct ScrollDrag {
  /// What counts as no translation of the pan: content does not jump when the drag is recognized.
  var origin: CGPoint
  /// The offset that the finger had pulled to then.
  var start: CGPoint
  /// The page that was shown when the drag began.
  let page: CGPoint
  /// The axes that move.
  let isHorizontal: Bool
  let isVertical: Bool

  /// The offset that the finger has pulled to.
  func pulled(at translation: CGPoint) -> CGPoint {
    CGPoint(
      x: start.x - (isHorizontal ? translation.x - origin.x : 0),
      y: start.y - (isVertical ? translation.y - origin.y : 0)
    )
  }
}
