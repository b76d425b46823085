import UIKit

/// Plans a pan that is about to begin.
extension HostGestures {
  /// Whether the pan begins with the finger that has just touched down, before it moves.
  func beginsAtTouchDown() -> Bool {
    guard let plan = touch?.plan else { return false }
    drag = .planned(.atTouchDown(plan))
    return true
  }

  /// Plans a pan whose finger touches down during a transition, before it moves; nil for none.
  func plan(for touch: Touch, in flight: Flight) -> TouchDownPlan? {
    guard let pan, pan.isEnabled else { return nil }
    let content = touch.content
    let isForFlight = content.leavesTouches(to: flight)
    guard isForFlight || callsUnheard(content, in: flight) else { return nil }
    let isHeld =
      switch owner?.gestures.catching {
      case .touchDown: true
      case .pan: !isForFlight
      case .never, nil: false
      }
    if isHeld, touch.flight != nil, mayBegin(pan, on: content.view, byDefault: { true }) {
      return .touchFlight
    }
    return isForFlight ? nil : .pressNothing
  }

  /// Ends a transition that has almost finished before a control is pressed, so that UIKit receives the control's call after it.
  func landBeforePress() {
    guard let flight = gestureHost.flight, flight.isAlmostThere, let content = touch?.content,
      callsUnheard(content, in: flight)
    else { return }
    flight.send(.abandon)
  }

  /// Whether the content's calls during a transition would go to UIKit, which breaks or refuses them.
  private func callsUnheard(_ content: TouchedContent, in flight: Flight) -> Bool {
    owner?.opensControlsAtOnce == false && !flight.catchesCalls && content.keepsTaps(in: flight)
  }

  func plan(for pan: UIPanGestureRecognizer, in view: UIView) -> DragPlan? {
    guard owner != nil else { return nil }
    let content = touch?.content ?? TouchedContent(nil, in: view)
    if let flight = catchableFlight {
      guard pan !== edgePan, owner?.gestures.catching != .never,
        mayBegin(
          pan,
          on: content.view,
          byDefault: { content.yields(to: pan, in: view, for: flight) }
        )
      else { return nil }
      return .catchFlight(content.scrollPath(along: flight.travel))
    }
    guard gestureHost.isFree else { return nil }
    let isEdge = isFromEdge(pan, in: view)
    var isByDefault = false
    let mayBegin = mayBegin(pan, on: content.view) {
      isByDefault = true
      // A scroll changes no control, and UIKit's edge swipe begins over controls and text, too.
      return isEdge || pan.isDrivenByScroll || content.isOverlay || !content.keepsDrags
    }
    guard mayBegin else { return isEdge ? planDenied(pan) : nil }
    let options = options(for: pan)
    let next = options.first { option in
      follows(pan, option, in: view, isEdge: isEdge) && isLet(pan, go: option.direction, isEdge)
    }
    guard let option = next else {
      return planSystems(pan, content, isEdge, in: view)
        ?? (pan === edgePan ? nil : scrollAway(pan, content, options, in: view))
    }
    if !isEdge, isByDefault, isUnderBar(option.motion.law) { return nil }
    let path = content.scrollPath(
      along: option.travel(of: pan.direction(in: view)) ?? option.travel
    )
    if !isEdge, isByDefault, !path.isAtEdge {
      return .scroll(ScrollFirst(direction: option.direction, path: path))
    }
    let plan = plan(for: option, path: path)
    // Without a destination, a pan around this one begins.
    if case .go = plan, !option.findOpening() { return nil }
    return plan
  }

  /// Whether a pan goes along an option, from an area in which it may begin.
  private func follows(
    _ pan: UIPanGestureRecognizer,
    _ option: InteractiveOption,
    in view: UIView,
    isEdge: Bool
  ) -> Bool {
    guard isEdge else {
      return option.beginsAnywhere && option.travel(of: pan.direction(in: view)) != nil
    }
    return option.direction == .backward && option.mayBeginAtEdge
      && (gestureHost.hasEdgeSwipe || option.motion.isFree)
  }

  /// Plans for a finger that scrolls the content away from its edge, because it may return the content and then pull
  /// past the edge.
  private func scrollAway(
    _ pan: UIPanGestureRecognizer,
    _ content: TouchedContent,
    _ options: [InteractiveOption],
    in view: UIView
  ) -> DragPlan? {
    for option in options where option.beginsAnywhere {
      let path = content.scrollPath(along: option.travel)
      guard !path.isEmpty, pan.goes(along: option.travel.reversed, in: view),
        isLet(pan, go: option.direction, false)
      else { continue }
      return .scroll(ScrollFirst(direction: option.direction, path: path))
    }
    return nil
  }

  /// Plans an edge swipe that the app denies: the back policy is asked first, so that the screen resists as it does elsewhere.
  private func planDenied(_ pan: UIPanGestureRecognizer) -> DragPlan? {
    let back = options(for: pan).first { $0.direction == .backward } ?? systemOption
    return back.flatMap { planKept(by: $0) }
  }

  /// Plans a swipe for the system; nil if the back policy lets the system's recognizer begin.
  private func planSystems(
    _ pan: UIPanGestureRecognizer,
    _ content: TouchedContent,
    _ isEdge: Bool,
    in view: UIView
  ) -> DragPlan? {
    guard touch?.isSystems != true, let option = systemOption else { return nil }
    let isContents = pan.isDrivenByScroll || gestureHost.systemRecognizers.count > 1
    let inward = inward(in: view)
    guard
      isEdge
        || isContents && pan.goes(along: inward, in: view)
          && content.scrollPath(along: inward).isAtEdge,
      isLet(pan, go: .backward, isEdge)
    else { return nil }
    let plan = planKept(by: option)
    if plan == nil { touch?.isSystems = true }
    return plan
  }

  /// Plans a pan against a screen that may not be left; nil if it may be left.
  private func planKept(by option: InteractiveOption) -> DragPlan? {
    let plan = plan(for: option, path: ScrollPath(among: [], along: .zero))
    if case .go = plan { return nil }
    return plan
  }

  /// Whether the app's settings of the system's recognizers let a pan that replaces one of them go in a direction.
  private func isLet(
    _ pan: UIPanGestureRecognizer,
    go direction: TransitionScene.Direction,
    _ isEdge: Bool
  ) -> Bool {
    direction == .forward
      || systemRecognizers(isEdge: isEdge).allSatisfy { system in
        let refused = refusedEvents + (touch?.refusing ?? [])
        return system.isEnabled && !refused.contains(ObjectIdentifier(system)) && system.isLetBegin
      }
  }

  /// The approximate width of the system's edge, in points.
  static let edgeWidth: CGFloat = 20

  /// The system's recognizers that a pan replaces: the edge swipe at the edge, and elsewhere the content swipe if there is one.
  private func systemRecognizers(isEdge: Bool) -> [UIGestureRecognizer] {
    let systems = gestureHost.systemRecognizers
    if isEdge { return Array(systems.prefix(1)) }
    return isWithin(HostGestures.edgeWidth) ? systems : systems.suffix(1)
  }

  /// How a pan along an option continues: to another screen, or against a screen that may not be left.
  func plan(for option: InteractiveOption, path: ScrollPath) -> DragPlan? {
    switch policy(on: option) {
    case .allow: .go(option, path)
    case .resist: .pull(option)
    case .forbid: .ignore
    case nil: nil
    }
  }

  /// The back policy for an option, asked once for each touch: both pans may plan before one of them begins.
  private func policy(on option: InteractiveOption) -> BackPolicy? {
    let screen = option.leaving.map(ObjectIdentifier.init)
    if let known = touch?.policy, known.screen == screen { return known.policy }
    guard let policy = owner?.backPolicy(of: option.leaving, managedBy: option.manager) else {
      return nil
    }
    if policy != .allow { option.manager?.tellOfAttempt() }
    touch?.policy = (screen, policy)
    return policy
  }

  /// Whether a pan may begin on a view, by the app's decision or else by the default rules.
  func mayBegin(
    _ pan: UIPanGestureRecognizer,
    on view: UIView?,
    byDefault defaultRules: () -> Bool
  ) -> Bool {
    switch owner?.panOverride?(pan, view) ?? .automatic {
    case .automatic: defaultRules()
    case .allow: true
    case .deny: false
    }
  }

  // MARK: - From the edge

  /// Whether a pan goes back from the edge of the screen, or from beside a bar at that edge.
  func isFromEdge(_ pan: UIPanGestureRecognizer, in view: UIView) -> Bool {
    guard pan !== edgePan else { return true }
    return isBesideBar && pan.goes(along: inward(in: view), in: view)
  }

  /// Whether the finger has touched down beside a bar at the leading edge, which counts as the edge.
  var isBesideBar: Bool { gestureHost.edgeInset.map(isWithin) == true }

  /// Whether the finger has touched down within a distance of the leading edge.
  private func isWithin(_ reach: CGFloat) -> Bool {
    guard let location = touch?.location, let coordinateView = gestureHost.coordinateView else {
      return false
    }
    let distance =
      coordinateView.isRightToLeft
      ? coordinateView.bounds.maxX - location.x : location.x - coordinateView.bounds.minX
    return distance <= reach
  }

  /// Whether the finger has touched down on a bar above, or slightly below it, where it drags no card.
  private func isUnderBar(_ law: CardLaw?) -> Bool {
    guard let law, let location = touch?.location, let reach = gestureHost.barInset else {
      return false
    }
    return location.y <= reach + law.barMargin
  }

  // MARK: - By a scroll

  /// Whether a pan may begin at the pointer's location, if a scroll drives it.
  func takesScroll(of pan: UIPanGestureRecognizer) -> Bool {
    guard pan.isDrivenByScroll else { return true }
    return gestureHost.takesTouches(on: touch(of: pan)?.content.view)
  }

  /// The touch of a pan's finger, or of the pointer: a scroll doesn't touch down, so the content is found when it's first needed.
  func touch(of pan: UIPanGestureRecognizer) -> Touch? {
    if touch == nil, pan.isDrivenByScroll, let view = gestureHost.view {
      scrollDidBegin(on: content(underPointerOf: pan, in: view))
    }
    return touch
  }

  private func content(
    underPointerOf pan: UIPanGestureRecognizer,
    in view: UIView
  ) -> TouchedContent {
    TouchedContent(view.hitTest(pan.location(in: view), with: nil), in: view)
  }
}

extension TouchedContent {
  /// Whether it leaves a pan to a running transition: not if it scrolls or handles drags itself, or bounces across the
  /// transition's drag direction.
  func yields(to pan: UIPanGestureRecognizer, in view: UIView, for flight: Flight) -> Bool {
    guard !isOverlay else { return true }
    guard !keepsDrags else { return false }
    let path = scrollPath(under: pan, in: view)
    guard !path.isEmpty else { return true }
    return path.isAtEdge && (flight.isPinchable || pan.goes(beside: flight.travel, in: view))
  }

  /// The scroll views that scroll along a pan.
  func scrollPath(under pan: UIPanGestureRecognizer, in view: UIView) -> ScrollPath {
    let direction = pan.direction(in: view)
    return scrollPath(along: CGVector(dx: direction.x, dy: direction.y))
  }
}

extension UIPanGestureRecognizer {
  /// The direction of the finger.
  fileprivate func direction(in view: UIView) -> CGPoint {
    let moved = translation(in: view)
    return moved == .zero ? velocity(in: view) : moved
  }

  /// Whether the finger goes along a vector, in either direction, more than across it.
  fileprivate func goes(beside travel: CGVector, in view: UIView) -> Bool {
    goes(along: travel, in: view) || goes(along: travel.reversed, in: view)
  }

  /// Whether the finger goes along a vector more than across it.
  fileprivate func goes(along travel: CGVector, in view: UIView) -> Bool {
    travel.isFollowed(by: direction(in: view))
  }
}

extension InteractiveOption {
  /// Whether a drag from the edge moves along the option.
  fileprivate var mayBeginAtEdge: Bool {
    !motion.isLeftToSystem && motion.law?.following?.directions.contains(.edge) ?? true
  }

  /// The finger's path from start to end for the direction in which it moves; nil if it doesn't move along the option.
  func travel(of fingerDirection: CGPoint) -> CGVector? {
    let directions = direction == .backward ? motion.law?.following?.directions : nil
    let travels = [
      directions?.contains(.down) != false ? travel : nil,
      directions?.contains(.up) == true ? travel.reversed : nil,
    ]
    return travels.lazy.compactMap { $0 }.first { $0.isFollowed(by: fingerDirection) }
  }
}

extension CGVector {
  var reversed: CGVector { CGVector(dx: -dx, dy: -dy) }

  /// Whether a direction leads along the vector more than across it.
  fileprivate func isFollowed(by direction: CGPoint) -> Bool {
    direction.x * dx + direction.y * dy > abs(direction.x * dy - direction.y * dx)
  }
}
