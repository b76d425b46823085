import UIKit

/// What a transition may change of a view, as it was before.
@MainActor
final class ViewState {
  private let view: UIView
  /// Weak: a state that a presentation keeps lies in that view itself.
  private weak var superview: UIView?
  private let index: Int?
  private var rest: Rest
  /// Whether the transition has given the view another place; where it hasn't, that is for whoever lays the view out.
  private var isMoved: Bool
  /// What the effect gives the view; nil if that isn't known.
  private var given: Given?
  /// How the view looked before the effect has done something.
  private var before: Looks
  /// Whether somebody has laid the view out at another place since.
  private var isLaidOutAnew = false

  private struct Rest {
    var place: Place
    let looks: Looks
  }

  private struct Looks {
    let transform: CATransform3D
    let alpha: CGFloat
    let isHidden: Bool

    @MainActor
    init(of view: UIView) {
      (transform, alpha, isHidden) = (view.transform3D, view.alpha, view.isHidden)
    }
  }

  /// The values that an effect gives a view; all others are the app's.
  fileprivate struct Given {
    var transforms = Values<CATransform3D>()
    var alphas = Values<CGFloat>()
    var isHidden: Bool?
  }

  fileprivate struct Values<Value> {
    private var known: [Value] = []
    /// The value of the last frame, for what is changed with each.
    private var last: Value?
    /// Whether a spring or a card moves the property, which may have any value in between.
    var isAny = false

    mutating func add(_ value: Value, isOfFrame: Bool) {
      if isOfFrame { last = value } else { known.append(value) }
    }

    func contains(_ isMeant: (Value) -> Bool) -> Bool {
      isAny || last.map(isMeant) == true || known.contains(where: isMeant)
    }

    mutating func merge(_ other: Values) {
      known += other.known + [other.last].compactMap { $0 }
      isAny = isAny || other.isAny
    }
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
    before = Looks(of: view)
    rest = Rest(place: Place(of: view), looks: before)
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
      && CATransform3DEqualToTransform(view.transform3D, rest.looks.transform)
  }

  /// Takes the place where the view is now for that at rest.
  func notePlace() {
    rest.place = Place(of: view)
  }

  /// The effect is going to do something.
  func beginLooks() {
    before = Looks(of: view)
  }

  /// Finds out what the effect has given the view since: what it doesn't change is left to the app.
  func noteLooks(isOfFrame: Bool = false) {
    var given = given ?? Given()
    let now = Looks(of: view)
    if now.alpha != before.alpha { given.alphas.add(now.alpha, isOfFrame: isOfFrame) }
    if now.isHidden != before.isHidden { given.isHidden = now.isHidden }
    if !CATransform3DEqualToTransform(now.transform, before.transform) {
      given.transforms.add(now.transform, isOfFrame: isOfFrame)
    }
    self.given = given
  }

  /// Notes that a spring or a card moves properties of the view.
  func noteMoves(transform: Bool, alpha: Bool) {
    if transform { given?.transforms.isAny = true }
    if alpha { given?.alphas.isAny = true }
  }

  /// Puts the looks and the frame back, or has the transition that moves the view meanwhile do so at its end.
  func restoreInTime() {
    guard let moved = TouchShield.restingState(of: view, around: view) else {
      return restoreLooksAndFrame()
    }
    let place = isMoved ? rest.place : moved.rest.place
    moved.rest = rest
    moved.rest.place = place
    if let given { moved.given?.merge(given) } else { moved.given = nil }
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
    let looks = rest.looks
    if view.alpha != looks.alpha, isGiven(view.alpha) { view.alpha = looks.alpha }
    if !CATransform3DEqualToTransform(view.transform3D, looks.transform), isGiven(view.transform3D)
    {
      view.transform3D = looks.transform
    }
    if view.isHidden != looks.isHidden, given.map({ $0.isHidden == view.isHidden }) != false {
      view.isHidden = looks.isHidden
    }
  }

  /// Returns what sets the values again that the app has given the view since the effect has.
  func changesOfApp() -> () -> Void {
    let (view, now, looks) = (view, Looks(of: view), rest.looks)
    let isAlphaOfApp = now.alpha != looks.alpha && !isGiven(now.alpha)
    let isTransformOfApp =
      !CATransform3DEqualToTransform(now.transform, looks.transform) && !isGiven(now.transform)
    return {
      if isAlphaOfApp { view.alpha = now.alpha }
      if isTransformOfApp { view.transform3D = now.transform }
    }
  }

  private func isGiven(_ alpha: CGFloat) -> Bool {
    given?.alphas.contains { abs($0 - alpha) < 0.001 } != false
  }

  private func isGiven(_ transform: CATransform3D) -> Bool {
    given?.transforms.contains { $0.isNear(transform) } != false
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
  ///
  /// The presenting screen has been aside while its card stood; after the dismissal only its size says whether it fills them.
  func refill(afterDismissal isDismissed: Bool = false) {
    guard isResized, let superview, let surroundings = rest.place.surroundings else { return }
    let fills = isDismissed ? rest.place.size == surroundings : rest.place.fillsSuperview
    guard fills else {
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

extension ViewState.Given {
  fileprivate mutating func merge(_ other: ViewState.Given) {
    transforms.merge(other.transforms)
    alphas.merge(other.alphas)
    isHidden = other.isHidden ?? isHidden
  }
}

extension CATransform3D {
  /// Whether both look alike: a system may give a transform back rounded.
  fileprivate func isNear(_ other: CATransform3D) -> Bool {
    let rows = [
      (m11, other.m11), (m12, other.m12), (m13, other.m13), (m14, other.m14),
      (m21, other.m21), (m22, other.m22), (m23, other.m23), (m24, other.m24),
      (m31, other.m31), (m32, other.m32), (m33, other.m33), (m34, other.m34),
    ]
    let moves = [(m41, other.m41), (m42, other.m42), (m43, other.m43)]
    return rows.allSatisfy { abs($0 - $1) < 0.001 } && moves.allSatisfy { abs($0 - $1) < 0.1 }
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
