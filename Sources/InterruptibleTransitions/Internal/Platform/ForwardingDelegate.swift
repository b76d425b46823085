public import UIKit

/// Forwards delegate calls from UIKit to the app's own delegates.
///
/// UIKit asks once, when a delegate is assigned, which methods it has. So the answers are those of the app's delegates
/// from the first moment, and assignments are renewed when these change. It is a separate class because its overrides
/// exist only with the Objective-C runtime.
@preconcurrency @MainActor
@_documentation(visibility: internal)
public class ForwardingDelegate: NSObject {
  var forwardedDelegates: [(any NSObjectProtocol)?] { [] }

  /// Returns the app's own delegate of a navigation or tab bar controller.
  func forwardedDelegate(of container: UIViewController) -> (any NSObjectProtocol)? { nil }

  #if os(iOS)
    private lazy var router = DelegateRouter { [weak self] in self?.forwardedDelegate(of: $0) }
  #endif

  /// The known use of the object.
  var service = Service.unknown

  enum Service {
    case unknown
    /// UIKit has asked which methods the object has, so it has been assigned as a delegate.
    case assigned(at: TimeInterval)
    /// The object manages a container, or has managed one.
    case known
  }

  /// A delegate isn't retained, so an object in a local constant is released at the end of its scope.
  deinit {
    guard case .assigned(let time) = service, CACurrentMediaTime() - time < 1 else { return }
    TransitionLog.error(
      """
      A transition object was released right after it was assigned as a delegate. \
      Keep a reference to it, or use install(on:), which keeps it.
      """
    )
  }

  fileprivate func recordAssignment() {
    if case .known = service { return }
    service = .assigned(at: CACurrentMediaTime())
  }

  /// Whether the current touch is left to the system's swipe back.
  ///
  /// The system's swipe may not begin if the delegate has the method that chooses animations, whatever it returns, so
  /// this object hides the method.
  var leavesSwipeToSystem: Bool { false }

  /// Assigns this object again wherever it's a delegate.
  func renewAssignments() {}

  #if canImport(ObjectiveC)
    /// Returns a Boolean value that indicates whether this object or one of the app's own delegates responds to a
    /// selector.
    nonisolated public override func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector else { return false }
      if Thread.isMainThread, aSelector == Self.chooser || aSelector == Self.tabChooser {
        MainActor.assumeIsolated { recordAssignment() }
      }
      return super.responds(to: aSelector) && !isHidden(aSelector) || inner(for: aSelector) != nil
    }

    /// Returns the object that forwards a method to each container's delegate, or the app's own delegate that responds
    /// to it.
    nonisolated public override func forwardingTarget(for aSelector: Selector!) -> Any? {
      guard let aSelector, let inner = inner(for: aSelector) else {
        return super.forwardingTarget(for: aSelector)
      }
      return UnsafeRawPointer(bitPattern: inner).map {
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
      }
    }

    nonisolated private func isHidden(_ selector: Selector) -> Bool {
      guard Thread.isMainThread, selector == Self.chooser else { return false }
      return MainActor.assumeIsolated { leavesSwipeToSystem }
    }

    nonisolated private static var chooser: Selector {
      #selector(
        (any UINavigationControllerDelegate).navigationController(_:animationControllerFor:from:to:)
      )
    }

    nonisolated private static var tabChooser: Selector {
      #selector((any UITabBarControllerDelegate).tabBarController(_:shouldSelect:))
    }

    /// The prefixes of the methods of the three delegates; an app's delegate responds to many others.
    nonisolated private static let families = [
      "navigationController", "tabBarController", "presentationController", "animationController",
      "interactionController",
    ]

    /// The address of the object that handles a selector of UIKit's delegates to which one of the app's delegates responds.
    ///
    /// UIKit asks on the main thread, where the delegate lives at least until the call returns. The result is a number,
    /// because nothing else can leave the main actor here.
    nonisolated private func inner(for selector: Selector) -> UInt? {
      guard Thread.isMainThread else { return nil }
      let name = NSStringFromSelector(selector)
      guard Self.families.contains(where: name.hasPrefix) else { return nil }
      return MainActor.assumeIsolated {
        let inner = forwardedDelegates.lazy.compactMap { $0 }
          .first { $0.responds(to: NSSelectorFromString(name)) }
        #if os(iOS)
          if inner != nil, DelegateRouter.instancesRespond(to: NSSelectorFromString(name)) {
            return UInt(bitPattern: Unmanaged.passUnretained(router).toOpaque())
          }
        #endif
        return inner.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) }
      }
    }
  #endif
}

#if !canImport(ObjectiveC)
  extension ForwardingDelegate: HeadlessSelectiveDelegate {
    /// Returns a Boolean value that indicates whether this object or one of the app's own delegates has a method.
    public func headlessResponds(to method: String) -> Bool {
      recordAssignment()
      guard method == "navigationController(_:animationControllerFor:from:to:)", leavesSwipeToSystem
      else { return true }
      return forwardedDelegates.contains { $0 is any UINavigationControllerDelegate }
    }
  }
#endif
