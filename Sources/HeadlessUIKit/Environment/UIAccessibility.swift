/// What the user has switched on to make the system easier to use.
@preconcurrency @MainActor
public struct UIAccessibility {
  public static var isReduceMotionEnabled: Bool { HeadlessAccessibility.isReduceMotionEnabled }

  public nonisolated static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// True only where motion is reduced as well.
  public static var prefersCrossFadeTransitions: Bool {
    HeadlessAccessibility.isReduceMotionEnabled
      && HeadlessAccessibility.prefersCrossFadeTransitions
  }

  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange =
    NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}
