/// The system's accessibility settings, and the notifications and actions of assistive technology.
@preconcurrency @MainActor
public enum HeadlessAccessibility {
  /// The setting Settings > Accessibility > Motion > Reduce Motion.
  public static var isReduceMotionEnabled = false {
    didSet {
      guard isReduceMotionEnabled != oldValue else { return }
      post(UIAccessibility.reduceMotionStatusDidChangeNotification)
      if prefersCrossFadeTransitions {
        post(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
      }
    }
  }

  /// The setting Prefer Cross-Fade Transitions, which has an effect only with Reduce Motion.
  public static var prefersCrossFadeTransitions = false {
    didSet {
      guard prefersCrossFadeTransitions != oldValue, isReduceMotionEnabled else { return }
      post(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
    }
  }

  /// The setting Settings > Display & Brightness > Bold Text.
  public static var isBoldTextEnabled = false {
    didSet {
      guard isBoldTextEnabled != oldValue else { return }
      HeadlessScreen.updateTraits()
      post(UIAccessibility.boldTextStatusDidChangeNotification)
    }
  }

  /// The setting Settings > Accessibility > VoiceOver.
  public static var isVoiceOverRunning = false {
    didSet {
      guard isVoiceOverRunning != oldValue else { return }
      focus = nil
      post(UIAccessibility.voiceOverStatusDidChangeNotification)
    }
  }

  /// A notification that the app has posted.
  public struct PostedNotification {
    public let notification: UIAccessibility.Notification
    /// The posted view, as long as it lives.
    public private(set) weak var view: UIView?
    /// The posted text.
    public let text: String?

    fileprivate init(_ notification: UIAccessibility.Notification, _ argument: Any?) {
      self.notification = notification
      view = argument as? UIView
      text = view == nil ? argument as? String : nil
    }
  }

  /// The notifications that the app has posted since the last reset, or since the log was cleared, in order.
  public private(set) static var postedNotifications: [PostedNotification] = []

  private static weak var focus: UIResponder?

  /// What VoiceOver is at; nil once that can't be reached any more.
  static var focusedElement: UIResponder? {
    guard let focus else { return nil }
    return canReach(focus) ? focus : nil
  }

  private static func canReach(_ element: UIResponder) -> Bool {
    if let element = element as? UIAccessibilityElement {
      return element.place.map { $0.window != nil && $0.isReachable } ?? false
    }
    guard let view = element as? UIView, let window = view.window else { return false }
    return elements(in: window).contains(view)
  }

  /// Records a notification; VoiceOver goes where it says.
  static func take(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let posted = PostedNotification(notification, argument)
    postedNotifications.append(posted)
    guard isVoiceOverRunning else { return }
    if let element = argument as? UIAccessibilityElement, canReach(element) {
      focus = element
      return
    }
    switch notification {
    case .screenChanged, .layoutChanged:
      let screen = notification == .screenChanged ? HeadlessScreen.windows.last : nil
      guard let place = posted.view ?? screen, let window = place.window else { return }
      focus = elements(in: window).first { $0.isDescendant(of: place) } ?? focus
    default: break
    }
  }

  static func forgetNotifications() {
    postedNotifications = []
  }

  static func reset() {
    prefersCrossFadeTransitions = false
    isReduceMotionEnabled = false
    isBoldTextEnabled = false
    isVoiceOverRunning = false
    forgetNotifications()
  }

  private static func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }
}
