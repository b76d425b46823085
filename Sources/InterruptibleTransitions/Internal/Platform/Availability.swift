import UIKit

extension UIAccessibility {
  /// Whether people have asked for less motion.
  ///
  /// Read at every start, because the notifications of these settings are not reliable.
  @MainActor
  static var wantsLessMotion: Bool {
    if isReduceMotionEnabled { return true }
    guard #available(iOS 14.0, tvOS 14.0, macCatalyst 14.0, *) else { return false }
    return prefersCrossFadeTransitions
  }
}

extension UIViewController {
  var hasSystemTransition: Bool {
    #if compiler(>=6.0)
      if #available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, visionOS 2.0, *) {
        return preferredTransition != nil
      }
    #endif
    return false
  }

  func updateStatusBar() {
    #if !os(tvOS) && !os(visionOS)
      setNeedsStatusBarAppearanceUpdate()
    #endif
  }

  /// Whether the screen prevents a gesture from dismissing it.
  var resistsDismissal: Bool {
    #if os(tvOS)
      return false
    #else
      return isModalInPresentation
    #endif
  }

  /// Whether the presentation style is the default, which is a sheet on systems with sheets.
  var hasDefaultPresentationStyle: Bool {
    #if os(tvOS)
      return modalPresentationStyle == .automatic
    #else
      return modalPresentationStyle == .automatic || modalPresentationStyle == .pageSheet
    #endif
  }

  /// Whether the system presents the screen as a sheet or popover, which has separate gestures.
  var isSystemSheet: Bool {
    #if os(tvOS)
      return false
    #else
      switch modalPresentationStyle {
      case .automatic, .pageSheet, .formSheet, .popover: return true
      default: return false
      }
    #endif
  }
}

extension UIControl {
  /// Whether a drag changes the value, of which an app may learn only later, without an action.
  var changesValueByDrags: Bool {
    #if os(tvOS)
      return allControlEvents.contains(.valueChanged)
    #elseif canImport(ObjectiveC)
      return allControlEvents.contains(.valueChanged) || self is UISlider || self is UISwitch
        || self is UISegmentedControl
    #else
      return allControlEvents.contains(.valueChanged) || self is UISlider
    #endif
  }
}

extension UITabBarController {
  /// Whether a tab bar controller asks its delegate for animators; without them a pan can't switch tabs.
  static var asksForAnimators: Bool {
    #if os(visionOS)
      return false
    #else
      return true
    #endif
  }

  /// Whether a controller is the list of the tabs that don't fit in the bar.
  func isListOfMore(_ controller: UIViewController) -> Bool {
    #if os(tvOS) || os(visionOS)
      return false
    #else
      // UIKit creates the list when it is asked for it.
      return controller is UINavigationController && controller === moreNavigationController
    #endif
  }

  /// The position of a controller among tabs that are made of `UITab`; nil for others, and before iOS 18.
  func position(ofTab controller: UIViewController) -> Int? {
    #if canImport(ObjectiveC)
      guard #available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, visionOS 2.0, *),
        let tab = (controller as AnyObject).ownTab?() ?? nil,
        let tabs = (self as AnyObject).orderedTabs?()
      else { return nil }
      return tabs.flatMap(withTabsInside).firstIndex { $0 === tab }
    #else
      return nil
    #endif
  }
}

#if canImport(ObjectiveC)
  /// Methods of tabs that compilers with an SDK older than iOS 18 don't find.
  @objc private protocol TabTree {
    @objc(tab) func ownTab() -> AnyObject?
    @objc(tabs) func orderedTabs() -> [AnyObject]
    @objc(children) func tabsOfGroup() -> [AnyObject]
  }

  /// Returns a tab and, if it is a group, the tabs in it.
  private func withTabsInside(_ tab: AnyObject) -> [AnyObject] {
    [tab] + (tab.tabsOfGroup?() ?? []).flatMap(withTabsInside)
  }
#endif

extension UIView {
  /// Whether the view is a cell, or handles touches itself.
  ///
  /// Cells and much of SwiftUI's content handle taps without a control or a tap recognizer; such a class overrides the
  /// methods for touches. Scroll views override them too, and handle no taps.
  var handlesTouches: Bool {
    #if canImport(ObjectiveC)
      if self is UITableViewCell || self is UICollectionViewCell { return true }
      guard !(self is UIScrollView) else { return false }
      let methods = [
        #selector(UIResponder.touchesBegan(_:with:)), #selector(UIResponder.touchesEnded(_:with:)),
      ]
      return methods.contains { method in
        type(of: self).instanceMethod(for: method) != UIView.instanceMethod(for: method)
      }
    #else
      return self is any HeadlessTouchHandling
    #endif
  }
}

// Calls the optional methods of a presentation's delegate; a television has no gesture that dismisses.
#if os(tvOS)
  extension UIPresentationController {
    /// Whether the presentation's delegate allows a gesture to dismiss.
    var mayBeDismissed: Bool { true }

    /// Notifies the presentation's delegate that a gesture has tried to dismiss.
    func tellOfAttempt() {}

    /// Notifies the presentation's delegate that a gesture is about to dismiss.
    func tellOfDismissal() {}

    /// Notifies the presentation's delegate that a gesture has dismissed.
    func tellOfDismissed() {}
  }
#else
  extension UIPresentationController {
    var mayBeDismissed: Bool {
      let allows = delegate?.presentationControllerShouldDismiss(_:)
      return allows?(self) ?? true
    }

    func tellOfAttempt() {
      let forward = delegate?.presentationControllerDidAttemptToDismiss(_:)
      forward?(self)
    }

    func tellOfDismissal() {
      let forward = delegate?.presentationControllerWillDismiss(_:)
      forward?(self)
    }

    func tellOfDismissed() {
      let forward = delegate?.presentationControllerDidDismiss(_:)
      forward?(self)
    }
  }
#endif
