/// A delegate that says which optional methods it has, as `responds(to:)` does beside the Objective-C runtime.
///
/// It is asked when it is set as the delegate of a navigation or tab bar controller. One that does not adopt this counts as having all of them.
@preconcurrency @MainActor
public protocol HeadlessSelectiveDelegate: AnyObject {
  /// Returns a Boolean value that indicates whether the delegate has a method, such as
  /// `navigationController(_:animationControllerFor:from:to:)`.
  func headlessResponds(to method: String) -> Bool
}
