import UIKit

/// What a pan that is about to begin may do.
extension TransitionGestures {
  func intent(
    of pan: UIPanGestureRecognizer,
    in view: UIView,
    holder: any TransitionHolder
  ) -> Intent? {
    let content = touched ?? TouchedContent(nil, in: view)
    let verdict = holder.panOverride?(pan, content.view)
    guard verdict != false else { return nil }
    let isFree = verdict == true
    if holder.isInFlight(in: view) {
      guard pan !== edgePan, isFree || content.yields(to: pan, in: view) else {
        return nil
      }
      return .catchRunning(content.scrollPath(along: holder.runningTravel ?? .zero))
    }
    guard holder.isAtRest, venue.isCalm, isFree || content.isCover || !content.keepsDrags else {
      return nil
    }
    guard let direction = direction(of: pan, in: view, holder: holder),
      let scene = venue.scene(direction)
    else { return pan === edgePan ? nil : scrollAway(pan, content, in: view, holder: holder) }
    let path = content.scrollPath(along: holder.travel(in: scene))
    if pan !== edgePan, !isFree, !path.isAtEdge {
      return .scrollFirst(direction, path)
    }
    return start(direction, path: path, holder: holder)
  }

  /// A finger that scrolls the content away from its edge may bring it back, and then pull on.
  private func scrollAway(
    _ pan: UIPanGestureRecognizer,
    _ content: TouchedContent,
    in view: UIView,
    holder: any TransitionHolder
  ) -> Intent? {
    for direction in openDirections {
      guard let travel = venue.scene(direction).map(holder.travel) else { continue }
      let path = content.scrollPath(along: travel)
      guard !path.isEmpty, pan.goes(along: CGVector(dx: -travel.dx, dy: -travel.dy), in: view)
      else { continue }
      return .scrollFirst(direction, path)
    }
    return nil
  }

  /// Where a pan goes, if there is something to go to.
  private func direction(
    of pan: UIPanGestureRecognizer,
    in view: UIView,
    holder: any TransitionHolder
  ) -> TransitionScene.Direction? {
    if pan === edgePan {
      return venue.backArea != .none && venue.leads(.backward) ? .backward : nil
    }
    return openDirections.first { direction in
      venue.scene(direction).map { pan.goes(along: holder.travel(in: $0), in: view) } == true
    }
  }

  /// How a pan that may begin now goes on: to another screen, or against one that may not be left.
  func start(
    _ direction: TransitionScene.Direction,
    path: ScrollPath,
    holder: any TransitionHolder
  ) -> Intent? {
    if direction == .backward {
      switch holder.backPolicy(of: venue.screenToLeave) {
      case .allow where venue.mayBeLeft: break
      case .forbid:
        venue.didForbidLeaving()
        return .nothing
      case .resist, .allow:
        venue.didForbidLeaving()
        return .resist(direction)
      }
    }
    return venue.opening(direction).map { .go(direction, $0, path) }
  }
}

extension TouchedContent {
  /// Whether a pan that begins on it may catch what runs: not where it scrolls or is dragged itself.
  @MainActor
  fileprivate func yields(to pan: UIPanGestureRecognizer, in view: UIView) -> Bool {
    guard !isCover else { return true }
    guard !keepsDrags else { return false }
    let heading = pan.heading(in: view)
    let path = scrollPath(along: CGVector(dx: heading.x, dy: heading.y))
    return path.isEmpty || path.isAtEdge
  }
}
