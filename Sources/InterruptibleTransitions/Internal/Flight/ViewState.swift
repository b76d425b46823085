import UIKit

/// What a transition may change of a view, as it was before.
@MainActor
final class ViewState {
  private let view: UIView
  private var center: CGPoint
  private var bounds: CGRect
  private var transform: CATransform3D
  private var alpha: CGFloat
  private var isHidden: Bool
  private let superview: UIView?
  private let index: Int?
  private let surroundings: CGSize?
  private let fillsSuperview: Bool

  init?(_ view: UIView?) {
    guard let view else { return nil }
    let superview = view.superview
    self.view = view
    self.superview = superview
    center = view.center
    bounds = view.bounds
    transform = view.transform3D
    alpha = view.alpha
    isHidden = view.isHidden
    index = superview?.subviews.firstIndex { $0 === view }
    surroundings = superview?.bounds.size
    fillsSuperview = bounds.size == surroundings
  }

  func isOf(_ view: UIView) -> Bool { self.view === view }

  /// Puts the looks back, and leaves the view where it is in the hierarchy.
  func restoreLooks() {
    if view.alpha != alpha { view.alpha = alpha }
    if !CATransform3DEqualToTransform(view.transform3D, transform) { view.transform3D = transform }
    if view.isHidden != isHidden { view.isHidden = isHidden }
  }

  /// Puts the looks and the frame back.
  ///
  /// Where the surroundings have another size by now, as after a rotation, the old frame means nothing:
  /// what filled them fills them again, and all else stays as it has been laid out since.
  func restoreLooksAndFrame() {
    restoreLooks()
    guard !isResized else { return refill() }
    if view.bounds != bounds { view.bounds = bounds }
    if view.center != center { view.center = center }
  }

  /// Puts the looks and the frame back, or has the transition that moves the view by itself do so at its end.
  func restoreInTime() {
    guard let moved = TouchShield.restingState(of: view, around: view) else {
      return restoreLooksAndFrame()
    }
    moved.adopt(self)
  }

  /// Takes over how the view was before another transition, which is over.
  private func adopt(_ earlier: ViewState) {
    center = earlier.center
    bounds = earlier.bounds
    transform = earlier.transform
    alpha = earlier.alpha
    isHidden = earlier.isHidden
  }

  /// Lets what filled its surroundings fill them again, where they have another size by now, and has all else
  /// laid out anew.
  func refill() {
    guard isResized, let superview else { return }
    guard fillsSuperview else { return superview.setNeedsLayout() }
    view.bounds.size = superview.bounds.size
    view.center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
  }

  private var isResized: Bool {
    guard let superview, view.superview === superview else { return false }
    return superview.bounds.size != surroundings
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
