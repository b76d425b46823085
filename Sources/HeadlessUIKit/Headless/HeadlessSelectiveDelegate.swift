/// A delegate that declares its optional methods, as `responds(to:)` does with the Objective-C runtime.
///
/// It is asked when it becomes the delegate of a navigation or tab bar controller. A delegate that doesn't adopt this
/// protocol counts as having all methods.
@preconcurrency @MainActor
public protocol HeadlessSelectiveDelegate: AnyObject {
  /// Returns a Boolean value that indicates whether the delegate has a method, such as
  /// `navigationController(_:animationControllerFor:from:to:)`.
  func headlessResponds(to method: String) -> Bool
}
