public import UIKit

/// A screen that has a say in whether a gesture may leave it.
///
/// A screen with `isModalInPresentation` resists without it.
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
@MainActor
public protocol BackPolicyProviding: UIViewController {
  /// Asked once, when a gesture that would leave the screen begins; here is the place to ask people whether
  /// they mean it.
  ///
  /// What code asks for is not asked about.
  func backPolicy(for transition: InterruptibleTransition) -> BackPolicy
}
