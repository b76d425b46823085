import UIKit

/// The recognizers of a gesture host: an edge pan that goes back, a pan that catches or starts a transition, and a tap
/// that reverses a running one.
///
/// The recognizers retain this object, so they never act without their delegate. An owner that the app has installed
/// lives as long as they do. An owner that is only assigned as a delegate isn't retained, and without it no recognizer
/// begins.
@MainActor
final class HostGestures: NSObject {
  let gestureHost: any GestureHost
  private(set) weak var owner: (any GestureOwner)?
  /// Retains an installed owner.
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
  /// The actions that go back without a finger.
  var access = HostAccess()

  /// The recognizers that may go back with the current touch.
  enum Swipe {
    case transitions
    /// This framework's recognizers can't run, so the system's swipe works as if the delegate had no animations.
    case systems
  }

  /// The current use of the finger.
  enum Drag {
    case none
    /// The pan may begin, and will then follow this plan.
    case planned(DragPlan)
    /// It rests on a transition that it has caught; a lift without a movement is a tap.
    case touching(Flight, DragTracker)
    /// It scrolls the content; once that is at its edge, the finger continues along the option.
    case scrolling(ScrollFirst)
    /// It moves a transition while the content under it is pinned.
    ///
    /// Back at the start of a transition that it has started, it may continue to scroll; `resuming` is nil for one that it has
    /// caught.
    case holding(Flight, DragTracker, ScrollHold, resuming: ScrollFirst?)
    /// Two fingers hold the card of a transition, which follows them in each frame.
    case pinching(Flight, PinchTracker, FrameTicker)
    /// It pulls at a screen that resists.
    case pulling(PanTracker, RubberBandedView, of: UIView)
  }

  /// Content that scrolls before a finger continues along an option.
  struct ScrollFirst {
    let direction: TransitionScene.Direction
    let path: ScrollPath
  }

  /// The plan of a pan that begins as soon as its finger touches down.
  enum TouchDownPlan {
    /// The finger holds the transition.
    case touchFlight
    /// The finger is on a control that isn't enabled for touches yet: it presses nothing, and may scroll the content
    /// around the control.
    case pressNothing
  }

  /// The plan of a pan that begins.
  enum DragPlan {
    case atTouchDown(TouchDownPlan)
    case catchFlight(ScrollPath)
    case go(InteractiveOption, ScrollPath)
    case scroll(ScrollFirst)
    case pull(InteractiveOption)
    /// The screen may not be left: the finger moves nothing, even through the system's recognizers.
    case ignore
  }

  init?(of gestureHost: any GestureHost, for owner: any GestureOwner) {
    guard let view = gestureHost.view else { return nil }
    self.gestureHost = gestureHost
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
    access.remove(from: gestureHost)
  }

  private func install(on view: UIView) {
    let pan = TransitionPan()
    pan.owner = self
    pan.beginsAtTouchDown = { [weak self] in self?.beginsAtTouchDown() == true }
    pan.willLeaveLift = { [weak self] in self?.landBeforePress() }
    pan.didReset = { [weak self] in
      for option in self?.touch?.options?.found ?? [] { option.discardOpening() }
    }
    let tap = TransitionTap()
    tap.owner = self
    let edgePan = TransitionPan.fromEdge(owner: self)
    edgePan?.setEdge(isRight: view.isRightToLeft)
    // The edge pan is asked first, because it has one direction, and the other pan needs to know all options.
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
    if !gestureHost.systemRecognizers.isEmpty { watchTouches(on: view) }
    settingsDidChange()
  }

  func followPinches() {
    guard pinch == nil, let view = gestureHost.view else { return }
    let pinch = TransitionPinch()
    pinch.owner = self
    add(pinch, to: view) { [weak self, weak pinch] in pinch.map { self?.pinchDidChange($0) } }
    self.pinch = pinch
  }

  func settingsDidChange() {
    guard let owner else { return }
    pan?.followScrolls(owner.gestures.isScrollEnabled)
    if owner.expectsPinches { followPinches() }
    access.update(gestureHost, hasKeys: owner.gestures.isBackKeyEnabled)
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

  /// Hides the delegate's choice of animations, which may disable the system's swipe, while a finger is down that is
  /// left to the system.
  ///
  /// Returns whether that's the case.
  private func offerSwipeToSystem() -> Bool {
    guard gestureHost.isFree, systemOption != nil else { return false }
    swipe = .systems
    gestureHost.renewAssignment()
    return true
  }

  /// Restores the delegate's choice of animations.
  func takeSwipeBack() {
    guard case .systems = swipe else { return }
    swipe = .transitions
    gestureHost.renewAssignment()
  }

  /// The record of a finger that is offered to a recognizer here; nil if it isn't for this gesture host.
  ///
  /// Each recognizer is offered the finger, and it's examined once.
  func touch(by finger: UITouch, in view: UIView) -> Touch? {
    let origin = Touch.Origin(finger)
    if let touch, touch.origin == origin { return touch }
    guard gestureHost.isInstalled else {
      gestureHost.explainInstallation()
      return nil
    }
    guard gestureHost.takesTouches(on: finger.view) else { return nil }
    var next = Touch(
      content: TouchedContent(finger.view, in: view),
      origin: origin,
      location: finger.location(in: gestureHost.coordinateView)
    )
    if let flight = gestureHost.flight {
      next = next.meeting(flight, tapCount: finger.tapCount, in: self)
    }
    next.refusing = gestureHost.systemRecognizers.filter { !$0.isGiven(finger) }.map(
      ObjectIdentifier.init
    )
    touch = next
    return next
  }

  /// Handles the beginning of a scroll, which has no finger.
  func scrollDidBegin(on content: TouchedContent) {
    touch = Touch(content: content)
  }

  /// The available options: found once for each touch, unless the displayed content or its size changes.
  private var options: [InteractiveOption] {
    let (content, size) = (gestureHost.shownContent, gestureHost.view?.bounds.size)
    if let known = touch?.options, known.content == content, known.size == size {
      return known.found
    }
    let options = gestureHost.options
    touch?.options = (options, content, size)
    return options
  }

  /// The options of a pan; a scroll has no edge, so it may follow all of them.
  func options(for pan: UIPanGestureRecognizer) -> [InteractiveOption] {
    let found = options
    if pan.isDrivenByScroll {
      for option in found { option.area = .anywhere }
    }
    return found
  }

  /// The option of the system's swipe back, if that goes back.
  var systemOption: InteractiveOption? { gestureHost.systemOption(besides: options) }

  /// Handles the beginning of a scroll, wherever the last finger was.
  func scrollDidBegin() {
    touch = nil
  }

  private func tapDidEnd() {
    guard tap?.state == .ended, let flight = flightUnderTouch else { return }
    if mayReverse(flight) { flight.reverse() }
  }

  /// The flight on which the finger has touched down, if it may still be caught.
  var flightUnderTouch: Flight? {
    catchableFlight.flatMap { $0 === touch?.flight ? $0 : nil }
  }

  /// The resisting screen that a finger on it pulls.
  private var contentPulled: UIView? {
    guard case .pulling(_, _, let screen) = drag else { return nil }
    return contentTouched { [screen] }
  }

  /// The flight in the gesture host's container, if a touch may catch it now.
  var catchableFlight: Flight? {
    gestureHost.flight.flatMap { $0.isCatchable ? $0 : nil }
  }
}
