extension UIApplication {
  /// Constants that describe whether the app is in front of the user.
  public enum State: Int, Sendable {
    case active
    /// In front, but something else has the user's attention: a call, an alert, the app switcher.
    case inactive
    case background
  }

  public nonisolated static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
}
