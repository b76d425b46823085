public import UIKit

/// A screen that decides whether a gesture may leave it.
///
/// Without it, a screen with `isModalInPresentation` resists, and any other allows.
///
/// ```swift
/// final class FormViewController: UIViewController, BackPolicyProviding {
///   var isEdited = false
///
///   func backPolicy(for transition: InterruptibleTransition) -> BackPolicy {
///     isEdited ? .resist : .allow
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol BackPolicyProviding: UIViewController {
  /// Returns the policy for a gesture that is about to leave the screen.
  ///
  /// Called once for each gesture; the place to ask people whether they mean it. Not called for programmatic
  /// navigation.
  func backPolicy(for transition: InterruptibleTransition) -> BackPolicy
}
