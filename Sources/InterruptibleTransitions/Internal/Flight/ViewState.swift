import UIKit

/// What a transition may change of a view, as it was before.
@MainActor
final class ViewState {
  private let view: UIView
  private let superview: UIView?
  private let index: Int?
  private var rest: Rest
  /// Whether the transition has given the view another place; where it hasn't, that is for whoever lays the view out.
  private var isMoved: Bool
  /// What the effect changes of how the view looks; nil if that isn't known.
  private var changes: Changes?
  /// Whether somebody has laid the view out at another place since.
  private var isLaidOutAnew = false

  private struct Rest {
    var place: Place
    let transform: CATransform3D
    let alpha: CGFloat
    let isHidden: Bool
  }

  private struct Changes {
    var transform = false
    var alpha = false
    var isHidden = false
  }

  private struct Place: Equatable {
    let center: CGPoint
    let size: CGSize
    /// Where its bounds begin; nil for a list, which may scroll meanwhile.
    let origin: CGPoint?
    let surroundings: CGSize?

    @MainActor
    init(of view: UIView) {
      (center, size, surroundings) = (view.center, view.bounds.size, view.superview?.bounds.size)
      origin = view is UIScrollView ? nil : view.bounds.origin
    }

    /// Whether it fills its surroundings, and isn't moved aside.
    var fillsSuperview: Bool {
      guard let surroundings, size == surroundings else { return false }
      return center == CGPoint(x: surroundings.width / 2, y: surroundings.height / 2)
    }
  }

  /// Remembers how a view is now, also whether the transition is certain to give it another place.
  init?(_ view: UIView?, isMoved: Bool = true) {
    guard let view else { return nil }
    let superview = view.superview
    self.view = view
    self.superview = superview
    self.isMoved = isMoved
    index = superview?.subviews.firstIndex { $0 === view }
    rest = Rest(
      place: Place(of: view),
      transform: view.transform3D,
      alpha: view.alpha,
      isHidden: view.isHidden
    )
  }

  func isOf(_ view: UIView) -> Bool { self.view === view }

  /// Finds out whether a look has given the view another place, or is going to by separate springs.
  func noteMove(bySprings isSprung: Bool) {
    if isSprung || !isResized && Place(of: view) != rest.place { isMoved = true }
  }

  /// Whether the view is where it was, as far as its surroundings have kept their size.
  var isInPlace: Bool {
    guard !isResized else { return true }
    return Place(of: view) == rest.place
      && CATransform3DEqualToTransform(view.transform3D, rest.transform)
  }

  /// Takes the place where the view is now for that at rest.
  func notePlace() {
    rest.place = Place(of: view)
  }

  /// Finds out what the effect changes of how the view looks: what it doesn't change is left to the app.
  func noteLooks(includingAll isAll: Bool) {
    var changes = changes ?? Changes()
    if isAll || view.alpha != rest.alpha { changes.alpha = true }
    if isAll || view.isHidden != rest.isHidden { changes.isHidden = true }
    if isAll || !CATransform3DEqualToTransform(view.transform3D, rest.transform) {
      changes.transform = true
    }
    self.changes = changes
  }

  /// Puts the looks and the frame back, or has the transition that moves the view meanwhile do so at its end.
  func restoreInTime() {
    guard let moved = TouchShield.restingState(of: view, around: view) else {
      return restoreLooksAndFrame()
    }
    let place = isMoved ? rest.place : moved.rest.place
    moved.rest = rest
    moved.rest.place = place
  }

  /// Does the same, but leaves the frame of a view that has been put into other surroundings, where its old one means nothing; and
  /// has the view ask for its safe area.
  func restoreInPlace() {
    let isElsewhere =
      view.superview !== superview
      && view.superview?.bounds.size != rest.place.surroundings
      && !TouchShield.isInFlight(view)
    isElsewhere ? restoreLooks() : restoreInTime()
    view.renewSafeArea()
  }

  /// Puts the looks back, and leaves the view where it is in the hierarchy.
  func restoreLooks() {
    if changes?.alpha != false, view.alpha != rest.alpha { view.alpha = rest.alpha }
    if changes?.transform != false,
      !CATransform3DEqualToTransform(view.transform3D, rest.transform)
    {
      view.transform3D = rest.transform
    }
    if changes?.isHidden != false, view.isHidden != rest.isHidden { view.isHidden = rest.isHidden }
  }

  /// Puts the looks and the frame back.
  ///
  /// Where the surroundings have another size by now, as after a rotation, the old frame means nothing:
  /// what filled them fills them again, and all else stays as it has been laid out since. So does a view that the transition hasn't
  /// moved: it has been laid out anew if its frame is another one by now, as a column is that gets another share.
  func restoreLooksAndFrame() {
    restoreLooks()
    guard !isResized else { return refill() }
    guard isMoved || view.superview !== superview else { return keepPlace() }
    let bounds = CGRect(origin: rest.place.origin ?? view.bounds.origin, size: rest.place.size)
    if view.bounds != bounds { view.bounds = bounds }
    if view.center != rest.place.center { view.center = rest.place.center }
  }

  /// Lets what filled its surroundings fill them again, where they have another size by now, and has all else
  /// laid out anew.
  func refill() {
    guard isResized, let superview, let surroundings = rest.place.surroundings else { return }
    guard rest.place.fillsSuperview else {
      view.autoresize(from: (rest.place.center, rest.place.size), in: surroundings)
      return superview.setNeedsLayout()
    }
    view.bounds.size = superview.bounds.size
    view.center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
    rest.place = Place(of: view)
  }

  /// Has the view stay where it has been laid out, and laid out once more without the transform of the look.
  private func keepPlace() {
    let place = Place(of: view)
    if place != rest.place { (rest.place, isLaidOutAnew) = (place, true) }
    if isLaidOutAnew { superview?.setNeedsLayout() }
  }

  private var isResized: Bool {
    guard let superview, view.superview === superview else { return false }
    return superview.bounds.size != rest.place.surroundings
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
  /// The opacity of that while the presentation stands.
  private let dimming: CGFloat?
  private var state: ViewState?
  /// What restores the views of the presenting screen that the effect has left changed.
  private var looks: [() -> Void] = []

  init(_ state: ViewState, dimmingView: UIView?) {
    self.state = state
    self.dimmingView = dimmingView
    dimming = dimmingView?.alpha
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
  func stand(in container: UIView, with looks: [() -> Void]) {
    self.looks = looks
    // A dismissal by another effect may have dimmed otherwise.
    if let dimming, dimmingView?.alpha != dimming { dimmingView?.alpha = dimming }
    container.insertSubview(self, at: 0)
    if container.window == nil { restoreInPlace() }
  }

  private func restoreLooks() {
    for restore in looks { restore() }
    looks = []
  }

  private func restoreInPlace() {
    restoreLooks()
    state?.restoreInPlace()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { restoreInPlace() }
  }

  func restore() {
    restoreLooks()
    state?.restoreLooksAndFrame()
  }

  /// Restores it for good.
  func dissolve() {
    restoreInPlace()
    state = nil
    dimmingView?.removeFromSuperview()
    removeFromSuperview()
  }

  /// The keeper of the presentation in a container.
  static func find(in container: UIView) -> PresentingViewKeeper? {
    container.subviews.lazy.compactMap { $0 as? PresentingViewKeeper }.first
  }
}
