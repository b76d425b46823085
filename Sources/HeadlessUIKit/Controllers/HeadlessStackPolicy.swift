/// What is uncertain about navigation controllers, or differs between versions of UIKit.
public struct HeadlessStackPolicy: Hashable, Sendable {
  /// D14: the stack reads as before until the transition to it is over.
  public var stackChangesAtTheEnd = false
  /// D16: a change without animation has a coordinator too, which says that it is not animated.
  public var coordinatesWithoutAnimation = false
  /// D17: the delegate is asked for its animator inside push and pop, not when the transition starts.
  public var asksDelegateAtOnce = false
  /// D58: a navigation controller has a pan of the system's that pops from anywhere in the content.
  public var popsFromContent = false
  /// E6: a screen whose push is canceled does not say that it is moving from its parent.
  public var abortedPushesKeepQuiet = false
  /// D72: a canceled set or pop of several keeps what its stack had below the top.
  public var cancelledSetKeepsStack = false
  /// D75: the system's own swipe back does not begin where the delegate can choose animations.
  public var delegateDisablesSystemPop = false
  /// D76: after a cancel, the delegate is notified that the screen that stays was shown.
  public var didShowAfterCancel = false
  /// D80: after a canceled push or pop the view that was put into the container is taken out.
  public var cancelRemovesIncomingView = false
  /// B17: after a time t, e^(-t / 60 ms) of the distance of the system's push is left.
  public var stockPushIsExponential = false

  /// The policy of the screen.
  @MainActor
  static var current: HeadlessStackPolicy { HeadlessPersonality.current.stacks }
}
