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
  private var insets = SIMD4<Double>.zero
  /// The app's own additional insets.
  private var own = SIMD4<Double>.zero
  /// What has been added to them.
  private var added = SIMD4<Double>.zero
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
    insets = view.safeAreaInsets.sides
    own = controller?.additionalSafeAreaInsets.sides ?? .zero
  }

  /// Makes up for the place where the view is now.
  func keep() {
    followApp()
    guard gives, isMissing else { return }
    add(added + insets - view.safeAreaInsets.sides)
    guard isMissing else { return }
    gives = false
    giveBack()
  }

  /// Leaves the app's own insets.
  func giveBack() {
    guard added != .zero else { return }
    followApp()
    add(.zero)
  }

  /// Whether what the safe area lacks can be seen.
  private var isMissing: Bool {
    let missing = insets - view.safeAreaInsets.sides
    return (missing * missing).max() >= 0.0001
  }

  /// Takes over the sides that the app has set meanwhile.
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
