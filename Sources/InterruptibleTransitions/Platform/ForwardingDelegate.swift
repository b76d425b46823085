public import UIKit

/// A delegate that passes on to an app's own delegates what UIKit tells and asks it.
///
/// UIKit asks once, when a delegate is assigned, which methods it has; so the answers are the app's own
/// delegates' from the first moment, and assignments are renewed when these change.
@MainActor
public class ForwardingDelegate: NSObject {
  /// The app's own navigation delegate: it is told and asked as if it were the navigation controller's, and
  /// where it gives an animator of its own, that one runs.
  public weak var navigationDelegate: (any UINavigationControllerDelegate)? {
    didSet {
      if isItself(navigationDelegate) { navigationDelegate = nil }
      renewAssignments()
    }
  }

  /// The app's own tab bar delegate, likewise.
  public weak var tabBarDelegate: (any UITabBarControllerDelegate)? {
    didSet {
      if isItself(tabBarDelegate) { tabBarDelegate = nil }
      renewAssignments()
    }
  }

  /// The app's own transitioning delegate, likewise; its presentation controllers are used.
  public weak var presentationDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet {
      if isItself(presentationDelegate) { presentationDelegate = nil }
    }
  }

  private func isItself(_ delegate: (any NSObjectProtocol)?) -> Bool {
    guard delegate === self else { return false }
    assertionFailure("a transition cannot pass on to itself: give it the app's own delegate")
    return true
  }

  /// Assigns this object anew wherever it is a delegate.
  func renewAssignments() {}

  #if canImport(ObjectiveC)
    /// True for what this object or one of the app's own delegates answers to.
    nonisolated public override func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector else { return false }
      return super.responds(to: aSelector) || inner(for: aSelector) != nil
    }

    /// The app's own delegate that answers to a selector.
    nonisolated public override func forwardingTarget(for aSelector: Selector!) -> Any? {
      guard let aSelector, let inner = inner(for: aSelector) else {
        return super.forwardingTarget(for: aSelector)
      }
      return UnsafeRawPointer(bitPattern: inner).map {
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
      }
    }

    /// How the methods of the three delegates begin: an app's delegate answers to much else.
    nonisolated private static let families = [
      "navigationController", "tabBarController", "presentationController", "animationController",
      "interactionController",
    ]

    /// The address of the app's own delegate that answers to a selector of UIKit's delegates.
    ///
    /// UIKit asks on the main thread, where the delegate lives at least until the call returns. A number,
    /// because nothing else can leave the main actor here.
    nonisolated private func inner(for selector: Selector) -> UInt? {
      guard Thread.isMainThread else { return nil }
      let name = NSStringFromSelector(selector)
      guard Self.families.contains(where: name.hasPrefix) else { return nil }
      return MainActor.assumeIsolated {
        let delegates: [(any NSObjectProtocol)?] = [
          navigationDelegate, tabBarDelegate, presentationDelegate,
        ]
        let inner = delegates.lazy.compactMap { $0 }
          .first { $0.responds(to: NSSelectorFromString(name)) }
        return inner.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) }
      }
    }
  #endif
}
