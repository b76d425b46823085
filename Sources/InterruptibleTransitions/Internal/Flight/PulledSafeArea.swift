import UIKit

/// Keeps the safe area of a screen that is pulled out of position, because its bars would jump.
///
/// Additional insets return the insets that UIKit removes there, and remove the ones that it adds, if they take effect at once.
@MainActor
final class PulledSafeArea {
  private let view: UIView
  private weak var controller: UIViewController?
  /// The safe area at the original position, recorded before the screen leaves it.
  private var insets = SIMD4<Double>.zero
  /// The app's additional insets.
  private var own = SIMD4<Double>.zero
  /// The insets that have been added to them.
  private var added = SIMD4<Double>.zero
  /// Whether the safe area follows additional insets at once; a late change would be compensated twice.
  private var gives = true

  /// Keeps the safe area of a controller's view; nil for any other view.
  init?(of view: UIView) {
    guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else {
      return nil
    }
    self.view = view
    self.controller = controller
  }

  /// Records the safe area at the original position.
  func remember() {
    insets = view.safeAreaInsets.sides
    own = controller?.additionalSafeAreaInsets.sides ?? .zero
  }

  /// Compensates for the view's current position.
  func keep() {
    followApp()
    guard gives, isMissing else { return }
    add(added + insets - view.safeAreaInsets.sides)
    guard isMissing else { return }
    gives = false
    giveBack()
  }

  /// Restores the app's insets.
  func giveBack() {
    guard added != .zero else { return }
    followApp()
    add(.zero)
  }

  /// Whether the difference to the original safe area can be seen.
  private var isMissing: Bool {
    let missing = insets - view.safeAreaInsets.sides
    return (missing * missing).max() >= 0.0001
  }

  /// Adopts the sides that the app has set in the meantime.
  private func followApp() {
    guard let now = controller?.additionalSafeAreaInsets.sides else { return }
    let isSet = now .!= own + added
    let before = own
    own.replace(with: now, where: isSet)
    added.replace(with: 0, where: isSet)
    insets += own - before
  }

  private func add(_ more: SIMD4<Double>) {
    added = more
    controller?.additionalSafeAreaInsets = UIEdgeInsets(own + added)
  }
}

extension UIEdgeInsets {
  fileprivate var sides: SIMD4<Double> { SIMD4<Double>(top, left, bottom, right) }

  fileprivate init(_ sides: SIMD4<Double>) {
    self.init(top: sides.x, left: sides.y, bottom: sides.z, right: sides.w)
  }
}
