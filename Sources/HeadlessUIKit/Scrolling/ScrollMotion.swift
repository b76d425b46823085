/// What a scroll view does by itself, and why.
struct ScrollMotion {
  enum Reason {
    /// A finger has let go.
    case deceleration
    /// `setContentOffset(_:animated:)`.
    case animation
    /// The status bar was tapped.
    case toTop
  }

  let reason: Reason
  private let startTime: TimeInterval
  private let path: Path
  /// How far the app has moved the content on meanwhile.
  private var shift = CGPoint.zero

  private enum Path {
    case free(x: AxisMotion, y: AxisMotion)
    case eased(from: CGPoint, to: CGPoint)
  }

  private static let easeDuration: TimeInterval = 0.3

  init(x: AxisMotion, y: AxisMotion, at time: TimeInterval) {
    reason = .deceleration
    startTime = time
    path = .free(x: x, y: y)
  }

  init(_ reason: Reason, from start: CGPoint, to end: CGPoint, at time: TimeInterval) {
    self.reason = reason
    startTime = time
    path = .eased(from: start, to: end)
  }

  mutating func move(by way: CGPoint) {
    shift = shift + way
  }

  func isOver(at time: TimeInterval) -> Bool {
    // A frame's time is a sum of many, which may fall short by a little.
    time - startTime >= duration - 1e-9
  }

  func offset(at time: TimeInterval) -> CGPoint {
    let elapsed = isOver(at: time) ? .infinity : time - startTime
    switch path {
    case .free(let x, let y):
      return CGPoint(x: x.offset(after: elapsed), y: y.offset(after: elapsed)) + shift
    case .eased(let start, let end):
      let part = UIView.AnimationCurve.easeInOut.bezier.value(
        at: min(elapsed / ScrollMotion.easeDuration, 1)
      )
      let way = end - start
      return start + CGPoint(x: way.x * part, y: way.y * part) + shift
    }
  }

  private var duration: TimeInterval {
    switch path {
    case .free(let x, let y): max(x.duration, y.duration)
    case .eased: ScrollMotion.easeDuration
    }
  }
}
