import UIKit

/// The recognisers of a venue: an edge pan that goes back, a pan that catches what runs or starts something
/// new, and a tap that turns it round.
///
/// The recognisers keep this object alive, so they never act without their delegate; once nobody is left
/// to serve, it lets none of them begin.
@MainActor
final class TransitionGestures: NSObject, UIGestureRecognizerDelegate {
  let venue: any Venue
  weak var holder: (any TransitionHolder)?
  private weak var pan: UIPanGestureRecognizer?
  private(set) weak var edgePan: UIPanGestureRecognizer?
  private weak var tap: UITapGestureRecognizer?
  private var events: [GestureEvents] = []
  private(set) var touched: TouchedContent?
  var grip: Grip = .none

  /// What the finger on the screen is doing.
  enum Grip {
    case none
    /// The pan may begin, and will then do this.
    case intends(Intent)
    /// The content scrolls; once it is at its edge, the finger goes on to this.
    case watches(TransitionScene.Direction, ScrollPath)
    /// It moves a transition; the content under it stands still.
    case holds(PanTracker, ScrollHold?, from: TransitionScene.Direction?, ScrollPath?)
    /// It pulls at a screen that may not be left.
    case pulls(PanTracker, Stretch)
  }

  /// What a pan that begins will do.
  ///
  /// It may be kept for long, where another recogniser wins, and so keeps no container alive.
  enum Intent {
    case catchRunning(ScrollPath)
    case go(TransitionScene.Direction, Opening, ScrollPath)
    case scrollFirst(TransitionScene.Direction, ScrollPath)
    case resist(TransitionScene.Direction)
    /// The screen may not be left: the finger moves nothing, not even by a recogniser of the system's.
    case nothing
  }

  init?(of venue: any Venue, for holder: any TransitionHolder) {
    guard let view = venue.view else { return nil }
    self.venue = venue
    self.holder = holder
    super.init()
    install(on: view)
  }

  /// Takes the recognisers away.
  func uninstall() {
    for recognizer in [pan, edgePan, tap].compactMap({ $0 }) {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
    events = []
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
    holder?.turnRound()
  }

  // MARK: - Policy

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let holder, let view = venue.view, venue.isServed else { return false }
    let content = TouchedContent(touch.view, in: view)
    if gestureRecognizer === tap {
      return holder.isInFlight(in: view) && (content.isCover || !content.keepsTaps)
        && venue.turnsRound(at: touch.location(in: view))
    }
    touched = content
    if gestureRecognizer === edgePan { edgePan?.setEdge(isRight: view.isRightToLeft) }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let holder, let view = venue.view, venue.isServed else { return false }
    if gestureRecognizer === tap { return holder.isInFlight(in: view) }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer,
      let intent = intent(of: pan, in: view, holder: holder)
    else { return false }
    grip = .intends(intent)
    return true
  }

  /// Content that scrolls the same way goes on hearing the finger, so that it can scroll on.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan, let touched, !touched.isCover else { return false }
    return ways.contains { touched.scrollPath(along: $0).owns(otherGestureRecognizer) }
  }

  /// The ways that a finger can go here: with what runs, or to where a pan leads.
  private var ways: [CGVector] {
    guard let holder, let view = venue.view else { return [] }
    if holder.isInFlight(in: view) { return holder.runningTravel.map { [$0] } ?? [] }
    return openDirections.compactMap { venue.scene($0).map(holder.travel) }
  }

  /// Where a pan may lead that begins anywhere.
  var openDirections: [TransitionScene.Direction] {
    [.backward, .forward].filter { direction in
      (direction == .forward || venue.backArea == .anywhere) && venue.leads(direction)
    }
  }

  /// The system's own recognisers wait: where ours does not begin, they go back as they always have.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    venue.isServed && gestureRecognizer !== tap
      && venue.systemRecognizers.contains { $0 === otherGestureRecognizer }
  }
}

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
