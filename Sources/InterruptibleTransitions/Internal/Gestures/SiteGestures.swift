import UIKit

/// The recognizers of a site: an edge pan that goes back, a pan that catches or starts a transition, and a tap
/// that reverses one in flight.
///
/// The recognizers keep this object alive, so they never act without their delegate. An object that the app has
/// installed lives as long as they do; one that is only assigned as a delegate is not retained, and without it
/// none of them begins.
@MainActor
final class SiteGestures: NSObject {
  let site: any GestureSite
  private(set) weak var owner: (any GestureOwner)?
  /// What keeps an installed object alive.
  var installed: (any GestureOwner)?
  var drag = Drag.none {
    didSet { heldContent.move(to: contentPulled) }
  }
  private var heldContent = ViewSwitch(\.isUserInteractionEnabled, to: false)
  var touch: Touch?
  private(set) weak var pan: UIPanGestureRecognizer?
  private(set) weak var edgePan: UIPanGestureRecognizer?
  private(set) weak var tap: UITapGestureRecognizer?
  private(set) weak var pinch: TransitionPinch?
  private weak var watch: TouchWatch?
  private(set) weak var gate: SwipeGate?
  /// The system's recognizers whose delegates refuse the last event.
  var refusedEvents: [ObjectIdentifier] = []
  private var headStarts: [HeadStart] = []
  private(set) var swipe = Swipe.transitions
  /// The pan that has begun last.
  weak var draggingPan: UIPanGestureRecognizer?
  private var events: [GestureEvents] = []
  /// The ways back without a finger.
  var access = SiteAccess()

  /// Who may go back with the finger that is down.
  enum Swipe {
    case transitions
    /// Nothing of ours may run, so the system's swipe works as without a delegate that has animations.
    case systems
  }

  /// What the finger on the screen is doing.
  enum Drag {
    case none
    /// The pan may begin, and will then do this.
    case planned(DragPlan)
    /// It lies on a transition, which it has caught; if it is lifted without having moved, that was a tap.
    case touching(Flight, DragTracker)
    /// The content scrolls; once it is at its edge, the finger goes on along the way.
    case scrolling(ScrollFirst)
    /// It moves a transition while the content under it is pinned. Back at the start, it may go on scrolling.
    case holding(Flight, DragTracker, ScrollHold, resuming: ScrollFirst?)
    /// Two fingers hold the card of a transition, which follows them frame by frame.
    case pinching(Flight, PinchTracker, FrameTicker)
    /// It pulls at a screen that resists.
    case pulling(PanTracker, RubberBandedView, of: UIView)
  }

  /// Content that scrolls before a finger goes on along a route.
  struct ScrollFirst {
    let direction: TransitionScene.Direction
    let path: ScrollPath
  }

  /// What a pan does that begins with a finger that has just touched down.
  enum TouchDownPlan {
    /// The finger holds the transition from now on.
    case touchFlight
    /// It is on a control that is still closed: it presses nothing, and may scroll what is around that.
    case pressNothing
  }

  /// What a pan that begins will do.
  enum DragPlan {
    case atTouchDown(TouchDownPlan)
    case catchFlight(ScrollPath)
    case go(Route, ScrollPath)
    case scroll(ScrollFirst)
    case pull(Route)
    /// The screen may not be left: the finger moves nothing, not even through a recognizer of the system.
    case ignore
  }

  init?(of site: any GestureSite, for owner: any GestureOwner) {
    guard let view = site.view else { return nil }
    self.site = site
    self.owner = owner
    super.init()
    install(on: view)
  }

  func uninstall() {
    for recognizer in [pan, edgePan, tap, pinch, watch, gate].compactMap({ $0 }) + headStarts {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
    switch drag {
    case .holding(_, _, let hold, _): hold.releaseAtRest()
    case .pulling(_, let rubberBand, _): rubberBand.release()
    case .pinching(_, _, let ticker): ticker.stop()
    case .none, .planned, .touching, .scrolling: break
    }
    drag = .none
    events = []
    installed = nil
    access.remove(from: site)
  }

  private func install(on view: UIView) {
    let pan = TransitionPan()
    pan.owner = self
    pan.limitToOneTouch()
    pan.beginsAtTouchDown = { [weak self] in self?.beginsAtTouchDown() == true }
    pan.willLeaveLift = { [weak self] in self?.landBeforePress() }
    let tap = TransitionTap()
    tap.owner = self
    let edgePan = TransitionPan.fromEdge(owner: self)
    edgePan?.setEdge(isRight: view.isRightToLeft)
    // The edge pan is asked first: it goes one way, and the other one has to know them all.
    for recognizer in [edgePan, pan].compactMap({ $0 }) {
      add(recognizer, to: view) { [weak self, weak recognizer] in
        recognizer.map { self?.panDidChange($0) }
      }
      headStarts.append(giveHeadStart(before: recognizer, on: view))
    }
    add(tap, to: view) { [weak self] in self?.tapDidEnd() }
    self.pan = pan
    self.edgePan = edgePan
    self.tap = tap
    if !site.systemRecognizers.isEmpty { watchTouches(on: view) }
    settingsDidChange()
  }

  func followPinches() {
    guard pinch == nil, let view = site.view else { return }
    let pinch = TransitionPinch()
    pinch.owner = self
    add(pinch, to: view) { [weak self, weak pinch] in pinch.map { self?.pinchDidChange($0) } }
    self.pinch = pinch
  }

  func settingsDidChange() {
    guard let owner else { return }
    pan?.followScrolls(owner.gestures.isScrollEnabled)
    if owner.expectsPinches { followPinches() }
    access.update(site, hasKeys: owner.gestures.isBackKeyEnabled)
  }

  private func watchTouches(on view: UIView) {
    let watch = TouchWatch()
    watch.stayOutOfTheWay()
    watch.delegate = self
    watch.didTouchDown = { [weak self] in self?.offerSwipeToSystem() == true }
    watch.didLift = { [weak self] in self?.takeSwipeBack() }
    view.addGestureRecognizer(watch)
    self.watch = watch
    let gate = SwipeGate()
    gate.stayOutOfTheWay()
    gate.delegate = self
    view.addGestureRecognizer(gate)
    self.gate = gate
  }

  private func add(
    _ recognizer: UIGestureRecognizer,
    to view: UIView,
    handler: @escaping @MainActor () -> Void
  ) {
    recognizer.delegate = self
    events.append(GestureEvents(of: recognizer, handler: handler))
    view.addGestureRecognizer(recognizer)
  }

  /// A delegate that can choose animations may leave the system's swipe dead: while a finger is down that ours
  /// leaves to the system, it can choose none; returns whether that is so.
  private func offerSwipeToSystem() -> Bool {
    guard site.systemRoute != nil, site.isFree else { return false }
    swipe = .systems
    site.renewAssignment()
    return true
  }

  /// The delegate chooses animations again.
  func takeSwipeBack() {
    guard case .systems = swipe else { return }
    swipe = .transitions
    site.renewAssignment()
  }

  /// What is known of a finger that is offered to a recognizer here; nil if it isn't the site's.
  ///
  /// Each recognizer is offered it, and it is looked at once.
  func touch(by finger: UITouch, in view: UIView) -> Touch? {
    let origin = Touch.Origin(finger)
    if let touch, touch.origin == origin { return touch }
    guard site.isServed else {
      site.explainService()
      return nil
    }
    guard site.takesTouches(on: finger.view) else { return nil }
    var next = Touch(
      content: TouchedContent(finger.view, in: view),
      origin: origin,
      location: finger.location(in: site.ruler)
    )
    if let flight = site.flight { next = next.meeting(flight, tapCount: finger.tapCount, in: self) }
    next.refusing = site.systemRecognizers.filter { !$0.isGiven(finger) }.map(ObjectIdentifier.init)
    touch = next
    return next
  }

  /// A scroll begins, which has no finger.
  func scrollDidBegin(on content: TouchedContent) {
    touch = Touch(content: content)
  }

  /// The ways that a pan can go from here: found out once for a touch, unless something else is shown meanwhile.
  func routes(for pan: UIPanGestureRecognizer) -> [Route] {
    let place = site.place
    if let known = touch?.routes, known.place == place { return known.ways }
    let ways = site.routes
    if pan.isDrivenByScroll {
      for way in ways { way.area = .anywhere }
    }
    touch?.routes = (ways, place)
    return ways
  }

  /// A scroll begins, wherever the last finger was.
  func scrollDidBegin() {
    touch = nil
  }

  private func tapDidEnd() {
    guard tap?.state == .ended else { return }
    flightUnderTouch?.reverse()
  }

  /// The flight that the finger has touched down on, if that may still be taken.
  var flightUnderTouch: Flight? {
    catchableFlight.flatMap { $0 === touch?.flight ? $0 : nil }
  }

  /// The screen that a finger on it pulls, and that resists.
  private var contentPulled: UIView? {
    guard case .pulling(_, _, let screen) = drag else { return nil }
    return contentTouched { [screen] }
  }

  /// The flight in the site's container, if a touch may take it now.
  var catchableFlight: Flight? {
    site.flight.flatMap { $0.isCatchable ? $0 : nil }
  }
}
