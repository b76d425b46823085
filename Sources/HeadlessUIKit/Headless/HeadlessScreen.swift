/// The screen on which everything is shown, and a method to reset it.
@preconcurrency @MainActor
public enum HeadlessScreen {
  static var screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3)
  static var windows: [UIWindow] = []

  /// Returns a copy of a layer as it is on the screen, also where a personality has `presentation()` say something else.
  public static func displayed<Layer: CALayer>(_ layer: Layer) -> Layer? { layer.displayed() }

  /// The bounds of the whole screen, in its current orientation and size.
  public static var bounds: CGRect { screen.bounds }

  /// The insets of the status bar, the home indicator, and other hardware, not necessarily the same on the left and on
  /// the right.
  public static var safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) {
    didSet {
      for window in windows {
        window.setNeedsLayout()
        if safeAreaInsets != oldValue { window.renewSafeAreas() }
      }
    }
  }

  /// The radius of the display's corners, in points, as systems report it since iOS 26; nil on an earlier system.
  public static var displayCornerRadius: CGFloat?

  /// Resets everything: a new screen, the clock at 0, no windows, no touches, and no animations.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - layoutDirection: The direction of the user's language.
  ///   - personality: The behavior of UIKit where that is uncertain.
  public static func reset(
    size: CGSize = CGSize(width: 393, height: 852),
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    personality: HeadlessPersonality = .launched
  ) {
    ScreenOwner.change()
    FirstResponder.reset()
    for window in windows {
      window.isHidden = true
    }
    windows = []
    HeadlessPersonality.current = personality
    HeadlessKeyboard.reset()
    screen = UIScreen(bounds: CGRect(origin: .zero, size: size), scale: 3)
    barPlacement = .aboveAndBelow
    displayCornerRadius = nil
    safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    HeadlessTouch.reset()
    RenderServer.reset()
    CADisplayLink.reset()
    HeadlessRunLoopObserver.reset()
    HeadlessClock.framesPerSecond = 60
    HeadlessClock.reset()
    HeadlessLog.forget()
    UIApplication.reset(layoutDirection: layoutDirection)
    HeadlessApplication.state = .active
    HeadlessAccessibility.reset()
    StatusBar.reset()
    SymbolPictures.reset()
    resetSize()
    resetTraits()
  }
}
