import UIKit

/// What a transition may change of a view, as it was before.
@MainActor
final class ViewState {
  private let view: UIView
  private let superview: UIView?
  private let index: Int?
  private var rest: Rest

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
    guard isResized, let superview, let surroundings = rest.surroundings else { return }
    guard rest.fillsSuperview else {
      view.autoresize(from: (rest.center, rest.bounds.size), in: surroundings)
      return superview.setNeedsLayout()
    }
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

extension UIView {
  /// Puts the view where it would be if its surroundings had got their new size while it was at a place.
  func autoresize(from place: (center: CGPoint, size: CGSize), in surroundings: CGSize) {
    guard let superview else { return }
    let room = UIView(frame: CGRect(origin: .zero, size: surroundings))
    let double = UIView()
    (double.bounds.size, double.center) = (place.size, place.center)
    double.autoresizingMask = autoresizingMask
    room.addSubview(double)
    room.frame.size = superview.bounds.size
    if bounds.size != double.bounds.size { bounds.size = double.bounds.size }
    center = double.center
  }

  /// Moves the view and puts it back, because UIKit may have kept the safe area that it had somewhere else.
  func renewSafeArea() {
    let home = center
    UIView.performWithoutAnimation {
      center.y += 1
      center = home
      setNeedsLayout()
    }
  }

  /// The view inside this one, or this one itself, that has the keyboard.
  var firstResponder: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
  }
}

/// Gives a property of one view at a time another value, and undoes no more than that.
@MainActor
struct ViewSwitch {
  private let property: ReferenceWritableKeyPath<UIView, Bool>
  private let value: Bool
  /// The view that is switched.
  private(set) var view: UIView?

  init(_ property: ReferenceWritableKeyPath<UIView, Bool>, to value: Bool) {
    (self.property, self.value) = (property, value)
  }

  /// Switches a view instead of the one that has been switched.
  ///
  /// What has the value already is left alone: it is the app's affair, or another transition's.
  mutating func move(to next: UIView?) {
    guard next !== view else { return }
    view?[keyPath: property] = !value
    view = nil
    guard let next, next[keyPath: property] != value else { return }
    next[keyPath: property] = value
    view = next
  }
}

/// Remembers, as long as a presentation stands, how the presenting controller's view was before it.
///
/// Under `overFullScreen` and `custom` the presenting view stays on the screen as the effect has left it. This
/// invisible view lies in the presentation's container and leaves the window together with it: if there is no
/// animated dismissal, the presenting view is restored all the same.
@MainActor
final class PresentingViewKeeper: UIView {
  /// The dimming view that stays as long as the presentation stands.
  let dimmingView: UIView?
  private var state: ViewState?

  init(_ state: ViewState, dimmingView: UIView?) {
    self.state = state
    self.dimmingView = dimmingView
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Whether the view is the one that is restored.
  func isOf(_ view: UIView) -> Bool { state?.isOf(view) == true }

  /// Begins to stand in a container; one that is already off the screen has nothing to stand for.
  func stand(in container: UIView) {
    container.insertSubview(self, at: 0)
    if container.window == nil { state?.restoreInPlace() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { state?.restoreInPlace() }
  }

  func restore() {
    state?.restoreLooksAndFrame()
  }

  /// Restores it for good.
  func dissolve() {
    state?.restoreInPlace()
    state = nil
    dimmingView?.removeFromSuperview()
    removeFromSuperview()
  }

  /// The keeper of the presentation in a container.
  static func find(in container: UIView) -> PresentingViewKeeper? {
    container.subviews.lazy.compactMap { $0 as? PresentingViewKeeper }.first
  }
}
