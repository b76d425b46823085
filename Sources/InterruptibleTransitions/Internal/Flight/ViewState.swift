import UIKit

/// The position and appearance of a screen's view without its transition.
@MainActor
final class ViewState {
  private let view: UIView
  /// Weak, because this view itself contains the state that a presentation keeps.
  private weak var superview: UIView?
  /// The views directly below and above it there: others may come and go in the meantime.
  private weak var below: UIView?
  private weak var above: UIView?
  private var geometry: Geometry
  /// Whether the transition has moved the view; otherwise its owner lays it out.
  private var isMoved: Bool
  /// The view's original appearance; nil once the transition no longer changes it.
  private var appearance: OriginalState?
  /// Whether the view has been laid out elsewhere since.
  private var isLaidOutElsewhere = false
  /// The position in which a presentation has left the view.
  private var presentedGeometry: Geometry?
  /// Keeps the view's safe area there.
  private var safeArea: KeptSafeArea?

  private struct Geometry: Equatable {
    let center: CGPoint
    let size: CGSize
    /// The origin of its bounds; nil for a list, which may scroll in the meantime.
    let origin: CGPoint?
    let surroundings: CGSize?

    @MainActor
    init(of view: UIView) {
      (center, size, surroundings) = (view.center, view.bounds.size, view.superview?.bounds.size)
      origin = view is UIScrollView ? nil : view.bounds.origin
    }

    /// The position that fills a superview's size.
    init(filling surroundings: CGSize) {
      center = CGPoint(x: surroundings.width / 2, y: surroundings.height / 2)
      (size, origin, self.surroundings) = (surroundings, .zero, surroundings)
    }

    /// Whether the view fills its superview, and isn't moved aside.
    var fillsSuperview: Bool {
      guard let surroundings, size == surroundings else { return false }
      return center == CGPoint(x: surroundings.width / 2, y: surroundings.height / 2)
    }
  }

  /// Records a view's current state, and whether the transition is certain to move it.
  ///
  /// Without `tracksAppearance` the state is only for other transitions to find.
  init?(_ view: UIView?, isMoved: Bool = true, tracksAppearance: Bool = true) {
    guard let view else { return nil }
    let superview = view.superview
    self.view = view
    self.superview = superview
    self.isMoved = isMoved
    if let superview, let index = superview.subviews.firstIndex(of: view) {
      below = index > 0 ? superview.subviews[index - 1] : nil
      above = index + 1 < superview.subviews.count ? superview.subviews[index + 1] : nil
    }
    geometry = Geometry(of: view)
    appearance = tracksAppearance ? .begin(view, OriginalState.Property.appearance) : nil
  }

  /// Records a view that another transition already moves.
  init(_ other: ViewState) {
    (view, superview, below, above) = (other.view, other.superview, other.below, other.above)
    (geometry, isMoved, isLaidOutElsewhere) = (
      other.geometry, other.isMoved, other.isLaidOutElsewhere
    )
    appearance = .begin(view, OriginalState.Property.appearance)
  }

  func isOf(_ view: UIView) -> Bool { self.view === view }

  /// The transition's changes of the view's appearance.
  var original: OriginalState? { appearance }

  /// Records whether an effect has moved the view, or will by separate springs.
  func recordMove(bySprings isSprung: Bool) {
    if isSprung || !isResized && Geometry(of: view) != geometry { isMoved = true }
  }

  /// Whether the view is in its original position, or its superview has another size.
  var isInOriginalPosition: Bool {
    isResized || Geometry(of: view) == geometry && appearance?.hasRestingTransform != false
  }

  /// The current size of the superview; nil while another transition has the view in a card.
  private var surroundingsNow: CGSize? {
    view.superview === superview ? superview?.bounds.size : nil
  }

  /// Records the view's current position as its position at rest.
  func recordGeometry() {
    geometry = Geometry(of: view)
  }

  /// Records the current position as the one at rest during a presentation, and the presentation's changes of the
  /// appearance.
  func adoptCurrentValues() {
    (geometry, isMoved) = (Geometry(of: view), true)
    appearance?.adoptCurrentValues()
  }

  /// Starts the state during the presentation, with the view's current appearance and position.
  func beginPresentation() {
    appearance?.beginPresentation(OriginalState.Property.appearance, isPresentingScreen: true)
    presentedGeometry = surroundingsNow == nil ? nil : Geometry(of: view)
    safeArea = .join(view)
    // An app may have set the frame under a transform that the transition has changed since.
    if !isResized, view.bounds.size != geometry.size { superview?.setNeedsLayout() }
  }

  /// Whether the superview has the size in which a presentation has left the view.
  var hasPresentedGeometry: Bool {
    guard let presentedGeometry, let surroundingsNow else { return false }
    return presentedGeometry.surroundings == surroundingsNow
  }

  /// Moves the presenting view when its superview gets a new size, at the same fraction of that size as before.
  ///
  /// A superview without extent has no fraction: the view keeps its place in the last size, or else fills the new one.
  func resizePresentedView() {
    guard let presentedGeometry, let before = presentedGeometry.surroundings,
      let now = surroundingsNow,
      before != now, now.width > 0, now.height > 0
    else { return }
    safeArea?.giveBack()
    // A view that doesn't fill its superview is laid out by its presentation controller.
    if isResized, geometry.fillsSuperview {
      let isKnown = before.width > 0 && before.height > 0
      let geometry = isKnown ? presentedGeometry : Geometry(filling: now)
      let (x, y) = isKnown ? (now.width / before.width, now.height / before.height) : (1, 1)
      view.bounds.size = CGSize(width: geometry.size.width * x, height: geometry.size.height * y)
      view.center = CGPoint(x: geometry.center.x * x, y: geometry.center.y * y)
    }
    recordPresented()
  }

  /// Keeps the current position of the presenting view for as long as the presentation is presented.
  func recordPresented() {
    guard let surroundings = surroundingsNow else { return }
    presentedGeometry = Geometry(of: view)
    guard geometry.fillsSuperview else { return }
    (geometry, isMoved) = (Geometry(filling: surroundings), true)
  }

  /// Restores the appearance and the frame at the end, or leaves the frame to another transition that moves the view.
  func endInTime() {
    guard let moved = TransitionOverlay.restingState(of: view, around: view) else { return end() }
    if isMoved { moved.geometry = geometry }
    endAppearance()
  }

  /// Ends the presentation's changes.
  ///
  /// A view that has moved to a superview of another size keeps its frame there, because the old one is meaningless.
  func endPresentation() {
    let isElsewhere =
      view.superview !== superview
      && view.superview?.bounds.size != geometry.surroundings
      && !TransitionOverlay.isInFlight(view)
    appearance?.endPresentation(OriginalState.Property.appearance)
    appearance = nil
    if !isElsewhere { endInTime() }
    safeArea?.end()
    safeArea = nil
    view.renewSafeArea()
  }

  /// Restores the appearance and the frame at the end.
  func end() {
    endAppearance()
    restoreFrame()
  }

  func endAppearance() {
    appearance?.end(OriginalState.Property.appearance)
    appearance = nil
  }

  /// Restores the appearance and the frame for another change: to their values during a presentation, or to those before it.
  func restore(asOriginally isOriginal: Bool = false) {
    appearance?.restore(OriginalState.Property.appearance, asOriginally: isOriginal)
    restoreFrame()
  }

  func restoreAppearance() {
    OriginalState.find(view)?.restore(OriginalState.Property.appearance)
  }

  /// Restores the frame.
  ///
  /// If the superview has a new size, as after a rotation, the old frame is meaningless: a view that filled its
  /// superview fills it again, and any other is autoresized and laid out again. A view that the transition hasn't moved
  /// keeps its frame: its owner has laid it out if the frame has changed, as with a resized column.
  private func restoreFrame() {
    guard !isResized else { return refill() }
    guard isMoved || view.superview !== superview else { return keepGeometry() }
    let bounds = CGRect(origin: geometry.origin ?? view.bounds.origin, size: geometry.size)
    if view.bounds != bounds { view.bounds = bounds }
    if view.center != geometry.center { view.center = geometry.center }
  }

  /// If the superview has a new size, fills it again with a view that filled it, and autoresizes and lays out any other.
  ///
  /// The presenting screen was moved aside during the presentation; after the dismissal only its size says whether it
  /// fills its superview.
  func refill(afterDismissal isDismissed: Bool = false) {
    guard isResized, let superview, let surroundings = geometry.surroundings else { return }
    let fills = isDismissed ? geometry.size == surroundings : geometry.fillsSuperview
    guard fills else {
      view.autoresize(from: (geometry.center, geometry.size), in: surroundings)
      return superview.setNeedsLayout()
    }
    view.bounds.size = superview.bounds.size
    view.center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
    geometry = Geometry(of: view)
  }

  /// Keeps the view's current layout, and lays it out once more without the effect's transform.
  private func keepGeometry() {
    let now = Geometry(of: view)
    if now != geometry { (geometry, isLaidOutElsewhere) = (now, true) }
    if isLaidOutElsewhere { superview?.setNeedsLayout() }
  }

  private var isResized: Bool {
    guard let superview, view.superview === superview else { return false }
    return superview.bounds.size != geometry.surroundings
  }

  /// Restores the view's position in the hierarchy.
  func restoreGeometry() {
    guard let superview else { return view.removeFromSuperview() }
    let views = superview.subviews
    let index = views.firstIndex(of: view)
    if let below, let floor = views.firstIndex(of: below) {
      if index.map({ $0 > floor }) != true { superview.insertSubview(view, aboveSubview: below) }
    } else if let above, let ceiling = views.firstIndex(of: above) {
      if index.map({ $0 < ceiling }) != true { superview.insertSubview(view, belowSubview: above) }
    } else if index == nil {
      superview.insertSubview(view, at: 0)
    }
  }
}

extension UIView {
  /// Places the view as if its superview had got its new size while the view was at `place`.
  func autoresize(from geometry: (center: CGPoint, size: CGSize), in surroundings: CGSize) {
    let geometry = autoresized(from: geometry, in: surroundings)
    if bounds.size != geometry.size { bounds.size = geometry.size }
    center = geometry.center
  }

  /// Returns the position and size after such a resize.
  func autoresized(
    from geometry: (center: CGPoint, size: CGSize),
    in surroundings: CGSize
  ) -> (center: CGPoint, size: CGSize) {
    guard let superview else { return geometry }
    let room = UIView(frame: CGRect(origin: .zero, size: surroundings))
    let double = UIView()
    (double.bounds.size, double.center) = (geometry.size, geometry.center)
    double.autoresizingMask = autoresizingMask
    room.addSubview(double)
    room.frame.size = superview.bounds.size
    return (double.center, double.bounds.size)
  }

  /// Moves the view and returns it, because UIKit may have kept the safe area of another position.
  ///
  /// Bars and children may have been laid out for that position, too.
  func renewSafeArea() {
    let home = center
    UIView.performWithoutAnimation {
      center.y += 1
      center = home
      setNeedsLayout()
      (next as? UIViewController)?.layOutChildren()
    }
  }
}

extension UIViewController {
  /// Requests layout of the children that are visible, and of theirs.
  fileprivate func layOutChildren() {
    for child in children where child.isInWindow {
      child.viewIfLoaded?.setNeedsLayout()
      child.layOutChildren()
    }
  }
}

/// Sets a property of one view at a time, and restores no more than that.
@MainActor
struct ViewSwitch {
  private let property: ReferenceWritableKeyPath<UIView, Bool>
  private let value: Bool
  /// The changed view.
  private(set) var view: UIView?

  init(_ property: ReferenceWritableKeyPath<UIView, Bool>, to value: Bool) {
    (self.property, self.value) = (property, value)
  }

  /// Changes a view in place of the previous one.
  ///
  /// A view that already has the value isn't changed, because the app or another transition has set it.
  mutating func move(to next: UIView?) {
    guard next !== view else { return }
    view?[keyPath: property] = !value
    view = nil
    guard let next, next[keyPath: property] != value else { return }
    next[keyPath: property] = value
    view = next
  }
}

/// Keeps the presenting controller's view state from before a presentation, for as long as it lasts.
///
/// Under `overFullScreen` and `custom` the presenting view stays on the screen as the effect has left it. This
/// invisible view is in the presentation's container and leaves the window together with it, so the presenting view is
/// restored even without an animated dismissal.
@MainActor
final class PresentingViewRecord: UIView {
  /// The dimming view that stays during the presentation.
  let dimmingView: UIView?
  /// The opacity of the dimming view during the presentation.
  let dimming: CGFloat?
  private var state: ViewState?
  private var isPresented = false
  /// The changes that the effect has left inside the presenting screen.
  private(set) var appearances: [PresentedAppearance] = []

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

  /// Whether the presenting view is in the position in which the presentation has left it, in a superview of the same size.
  var hasPresentedGeometry: Bool { state?.hasPresentedGeometry == true }

  /// Whether a view is the presenting view.
  func isOf(_ view: UIView) -> Bool { state?.isOf(view) == true }

  /// Starts keeping the state in a container; if that is already off the screen, ends at once.
  func begin(in container: UIView, with appearances: [PresentedAppearance]) {
    self.appearances += appearances
    for appearance in self.appearances { appearance.place(asLeft: true) }
    isPresented ? state?.resizePresentedView() : state?.beginPresentation()
    isPresented = true
    frame = container.bounds
    // A dismissal with another effect may have changed the dimming.
    if let dimming, dimmingView?.alpha != dimming { dimmingView?.alpha = dimming }
    container.insertSubview(self, at: 0)
    if container.window == nil { end() }
  }

  private func end() {
    for appearance in appearances { appearance.end() }
    appearances = []
    state?.endPresentation()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // A running dismissal ends now too, and leaves the views as it finds them after that.
    if window == nil, superview.map(TransitionOverlay.lies) != true { end() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A transition sets up the views itself.
    if let superview, !TransitionOverlay.lies(over: superview) { state?.resizePresentedView() }
  }

  /// Keeps the position that an effect has set in a superview with a new size.
  func recordPresented() {
    state?.recordPresented()
  }

  /// Restores the presenting view, for a dismissal to change again.
  func restore() {
    for appearance in appearances { appearance.place(asLeft: false) }
    state?.restore(asOriginally: true)
  }

  /// Restores the presenting view for good, and leaves the dimming view.
  func release() {
    end()
    state = nil
  }

  /// Restores the presenting view for good, and removes the dimming view.
  func dissolve() {
    release()
    dimmingView?.removeFromSuperview()
    removeFromSuperview()
  }

  /// The record of the presentation in a container.
  static func find(in container: UIView) -> PresentingViewRecord? {
    container.subviews.lazy.compactMap { $0 as? PresentingViewRecord }.first
  }
}
