/// The thresholds of the gestures, which UIKit keeps to itself: nothing should depend on them.
enum TouchMetrics {
  /// How far a finger moves until it pans, in points.
  @MainActor
  static var panThreshold: CGFloat { HeadlessGesturePolicy.current.pansBeginSoon ? 4 : 10 }
  /// How far a finger may move, or land from the last tap, and still tap, in points.
  @MainActor
  static var tapAllowance: CGFloat { HeadlessGesturePolicy.current.tapsAreStrict ? 10 : 45 }
  /// How long a finger may be down and still tap, in seconds.
  @MainActor
  static var tapDuration: TimeInterval { HeadlessGesturePolicy.current.tapsAreStrict ? 0.3 : 0.75 }
  /// How long after a tap the next may come, in seconds.
  static let tapInterval: TimeInterval = 0.35
  /// How near to an edge a finger must land to pan from it, in points.
  static let edgeBand: CGFloat = 20
}
