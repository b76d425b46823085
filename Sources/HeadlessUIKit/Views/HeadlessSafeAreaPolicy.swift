/// What is uncertain about the safe area of a view that moves, or differs between versions of UIKit.
public struct HeadlessSafeAreaPolicy: Hashable, Sendable {
  /// D67: a view that an animator has moved keeps the safe area that it had at the other end, until it is moved again.
  public var reversalLeavesSafeAreaStale = false
  /// D68: a screen keeps its safe area from `viewWillDisappear` on, wherever it is moved.
  public var leavingSafeAreaFreezes = false
  /// D89: a view that a transform moves keeps the safe area of its place without it until `additionalSafeAreaInsets` changes, as
  /// programs that renew it so suggest, not that of the place where it is.
  public var transformsKeepSafeArea = false

  /// The policy of the screen.
  @MainActor
  static var current: HeadlessSafeAreaPolicy { HeadlessPersonality.current.safeAreas }
}
