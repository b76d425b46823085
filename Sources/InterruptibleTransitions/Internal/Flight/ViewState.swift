import UIKit

/// What a transition may change of a view, as it was before.
@MainActor
final class ViewState {
  private let view: UIView
  private let superview: UIView?
  private let index: Int?
  private var rest: Rest

  /// The looks and the frame.
  private struct Rest {
    let center: CGPoint
    let bounds: CGRect
    let transform: CATransform3D
    let alpha: CGFloat
    let isHidden: Bool
    let surroundings: CGSize?
    let fillsSuperview: Bool
  }

  init?(_ view: UIView?) {
    guard let view else { return nil }
    let superview = view.superview
    self.view = view
    self.superview = superview
    index = superview?.subviews.firstIndex { $0 === view }
    let surroundings = superview?.bounds.size
    rest = Rest(
      center: view.center,
      bounds: view.bounds,
      transform: view.transform3D,
      alpha: view.alpha,
      isHidden: view.isHidden,
      surroundings: surroundings,
      fillsSuperview: view.bounds.size == surroundings
    )
  }

  func isOf(_ view: UIView) -> Bool { self.view === view }

  /// Puts the looks and the frame back, or has the transition that moves the view meanwhile do so at its end.
  func restoreInTime() {
    guard let moved = TouchShield.restingState(of: view, around: view) else {
      return restoreLooksAndFrame()
    }
    moved.rest = rest
  }

  /// Does the same, but leaves the frame of a view that has been put into other surroundings, where its old one means nothing.
  func restoreInPlace() {
    let isElsewhere =
      view.superview !== superview
      && view.superview?.bounds.size != rest.surroundings
      && !TouchShield.isInFlight(view)
    isElsewhere ? restoreLooks() : restoreInTime()
  }

  /// Puts the looks back, and leaves the view where it is in the hierarchy.
  func restoreLooks() {
    if view.alpha != rest.alpha { view.alpha = rest.alpha }
    if !CATransform3DEqualToTransform(view.transform3D, rest.transform) {
      view.transform3D = rest.transform
    }
    if view.isHidden != rest.isHidden { view.isHidden = rest.isHidden }
  }

  /// Puts the looks and the frame back.
  ///
  /// Where the surroundings have another size by now, as after a rotation, the old frame means nothing:
  /// what filled them fills them again, and all else stays as it has been laid out since.
  func restoreLooksAndFrame() {
    restoreLooks()
    guard !isResized else { return refill() }
    if view.bounds != rest.bounds { view.bounds = rest.bounds }
    if view.center != rest.center { view.center = rest.center }
  }

  /// Lets what filled its surroundings fill them again, where they have another size by now, and has all else
  /// laid out anew.
  func refill() {
    guard isResized, let superview else { return }
    guard rest.fillsSuperview else { return superview.setNeedsLayout() }
    view.bounds.size = superview.bounds.size
    view.center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
  }

  private var isResized: Bool {
    guard let superview, view.superview === superview else { return false }
    return superview.bounds.size != rest.surroundings
  }

  /// Puts the view back where it was in the hierarchy.
  func restorePlace() {
    guard let superview, let index else { return view.removeFromSuperview() }
    guard view.superview !== superview || superview.subviews.firstIndex(of: view) != index else {
      return
    }
    superview.insertSubview(view, at: index)
  }
}

/// The view that had the keyboard before a transition took it away.
@MainActor
final class FirstResponder {
  private weak var view: UIView?

  /// Takes the keyboard away from a view's first responder, if there is one.
  func resign(in root: UIView?) {
    view = root.flatMap(FirstResponder.find)
    view?.resignFirstResponder()
  }

  /// Gives it back.
  func restore() {
    view?.becomeFirstResponder()
    view = nil
  }

  private static func find(in root: UIView) -> UIView? {
    if root.isFirstResponder { return root }
    for subview in root.subviews {
      if let found = find(in: subview) { return found }
    }
    return nil
  }
}

/// Hides one screen of a transition from assistive technology, and undoes no more than that.
@MainActor
struct ScreenCurtain {
  private var hidden: UIView?

  /// Hides a screen instead of the one that has been hidden.
  ///
  /// What the app, or another transition, hides already is theirs.
  mutating func hide(_ screen: UIView?) {
    guard screen !== hidden else { return }
    reveal()
    guard let screen, !screen.accessibilityElementsHidden else { return }
    screen.accessibilityElementsHidden = true
    hidden = screen
  }

  mutating func reveal() {
    hidden?.accessibilityElementsHidden = false
    hidden = nil
  }
}
