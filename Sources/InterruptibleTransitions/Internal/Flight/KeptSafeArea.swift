import UIKit

/// Keeps the safe area of a screen that transitions or fingers move out of its place, where it would be laid out for another one.
///
/// Additional insets return the insets that UIKit removes there, and remove the ones that it adds, if they take effect at once.
/// All users of one screen share this object, which is an interaction of its view until the last one ends.
@MainActor
final class KeptSafeArea: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  private weak var controller: UIViewController?
  /// The safe area in the screen's place.
  private var insets = SIMD4<Double>.zero
  /// The screen's size there; in another one it has the safe area of its position.
  private var size = CGSize.zero
  /// The app's additional insets.
  private var own = SIMD4<Double>.zero
  /// The insets that have been added to them.
  private var added = SIMD4<Double>.zero
  /// Whether the safe area follows additional insets at once, which otherwise would be compensated twice, and the app doesn't set
  /// its own again, as in each layout.
  private var gives = true
  private var users = 0

  /// Begins to keep the safe area of a controller's view, which is in its place unless it has another user.
  ///
  /// Returns nil for any other view.
  static func begin(_ view: UIView) -> KeptSafeArea? {
    if let kept = join(view) { return kept }
    guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else {
      return nil
    }
    let kept = KeptSafeArea()
    (kept.controller, kept.users) = (controller, 1)
    view.addInteraction(kept)
    kept.remember()
    return kept
  }

  /// Continues to keep the safe area of a view after its transition, until ``end()``; nil if none keeps it.
  static func join(_ view: UIView) -> KeptSafeArea? {
    let kept = view.interactions.lazy.compactMap { $0 as? KeptSafeArea }.first
    kept?.users += 1
    return kept
  }

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) {
    self.view = view
  }

  /// Records the safe area of a view in its place, with the app's additional insets only.
  func remember() {
    giveBack()
    size = view?.bounds.size ?? .zero
    insets = view?.safeAreaInsets.sides ?? .zero
    own = controller?.additionalSafeAreaInsets.sides ?? .zero
  }

  /// Whether the view has the safe area of its current position, because that can't be compensated.
  var isLeftAlone: Bool { !gives && view?.bounds.size == size }

  /// Compensates for the view's current position.
  func keep() {
    guard let view, view.window != nil else { return }
    guard view.bounds.size == size else { return giveBack() }
    followApp()
    guard gives else { return giveBack() }
    guard isMissing else { return }
    // The first change may have UIKit compute the safe area of a transformed view again.
    for _ in 0..<2 where isMissing { add(added + insets - view.safeAreaInsets.sides) }
    guard isMissing else { return }
    gives = false
    giveBack()
  }

  /// Ends one use; after the last one, restores the app's insets.
  func end() {
    users -= 1
    guard users == 0 else { return keep() }
    giveBack()
    view?.removeInteraction(self)
  }

  /// Restores the app's insets.
  func giveBack() {
    guard added != .zero else { return }
    followApp()
    if added != .zero { add(.zero) }
  }

  /// Whether the difference to the safe area in the screen's place can be seen.
  private var isMissing: Bool {
    guard let view else { return false }
    let missing = insets - view.safeAreaInsets.sides
    return (missing * missing).max() >= 0.0001
  }

  /// Adopts the sides that the app has set in the meantime.
  private func followApp() {
    guard let now = controller?.additionalSafeAreaInsets.sides else { return }
    let isSet = now .!= own + added
    if gives, any(isSet .& (now .== own)) {
      gives = false
      view?.setNeedsLayout()
    }
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
