/// The switches of the system's accessibility settings.
@preconcurrency @MainActor
public enum HeadlessAccessibility {
  /// Settings, Accessibility, Motion, Reduce Motion.
  public static var isReduceMotionEnabled = false {
    didSet {
      guard isReduceMotionEnabled != oldValue else { return }
      post(UIAccessibility.reduceMotionStatusDidChangeNotification)
      if prefersCrossFadeTransitions {
        post(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
      }
    }
  }

  /// The switch below it, Prefer Cross-Fade Transitions, which does something only beside it.
  public static var prefersCrossFadeTransitions = false {
    didSet {
      guard prefersCrossFadeTransitions != oldValue, isReduceMotionEnabled else { return }
      post(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
    }
  }

  static func reset() {
    prefersCrossFadeTransitions = false
    isReduceMotionEnabled = false
  }

  private static func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }
}
