/// What is uncertain about gesture recognizers and touches, or differs between versions of UIKit.
public struct HeadlessGesturePolicy: Hashable, Sendable {
  /// F9: a pan needs 4 pt to begin, not 10.
  public var pansBeginSoon = false
  /// F10: the translation of a pan is zero when it begins, not the distance that it took.
  public var pansBeginAtZero = false
  /// F13: a tap must be over within 0.3 s and 10 pt, not 0.75 s and 45 pt.
  public var tapsAreStrict = false
  /// F20: of two pans that could begin with the same movement the inner one does, not the outer one.
  public var descendantPanWins = true
  /// F21: if a gesture takes a touch that a view hasn't received yet, the view receives the touch, and its
  /// cancellation.
  public var delayedTouchOutlivesPan = false
  /// D79: a sheet that a delegate animates has the system's own pan too.
  public var sheetPanCompetes = true

  /// The policy of the screen.
  @MainActor
  static var current: HeadlessGesturePolicy { HeadlessPersonality.current.gestures }
}
