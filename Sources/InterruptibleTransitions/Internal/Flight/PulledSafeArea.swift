import UIKit

/// Keeps the safe area of a screen that is pulled off its place, whose bars would jerk with it.
///
/// What UIKit takes from the safe area there, additional insets give back, and what it adds they take, where they show
/// at once.
@MainActor
final class PulledSafeArea {
  private let view: UIView
  private weak var controller: UIViewController?
  /// The safe area at the place; it is remembered before the screen leaves that.
  private var insets = UIEdgeInsets.zero
  /// What has been added to the app's own insets.
  private var added = UIEdgeInsets.zero
  /// Whether the safe area follows additional insets at once; what comes late would be made up for twice.
  private var gives = true

  /// Keeps that of a controller's view; nil for any other.
  init?(of view: UIView) {
    guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else {
      return nil
    }
    self.view = view
    self.controller = controller
  }

  /// Takes the safe area for that of the place.
  func remember() {
    insets = view.safeAreaInsets
  }

  /// Makes up for the place where the view is now.
  func keep() {
    let missing = insets.plus(view.safeAreaInsets, times: -1)
    guard gives, !missing.isNearZero else { return }
    add(missing)
    guard !insets.plus(view.safeAreaInsets, times: -1).isNearZero else { return }
    gives = false
    giveBack()
  }

  /// Leaves the app's own insets.
  func giveBack() {
    guard added != .zero else { return }
    add(UIEdgeInsets.zero.plus(added, times: -1))
  }

  private func add(_ more: UIEdgeInsets) {
    guard let controller else { return }
    controller.additionalSafeAreaInsets = controller.additionalSafeAreaInsets.plus(more)
    added = added.plus(more)
  }
}

extension UIEdgeInsets {
  fileprivate func plus(_ other: UIEdgeInsets, times factor: CGFloat = 1) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top * factor,
      left: left + other.left * factor,
      bottom: bottom + other.bottom * factor,
      right: right + other.right * factor
    )
  }

  /// Whether nothing of them can be seen.
  fileprivate var isNearZero: Bool { [top, left, bottom, right].allSatisfy { abs($0) < 0.01 } }
}
