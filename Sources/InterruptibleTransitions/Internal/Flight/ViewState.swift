import UIKit

/// Where a screen's view is, and how it looks, without the transition that changes it.
@MainActor
final class ViewState {
  private let view: UIView
  /// Weak: a state that a presentation keeps lies in that view itself.
  private weak var superview: UIView?
  private let index: Int?
  private var place: Place
  /// Whether the transition has given the view another place; where it hasn't, that is for whoever lays the view out.
  private var isMoved: Bool
  /// How the view looks; nil once the transition doesn't change that any more.
  private var looks: OriginalState?
  /// Whether somebody has laid the view out at another place since.
  private var isLaidOutAnew = false
  /// Where a presentation has left the view.
  private var standing: Place?

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

    /// The place that fills surroundings.
    init(filling surroundings: CGSize) {
      center = CGPoint(x: surroundings.width / 2, y: surroundings.height / 2)
      (size, origin, self.surroundings) = (surroundings, .zero, surroundings)
    }

    /// Whether it fills its surroundings, and isn't moved aside.
    var fillsSuperview: Bool {
      guard let surroundings, size == surroundings else { return false }
      return center == CGPoint(x: surroundings.width / 2, y: surroundings.height / 2)
    }
  }

  /// Remembers how a view is now, also whether the transition is certain to give it another place.
  ///
  /// Without `tracksLooks` it is only for other transitions to find.
  init?(_ view: UIView?, isMoved: Bool = true, tracksLooks: Bool = true) {
    guard let view else { return nil }
    let superview = view.superview
    self.view = view
    self.superview = superview
    self.isMoved = isMoved
    index = superview?.subviews.firstIndex { $0 === view }
    place = Place(of: view)
    looks = tracksLooks ? .begin(view, OriginalState.Property.looks) : nil
  }

  /// Remembers a view for another transition than the one that moves it already.
  init(_ other: ViewState) {
    (view, superview, index) = (other.view, other.superview, other.index)
    (place, isMoved, isLaidOutAnew) = (other.place, other.isMoved, other.isLaidOutAnew)
    looks = .begin(view, OriginalState.Property.looks)
  }

  func isOf(_ view: UIView) -> Bool { self.view === view }

  /// What the transition changes of the view's looks.
  var original: OriginalState? { looks }

  /// Finds out whether a look has given the view another place, or is going to by separate springs.
  func noteMove(bySprings isSprung: Bool) {
    if isSprung || !isResized && Place(of: view) != place { isMoved = true }
  }

  /// Whether the view is where it was, as far as its surroundings have kept their size.
  var isInPlace: Bool {
    isResized || Place(of: view) == place && looks?.hasRestingTransform != false
  }

  /// The present size of what the view lies in.
  private var surroundingsNow: CGSize? { view.superview?.bounds.size }

  /// Takes the place where the view is now for that at rest.
  func notePlace() {
    place = Place(of: view)
  }

  /// The same while a presentation stands, also for what it has changed of the view's looks.
  func standAnew() {
    (place, isMoved) = (Place(of: view), true)
    looks?.standAnew()
  }

  /// The presentation stands, and leaves the looks as they are.
  func stand() {
    looks?.stand(OriginalState.Property.looks, isPresentingScreen: true)
    standing = Place(of: view)
  }

  /// Whether the superview has the size in which a presentation has left the view.
  var knowsStandingPlace: Bool { standing?.surroundings == surroundingsNow }

  /// Moves the presenting view when its superview gets a new size, at the same fraction of that size as before.
  func standInNewSize() {
    guard let standing, let before = standing.surroundings, let now = surroundingsNow,
      before != now
    else { return }
    // A view that doesn't fill its superview is laid out by its presentation controller.
    if isResized, place.fillsSuperview {
      let (x, y) = (now.width / max(before.width, 1), now.height / max(before.height, 1))
      view.bounds.size = CGSize(width: standing.size.width * x, height: standing.size.height * y)
      view.center = CGPoint(x: standing.center.x * x, y: standing.center.y * y)
    }
    noteStanding()
  }

  /// Keeps the current position of the presenting view for as long as the presentation is presented.
  func noteStanding() {
    standing = Place(of: view)
    guard let surroundings = surroundingsNow, place.fillsSuperview else { return }
    (place, isMoved) = (Place(filling: surroundings), true)
  }

  /// Restores the looks and the frame at the end, or leaves the frame to another transition that moves the view.
  func endInTime() {
    guard let moved = TouchShield.restingState(of: view, around: view) else { return end() }
    if isMoved { moved.place = place }
    endLooks()
  }

  /// The presentation stands no more; a view that has been put into other surroundings keeps its frame there, where the old one means
  /// nothing.
  func endStanding() {
    let isElsewhere =
      view.superview !== superview
      && view.superview?.bounds.size != place.surroundings
      && !TouchShield.isInFlight(view)
    looks?.endStanding(OriginalState.Property.looks)
    looks = nil
    if !isElsewhere { endInTime() }
    view.renewSafeArea()
  }

  /// Restores the looks and the frame at the end.
  func end() {
    endLooks()
    restoreFrame()
  }

  func endLooks() {
    looks?.end(OriginalState.Property.looks)
    looks = nil
  }

  /// Puts the looks and the frame back, to be changed again: to what they are while a presentation stands, or to those before that.
  func restore(asOriginally isOriginal: Bool = false) {
    looks?.restore(OriginalState.Property.looks, asOriginally: isOriginal)
    restoreFrame()
  }

  func restoreLooks() {
    OriginalState.find(view)?.restore(OriginalState.Property.looks)
  }

  /// Puts the frame back.
  ///
  /// Where the surroundings have another size by now, as after a rotation, the old frame means nothing:
  /// what filled them fills them again, and all else stays as it has been laid out since. So does a view that the transition hasn't
  /// moved: it has been laid out anew if its frame is another one by now, as a column is that gets another share.
  private func restoreFrame() {
    guard !isResized else { return refill() }
    guard isMoved || view.superview !== superview else { return keepPlace() }
    let bounds = CGRect(origin: place.origin ?? view.bounds.origin, size: place.size)
    if view.bounds != bounds { view.bounds = bounds }
    if view.center != place.center { view.center = place.center }
  }

  /// Lets what filled its surroundings fill them again, where they have another size by now, and has all else
  /// laid out anew.
  ///
  /// The presenting screen has been aside while its card stood; after the dismissal only its size says whether it fills them.
  func refill(afterDismissal isDismissed: Bool = false) {
    guard isResized, let superview, let surroundings = place.surroundings else { return }
    let fills = isDismissed ? place.size == surroundings : place.fillsSuperview
    guard fills else {
      view.autoresize(from: (place.center, place.size), in: surroundings)
      return superview.setNeedsLayout()
    }
    view.bounds.size = superview.bounds.size
    view.center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
    place = Place(of: view)
  }

  /// Has the view stay where it has been laid out, and laid out once more without the transform of the look.
  private func keepPlace() {
    let now = Place(of: view)
    if now != place { (place, isLaidOutAnew) = (now, true) }
    if isLaidOutAnew { superview?.setNeedsLayout() }
  }

  private var isResized: Bool {
    guard let superview, view.superview === superview else { return false }
    return superview.bounds.size != place.surroundings
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
    let place = autoresized(from: place, in: surroundings)
    if bounds.size != place.size { bounds.size = place.size }
    center = place.center
  }

  /// Returns where that is.
  func autoresized(
    from place: (center: CGPoint, size: CGSize),
    in surroundings: CGSize
  ) -> (center: CGPoint, size: CGSize) {
    guard let superview else { return place }
    let room = UIView(frame: CGRect(origin: .zero, size: surroundings))
    let double = UIView()
    (double.bounds.size, double.center) = (place.size, place.center)
    double.autoresizingMask = autoresizingMask
    room.addSubview(double)
    room.frame.size = superview.bounds.size
    return (double.center, double.bounds.size)
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
  let dimming: CGFloat?
  private var state: ViewState?
  private var isStanding = false
  /// What the effect has left changed inside the presenting screen.
  private(set) var looks: [StandingLook] = []

  init(_ state: ViewState, dimmingView: UIView?) {
    self.state = state
    self.dimmingView = dimmingView
    dimming = dimmingView?.alpha
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isHidden = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Whether the presenting view is where the presentation has left it, in a superview of the same size.
  var knowsPlace: Bool { state?.knowsStandingPlace == true }

  /// Whether the view is the one that is restored.
  func isOf(_ view: UIView) -> Bool { state?.isOf(view) == true }

  /// Begins to stand in a container; one that is already off the screen has nothing to stand for.
  func stand(in container: UIView, with looks: [StandingLook]) {
    self.looks += looks
    for look in self.looks { look.place(asLeft: true) }
    isStanding ? state?.standInNewSize() : state?.stand()
    isStanding = true
    frame = container.bounds
    // A dismissal by another effect may have dimmed otherwise.
    if let dimming, dimmingView?.alpha != dimming { dimmingView?.alpha = dimming }
    container.insertSubview(self, at: 0)
    if container.window == nil { end() }
  }

  private func end() {
    for look in looks { look.end() }
    looks = []
    state?.endStanding()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { end() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A transition puts the views in place itself.
    if let superview, !TouchShield.lies(over: superview) { state?.standInNewSize() }
  }

  /// Keeps the position that an effect has set in a superview with a new size.
  func noteStanding() {
    state?.noteStanding()
  }

  /// Restores it, to be changed by a dismissal.
  func restore() {
    for look in looks { look.goHome() }
    state?.restore(asOriginally: true)
  }

  /// Restores it for good, and leaves the dimming view.
  func release() {
    end()
    state = nil
  }

  /// Restores it for good.
  func dissolve() {
    release()
    dimmingView?.removeFromSuperview()
    removeFromSuperview()
  }

  /// The keeper of the presentation in a container.
  static func find(in container: UIView) -> PresentingViewKeeper? {
    container.subviews.lazy.compactMap { $0 as? PresentingViewKeeper }.first
  }
}
