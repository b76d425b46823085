/// One axis of a scroll view: how far it goes, and what happens past that.
struct ScrollAxis {
  /// The offsets at which nothing beyond the content is seen.
  let range: ClosedRange<CGFloat>
  /// How much is seen, in points.
  let room: CGFloat
  /// False where the content has no way to go, and does not bounce for it.
  let scrolls: Bool
  /// Whether the content may be pulled past its edges.
  let bounces: Bool

  func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Whether a finger that moves this way has something to move.
  func follows(_ way: CGFloat, from offset: CGFloat) -> Bool {
    guard scrolls, way != 0 else { return false }
    return bounces || (way > 0 ? offset > range.lowerBound : offset < range.upperBound)
  }

  /// The offset that is shown where a finger has pulled to: past the edges it lags behind more and more.
  func shown(at pulled: CGFloat) -> CGFloat {
    let edge = clamped(pulled)
    guard bounces else { return edge }
    let excess = pulled - edge
    let banded = (1 - 1 / (abs(excess) * ScrollAxis.band / room + 1)) * room
    return edge + (excess < 0 ? -banded : banded)
  }

  /// Where a finger has pulled to, to show an offset.
  func pulled(to shown: CGFloat) -> CGFloat {
    let edge = clamped(shown)
    let banded = min(abs(shown - edge), room * 0.99)
    guard banded > 0 else { return shown }
    let excess = (1 / (1 - banded / room) - 1) * room / ScrollAxis.band
    return edge + (shown < edge ? -excess : excess)
  }

  /// How fast the content moves for each point that the finger does.
  func give(at pulled: CGFloat) -> CGFloat {
    let excess = abs(pulled - clamped(pulled))
    guard excess > 0 else { return 1 }
    guard bounces else { return 0 }
    let stretch = excess * ScrollAxis.band / room + 1
    return ScrollAxis.band / (stretch * stretch)
  }

  /// The share of a finger's way that the content goes along just past its edge.
  private static let band: CGFloat = 0.55
}
