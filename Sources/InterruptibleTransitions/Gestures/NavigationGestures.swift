import UIKit

/// The recognisers on a navigation controller's view: an edge pan that goes back, a pan that catches what
/// runs or starts something new, and a tap that turns it round.
///
/// The recognisers keep this object alive, so they never act without their delegate; once nobody is left
/// to serve, it lets none of them begin.
@MainActor
final class NavigationGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var holder: (any TransitionHolder)?
  private(set) weak var navigationController: UINavigationController?
  private weak var pan: UIPanGestureRecognizer?
  private weak var edgePan: UIPanGestureRecognizer?
  private weak var tap: UITapGestureRecognizer?
  private var events: [GestureEvents] = []
  private var grip: Grip = .none

  /// What the finger on the screen is doing.
  private enum Grip {
    case none
    /// The pan may begin, and will then do this.
    case intends(Intent)
    case holds(PanTracker)
  }

  private enum Intent {
    case catchRunning
    case goBack
    case push(UIViewController)
  }

  init(of navigationController: UINavigationController, for holder: any TransitionHolder) {
    self.navigationController = navigationController
    self.holder = holder
    super.init()
    install(on: navigationController.view)
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
    edgePan?.setEdge(isRight: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
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

  // MARK: - Policy

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let holder, let navigationController, holder.serves(navigationController) else {
      return false
    }
    if gestureRecognizer === edgePan {
      let view: UIView = navigationController.view
      edgePan?.setEdge(isRight: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    return gestureRecognizer === tap ? holder.isInFlight : true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let holder, let navigationController, holder.serves(navigationController) else {
      return false
    }
    if gestureRecognizer === tap { return holder.isInFlight }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer,
      let intent = intent(of: pan, on: navigationController, holder: holder)
    else { return false }
    grip = .intends(intent)
    return true
  }

  /// The system's own recogniser waits: where ours does not begin, it goes back as it always has.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === edgePan
      && otherGestureRecognizer === navigationController?.systemPopRecognizer
  }

  private func intent(
    of pan: UIPanGestureRecognizer,
    on navigationController: UINavigationController,
    holder: any TransitionHolder
  ) -> Intent? {
    if holder.isInFlight { return pan === edgePan ? nil : .catchRunning }
    guard holder.isAtRest else { return nil }
    let canGoBack = navigationController.viewControllers.count > 1
    if pan === edgePan { return canGoBack && holder.popArea != .none ? .goBack : nil }
    let view: UIView = navigationController.view
    if canGoBack, holder.popArea == .anywhere,
      pan.goes(along: holder.travel(goingBack: true, in: view), in: view)
    {
      return .goBack
    }
    guard pan.goes(along: holder.travel(goingBack: false, in: view), in: view) else { return nil }
    return holder.controllerToPush(onto: navigationController).map(Intent.push)
  }

  // MARK: - Touches

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      begin(pan)
    case .changed:
      guard let motion = track(pan, { $0.motion($1) }) else { return }
      holder?.scrub(to: motion)
    case .ended:
      guard let motion = track(pan, { $0.release($1) }) else { return }
      grip = .none
      holder?.release(from: motion)
    case .cancelled, .failed:
      guard let motion = track(pan, { $0.motion($1) }) else { return }
      grip = .none
      holder?.letGo(of: motion)
    default:
      break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    guard case .intends(let intent) = grip, let holder, let navigationController else { return }
    grip = .none
    let progress: CGFloat?
    var goingBack = false
    switch intent {
    case .catchRunning:
      progress = holder.catchTransition()
    case .goBack:
      goingBack = true
      progress =
        holder.startTransition { navigationController.popViewController(animated: true) != nil }
        ? 0 : nil
    case .push(let controller):
      let didStart = holder.startTransition {
        navigationController.pushViewController(controller, animated: true)
        return true
      }
      progress = didStart ? 0 : nil
    }
    guard let progress, let view = pan.view else { return }
    grip = .holds(
      PanTracker(
        holding: progress,
        at: pan.reading(in: view),
        travel: holder.travel(goingBack: goingBack, in: view)
      )
    )
  }

  private func track(
    _ pan: UIPanGestureRecognizer,
    _ motion: (inout PanTracker, PanReading) -> MotionState
  ) -> MotionState? {
    guard case .holds(var tracker) = grip, let view = pan.view else { return nil }
    let result = motion(&tracker, pan.reading(in: view))
    grip = .holds(tracker)
    return result
  }

  private func tapDidEnd() {
    guard tap?.state == .ended else { return }
    holder?.turnRound()
  }
}

extension UIPanGestureRecognizer {
  fileprivate func reading(in view: UIView) -> PanReading {
    PanReading(
      translation: translation(in: view),
      velocity: velocity(in: view),
      time: CACurrentMediaTime()
    )
  }

  /// True where the finger goes along a way more than across it.
  fileprivate func goes(along travel: CGVector, in view: UIView) -> Bool {
    let moved = translation(in: view)
    let speed = velocity(in: view)
    let heading = moved == .zero ? speed : moved
    let along = heading.x * travel.dx + heading.y * travel.dy
    let across = heading.x * travel.dy - heading.y * travel.dx
    return along > abs(across)
  }
}
