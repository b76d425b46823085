import UIKit

/// The recognizers of a site: an edge pan that goes back, a pan that catches or starts a transition, and a tap
/// that reverses one in flight.
///
/// The recognizers keep this object alive, so they never act without their delegate. An object that the app has
/// installed lives as long as they do; one that is only assigned as a delegate is not retained, and without it
/// none of them begins.
@MainActor
final class SiteGestures: NSObject, UIGestureRecognizerDelegate {
  let site: any GestureSite
  private(set) weak var delegate: (any GestureDelegate)?
  /// What keeps an installed object alive.
  var installed: (any GestureDelegate)?
  var drag = Drag.none
  private(set) var touch: Touch?
  private weak var pan: UIPanGestureRecognizer?
  private(set) weak var edgePan: UIPanGestureRecognizer?
  private weak var tap: UITapGestureRecognizer?
  /// The pan that has begun last.
  weak var draggingPan: UIPanGestureRecognizer?
  private var events: [GestureEvents] = []

  /// What is known of a finger since it touched down.
  struct Touch {
    let content: TouchedContent
    let routes: [Route]
  }

  /// What the finger on the screen is doing.
  enum Drag {
    case none
    /// The pan may begin, and will then do this.
    case planned(DragPlan)
    /// The content scrolls; once it is at its edge, the finger goes on along the way.
    case scrolling(ScrollFirst)
    /// It moves a transition while the content under it is pinned. Back at the start, it may go on scrolling.
    case holding(Flight, PanTracker, ScrollHold, resuming: ScrollFirst?)
    /// It pulls at a screen that resists.
    case pulling(PanTracker, RubberBandedView, of: UIView)
  }

  /// Content that scrolls before a finger goes on along a route.
  struct ScrollFirst {
    let direction: TransitionScene.Direction
    let path: ScrollPath
  }

  /// What a pan that begins will do.
  enum DragPlan {
    case catchFlight(ScrollPath)
    case go(Route, ScrollPath)
    case scroll(ScrollFirst)
    case pull(Route)
    /// The screen may not be left: the finger moves nothing, not even through a recognizer of the system.
    case ignore
  }

  init?(of site: any GestureSite, for delegate: any GestureDelegate) {
    guard let view = site.view else { return nil }
    self.site = site
    self.delegate = delegate
    super.init()
    install(on: view)
  }

  /// Removes the recognizers.
  func uninstall() {
    for recognizer in [pan, edgePan, tap].compactMap({ $0 }) {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
    events = []
    installed = nil
  }

  private func install(on view: UIView) {
    let pan = TransitionPan()
    pan.owner = self
    pan.limitToOneTouch()
    let tap = TransitionTap()
    tap.owner = self
    let edgePan = TransitionPan.fromEdge(owner: self)
    edgePan?.setEdge(isRight: view.isRightToLeft)
    for recognizer in [pan, edgePan].compactMap({ $0 }) {
      add(recognizer, to: view) { [weak self, weak recognizer] in
        recognizer.map { self?.panDidChange($0) }
      }
    }
    add(tap, to: view) { [weak self] in self?.tapDidEnd() }
    self.pan = pan
    self.edgePan = edgePan
    self.tap = tap
  }

  private func add(
    _ recognizer: UIGestureRecognizer,
    to view: UIView,
    handler: @escaping () -> Void
  ) {
    recognizer.delegate = self
    events.append(GestureEvents(of: recognizer, handler: handler))
    view.addGestureRecognizer(recognizer)
  }

  private func tapDidEnd() {
    guard tap?.state == .ended else { return }
    catchableFlight?.send(.reverse)
  }

  /// The flight in the site's container, if a touch may take it now.
  var catchableFlight: Flight? {
    delegate?.flight(at: site).flatMap { $0.isCatchable ? $0 : nil }
  }

  // MARK: - Policy

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = site.view, site.isServed else { return false }
    let content = TouchedContent(touch.view, in: view)
    if gestureRecognizer === tap {
      return catchableFlight != nil && (content.isShield || !content.keepsTaps)
        && site.isForTransition(tapAt: touch.location(in: view))
    }
    self.touch = Touch(content: content, routes: site.routes)
    if gestureRecognizer === edgePan { edgePan?.setEdge(isRight: view.isRightToLeft) }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = site.view, site.isServed else { return false }
    if gestureRecognizer === tap { return catchableFlight != nil }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer,
      let plan = plan(for: pan, in: view)
    else { return false }
    drag = .planned(plan)
    return true
  }

  /// Content that scrolls the same way still gets the finger, so that it can scroll on.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan, let touch, !touch.content.isShield else { return false }
    let ways =
      catchableFlight.map { [$0.travel] }
      ?? touch.routes.filter { $0.area == .anywhere }.map(\.travel)
    return ways.contains { touch.content.scrollPath(along: $0).owns(otherGestureRecognizer) }
  }

  /// The recognizers of the system wait: where ours doesn't begin, they go back as they always have.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    site.isServed && gestureRecognizer !== tap
      && site.systemRecognizers.contains { $0 === otherGestureRecognizer }
  }
}

extension Flight {
  /// The way of a finger from start to end, in points.
  var travel: CGVector { driver?.travel ?? .zero }
}

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
