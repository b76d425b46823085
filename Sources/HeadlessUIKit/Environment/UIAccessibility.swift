/// What the user has switched on to make the system easier to use.
@preconcurrency @MainActor
public struct UIAccessibility {
  public static var isReduceMotionEnabled: Bool { HeadlessAccessibility.isReduceMotionEnabled }

  public nonisolated static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// A Boolean value that indicates whether cross-fades are preferred; `true` only if motion is reduced as well.
  public static var prefersCrossFadeTransitions: Bool {
    HeadlessAccessibility.isReduceMotionEnabled
      && HeadlessAccessibility.prefersCrossFadeTransitions
  }

  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange =
    NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  public static var isBoldTextEnabled: Bool { HeadlessAccessibility.isBoldTextEnabled }

  public nonisolated static let boldTextStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")

  public static var isVoiceOverRunning: Bool { HeadlessAccessibility.isVoiceOverRunning }

  public nonisolated static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Notifies assistive technology of a change; `HeadlessAccessibility.postedNotifications` lists all posted
  /// notifications.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    HeadlessAccessibility.take(notification, argument)
  }

  /// What VoiceOver is at; nil if it isn't running.
  ///
  /// Switch Control's place is not built.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
  ) -> Any? {
    guard assistiveTechnologyIdentifier != .notificationSwitchControl else { return nil }
    return HeadlessAccessibility.focusedElement
  }
}

extension UIAccessibility {
  /// What has changed on the screen.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    @MainActor public static var screenChanged: UIAccessibility.Notification =
      Notification(rawValue: 1000)
    @MainActor public static var layoutChanged: UIAccessibility.Notification =
      Notification(rawValue: 1001)
    @MainActor public static var announcement: UIAccessibility.Notification =
      Notification(rawValue: 1008)
  }

  /// Which assistive technology is meant.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let notificationVoiceOver =
      AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl =
      AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}
