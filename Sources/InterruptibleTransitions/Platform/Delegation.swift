import UIKit

#if canImport(ObjectiveC)
  /// Passes on what UIKit asks of its delegates and this object does not answer itself.
  ///
  /// UIKit asks once, when a delegate is assigned, which methods it has; so the answers are the app's own
  /// delegates' from the first moment, and the assignment is renewed when they change.
  extension InterruptibleTransition {
    nonisolated public override func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector else { return false }
      return super.responds(to: aSelector) || inner(for: aSelector) != nil
    }

    nonisolated public override func forwardingTarget(for aSelector: Selector!) -> Any? {
      guard let aSelector, let inner = inner(for: aSelector) else {
        return super.forwardingTarget(for: aSelector)
      }
      return UnsafeRawPointer(bitPattern: inner).map {
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
      }
    }

    /// The address of the app's own delegate that answers to a selector of UIKit's delegates.
    ///
    /// UIKit asks on the main thread, where the delegate lives at least until the call returns.
    nonisolated private func inner(for selector: Selector) -> UInt? {
      guard Thread.isMainThread else { return nil }
      let name = NSStringFromSelector(selector)
      return MainActor.assumeIsolated {
        let delegates: [(any NSObjectProtocol)?] = [
          navigationDelegate, tabBarDelegate, presentationDelegate,
        ]
        let inner = delegates.lazy.compactMap { $0 }
          .first { $0.responds(to: NSSelectorFromString(name)) }
        return inner.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) }
      }
    }
  }
#endif
