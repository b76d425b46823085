import UIKit

/// Decides which recognizers may recognize, together and beside other recognizers.
extension HostGestures: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    // During a transition, no recognizer of the content gets a head start.
    if gestureRecognizer is HeadStart { return gestureHost.flight == nil }
    guard let view = gestureHost.view, let touch = self.touch(by: touch, in: view) else {
      return false
    }
    let numberOfTouches = touch.flight == nil ? gestureHost.numberOfTouches : 1
    // UIKit doesn't document a change of the number during a pan.
    if gestureRecognizer === pan, pan?.state == .possible {
      pan?.require(touches: numberOfTouches)
    }
    // A finger that holds a transition is offered to the pan alone, and to the pinch, which may hold a card.
    if case .touchFlight = touch.plan {
      return gestureRecognizer === pan || gestureRecognizer === pinch
    }
    if gestureRecognizer === tap {
      return owner?.gestures.isTapEnabled == true && flightUnderTouch != nil
        && (touch.content.isOverlay || !touch.content.keepsTaps)
    }
    guard gestureRecognizer === edgePan else { return true }
    edgePan?.setEdge(isRight: view.isRightToLeft)
    return numberOfTouches == 1
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    guard gestureRecognizer === pan else { return true }
    if event.isScroll {
      scrollDidBegin()
      // It has no fingers.
      if pan?.state == .possible { pan?.require(touches: 1) }
    }
    refusedEvents = gestureHost.systemRecognizers.filter { !$0.isGiven(event) }.map(
      ObjectIdentifier.init
    )
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === gate { return true }
    if gestureRecognizer === pan, case .planned(.atTouchDown) = drag { return true }
    guard let view = gestureHost.view, gestureHost.isInstalled else { return false }
    if gestureRecognizer === tap {
      return owner?.gestures.isTapEnabled == true && flightUnderTouch != nil
    }
    if gestureRecognizer === pinch { return pinchMayBegin }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, takesScroll(of: pan),
      let plan = plan(for: pan, in: view)
    else {
      settleGate(after: gestureRecognizer)
      return false
    }
    drag = .planned(plan)
    return true
  }

  /// Decides about the system's swipe once both pans have been asked and don't begin, because UIKit may ask either of them first.
  private func settleGate(after declined: UIGestureRecognizer) {
    guard touch?.isSystems != true else {
      gate?.open()
      return
    }
    let other = declined === edgePan ? pan : edgePan
    if let other, other.state == .possible, other.numberOfTouches > 0 { return }
    gate?.close()
  }

  /// Content that scrolls in the same direction still receives the touch, so that it can continue to scroll.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if [gestureRecognizer, otherGestureRecognizer].contains(where: { $0 === pinch }) {
      return [gestureRecognizer, otherGestureRecognizer].contains { $0 === pan || $0 === edgePan }
    }
    if replacement(gestureRecognizer, isLetRecognizeBesides: otherGestureRecognizer) { return true }
    guard let pan, gestureRecognizer === pan, let touch = touch(of: pan), !touch.content.isOverlay,
      touch.content.isScrolled(by: otherGestureRecognizer)
    else { return false }
    let isScrolledAlong = { touch.content.scrollPath(along: $0).owns(otherGestureRecognizer) }
    switch drag {
    case .planned(.atTouchDown), .touching:
      // The finger's direction will decide between the two.
      return true
    // Another option may go elsewhere.
    case .planned(.go(_, let path)): return path.owns(otherGestureRecognizer)
    case .planned(.scroll(let first)), .scrolling(let first), .holding(_, _, _, let first?):
      return first.path.owns(otherGestureRecognizer)
    case .holding(let flight, _, _, nil): return isScrolledAlong(flight.travel)
    case .none, .planned, .pinching, .pulling: break
    }
    if let flight = catchableFlight { return isScrolledAlong(flight.travel) }
    return options(for: pan).contains { $0.beginsAnywhere && isScrolledAlong($0.travel) }
  }

  /// While no transition runs, these come first: drags of containers inside this one, and recognizers for which an app
  /// makes the system's wait.
  ///
  /// Other drags of the content get a head start from a finger. A scroll doesn't touch down, so its pan waits for them.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let own = gestureRecognizer as? UIPanGestureRecognizer,
      otherGestureRecognizer.delegate !== self, catchableFlight == nil
    else { return false }
    if otherGestureRecognizer.delegate is HostGestures {
      return isPanOfContent(otherGestureRecognizer)
    }
    if systemWaits(for: otherGestureRecognizer, as: own) { return true }
    return touch(of: own)?.origin == nil && begins(otherGestureRecognizer, before: own)
  }

  /// The system's recognizers wait, so they go back only if no pan of this framework begins and the gate opens.
  ///
  /// Pans of the content wait for a pan from beside a bar at the edge, as they do for an edge pan. Pans that a delegate
  /// makes wait for the system's recognizers wait for this framework's pans, because UIKit may fail the system's
  /// recognizers at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let systems = gestureHost.systemRecognizers
    let isSystems = systems.contains { $0 === otherGestureRecognizer }
    guard gestureRecognizer is UIPanGestureRecognizer else {
      return gestureRecognizer === gate && isSystems
    }
    if isSystems { return true }
    guard !(otherGestureRecognizer.delegate is HostGestures), isInnerPan(otherGestureRecognizer)
    else { return false }
    if gestureRecognizer === pan, isBesideBar, catchableFlight == nil,
      !otherGestureRecognizer.isEdgePan
    {
      return true
    }
    return isPanOfContent(otherGestureRecognizer)
      && systems.contains { otherGestureRecognizer.isToldToWait(for: $0) }
  }

  /// Whether the app's delegate of the system's recognizer that a pan replaces allows another one to recognize simultaneously.
  private func replacement(
    _ recognizer: UIGestureRecognizer,
    isLetRecognizeBesides other: UIGestureRecognizer
  ) -> Bool {
    let systems = gestureHost.systemRecognizers
    guard catchableFlight == nil, !(other.delegate is HostGestures), !systems.contains(other),
      let system = recognizer === edgePan
        ? systems.first : recognizer === pan ? systems.last : nil
    else { return false }
    return system.isLetRecognize(besides: other)
  }

  /// Whether a recognizer is a pan inside the gesture host's view, other than the system's pans, which wait for this framework's pans.
  private func isInnerPan(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = gestureHost.view, let inner = recognizer.view, inner !== view else {
      return false
    }
    return recognizer.isPanOfOneFinger && inner.isDescendant(of: view)
      && !gestureHost.systemRecognizers.contains { $0 === recognizer }
  }
}

/// Determines which recognizer begins first while no transition runs.
extension HostGestures {
  /// Makes a pan wait until the drags of the content could have begun.
  func giveHeadStart(before pan: UIPanGestureRecognizer, on view: UIView) -> HeadStart {
    let headStart = HeadStart()
    headStart.stayOutOfTheWay()
    headStart.delegate = self
    headStart.isGiven = { [weak self, weak pan] other in
      pan.flatMap { self?.begins(other, before: $0) } == true
    }
    pan.require(toFail: headStart)
    view.addGestureRecognizer(headStart)
    return headStart
  }

  /// Whether another recognizer begins before a pan, as for swipe actions, maps, and drawings.
  ///
  /// Scroll views don't, and yield at their edges. Only edge recognizers begin before an edge pan, as before the
  /// system's pan, or before a pan from beside a bar at the edge.
  private func begins(_ other: UIGestureRecognizer, before pan: UIPanGestureRecognizer) -> Bool {
    guard !(other.delegate is HostGestures), catchableFlight == nil, isPanOfContent(other) else {
      return false
    }
    guard pan !== edgePan, !isBesideBar else { return other.isEdgePan }
    return !mayBegin(pan, on: touch(of: pan)?.content.view, byDefault: { false })
  }

  private func isPanOfContent(_ other: UIGestureRecognizer) -> Bool {
    owner != nil && isInnerPan(other)
      && (other.view as? UIScrollView)?.panGestureRecognizer !== other
  }

  /// Whether the system's recognizer that a pan replaces must wait for another one.
  private func systemWaits(
    for other: UIGestureRecognizer,
    as pan: UIPanGestureRecognizer
  ) -> Bool {
    let systems = gestureHost.systemRecognizers
    guard owner != nil, !systems.contains(where: { $0 === other }),
      (other.view as? UIScrollView)?.panGestureRecognizer !== other
    else { return false }
    return (pan === edgePan ? systems.prefix(1) : systems[...])
      .contains { $0.isToldToWait(for: other) }
  }
}

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
