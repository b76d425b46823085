import UIKit

/// A navigation controller: back to the screen below, forward to the screen that the app provides.
@MainActor
final class StackContainer: BarContainer {
  var navigationController: UINavigationController? { host as? UINavigationController }
  /// What the last transition has shown, until the object asks UIKit for another change.
  var arrival: Arrival?

  struct Arrival {
    weak var screen: UIViewController?
    let time = CACurrentMediaTime()
  }

  init(_ navigationController: UINavigationController, of owner: any ContainerOwner) {
    super.init(navigationController, of: owner)
  }

  // MARK: - Changes

  /// A change for which UIKit calls the delegate.
  ///
  /// UIKit says "push" or "pop" of a replaced stack as well. A push adds one screen above the shown screen; every other
  /// change that shows a new screen on top is a set.
  func change(
    _ operation: UINavigationController.Operation,
    from: UIViewController?,
    to: UIViewController?
  ) -> ScreenChange {
    let stack = navigationController?.viewControllers ?? []
    let isOneMore = from.map { stack.dropLast().last === $0 } ?? false
    let isSet = operation == .push && stack.last === to && !isOneMore
    return ScreenChange(
      of: self,
      operation == .pop ? .backward : .forward,
      from: from,
      to: to,
      stack: isSet ? stack : nil
    )
  }

  /// The stack is the new one already, or still the old one.
  override func change(from: UIViewController?, to: UIViewController?) -> ScreenChange {
    let stack = navigationController?.viewControllers ?? []
    let old = stack.firstIndex { $0 === from }
    let isPop = stack.firstIndex { $0 === to }.map { new in old.map { $0 > new } ?? true } ?? false
    return change(isPop ? .pop : .push, from: from, to: to)
  }

  /// A push or a pop can come without a coordinator for a moment.
  override func isComing(_ change: ScreenChange, hasWaited: Bool) -> Bool {
    super.isComing(change, hasWaited: hasWaited)
      || !hasWaited && host?.isInWindow == true
        && navigationController?.topViewController === change.to
  }

  /// Back is a call like any other, where it comes through the transition object.
  override func willChange() {
    if host is any InterceptingNavigation { super.willChange() }
  }

  override func makeRepair(of change: ScreenChange) -> ((TransitionEnd) -> Void)? {
    guard
      let stackRepair = navigationController.map({ StackRepair($0, stack: stackBefore(change)) })
    else { return nil }
    return { [weak self] end in
      stackRepair.repair(at: end)
      if end == .end { self?.arrival = Arrival(screen: change.to) }
    }
  }

  /// Whether one of the object's transitions has shown a screen within the last frames.
  func hasJustShown(_ screen: UIViewController) -> Bool {
    arrival.map { $0.screen === screen && CACurrentMediaTime() - $0.time < 0.05 } == true
  }

  /// The stack at an end of a change, whether UIKit reports the new stack already or still the old one.
  func stack(at end: TransitionEnd, of change: ScreenChange) -> [UIViewController] {
    let told = navigationController?.viewControllers ?? []
    if let stack = change.stack { return stack }
    switch (change.direction, end) {
    case (.forward, _):
      guard let incoming = change.to else { return told }
      if told.contains(incoming) { return end == .end ? told : told.filter { $0 !== incoming } }
      // In an incoming container, UIKit's stack may lack screens that have been pushed without animation as well.
      let before = change.stackBefore ?? told
      return end == .end ? before + [incoming] : before
    case (.backward, .start):
      if let stack = change.stackBefore { return stack }
      return change.from.map { told.contains($0) ? told : told.popped(to: change.to) + [$0] }
        ?? told
    case (.backward, .end): return told.popped(to: change.to)
    }
  }

  /// The whole stack before a change, or nil if UIKit no longer reports it.
  private func stackBefore(_ change: ScreenChange) -> [UIViewController]? {
    guard change.isReversible, let told = navigationController?.viewControllers else { return nil }
    switch change.direction {
    case .forward: return stack(at: .start, of: change)
    case .backward: return told.last === change.from ? told : nil
    }
  }

  /// The stack after everything that is in flight or waits.
  var stackExpected: [UIViewController] {
    guard let navigationController, let owner else { return [] }
    let told =
      flight.map { stack(at: $0.machine.destinationEnd, of: $0.change) }
      ?? navigationController.viewControllers
    return owner.queue.calls(for: navigationController)
      .reduce(told) { ($1.request as? StackRequest)?.applied(to: $0) ?? $0 }
  }

  /// What another pop changes; nil in an empty stack.
  ///
  /// A swipe of the system may yet be canceled, and UIKit may change the stack late: until then, the screen on top isn't
  /// known.
  var goalOfPop: StackRequest.Goal? {
    if flight == nil, isChangedByUIKit { return .pop }
    guard let navigationController, let owner else { return nil }
    // Again the destination of a pop that is being reversed.
    if let flight, flight.status == .inFlight, flight.change.direction == .backward,
      flight.machine.destinationEnd == .start, !owner.queue.hasCall(for: navigationController)
    {
      return flight.change.to.map { .popTo($0) }
    }
    let stack = stackExpected
    // The root can't be popped, but a transition to it may be running.
    return (stack.dropLast().last ?? stack.last).map { .popTo($0, removing: stack.last) }
  }

  override var screenOnTop: UIViewController? {
    let stack = stackExpected
    return stack.count > 1 ? stack.last : nil
  }

  override func callBack() -> Bool {
    if let goal = goalOfPop, let request = StackRequest(goal, in: self) {
      owner?.submit(TransitionCall(request))
    }
    return true
  }

  // MARK: - Gestures

  override func explainInstallation() {
    explainInstallation(
      by: navigationController?.installedDelegate,
      "Assign the app's delegate before install(on:), or to navigationDelegate."
    )
  }

  override var systemRecognizers: [UIGestureRecognizer] {
    navigationController?.systemPopRecognizers ?? []
  }

  override func systemOption(besides options: [InteractiveOption]) -> InteractiveOption? {
    guard !options.contains(where: { $0.direction == .backward }),
      systemRecognizers.contains(where: \.isEnabled)
    else { return nil }
    return option(backFrom: .edge)
  }

  override var options: [InteractiveOption] { [back, forward].compactMap { $0 } }

  override var edgeInset: CGFloat? {
    guard let view else { return nil }
    let reach = verticalBars.compactMap { $0.reach(into: view) }.max()
    return reach.map { $0 + HostGestures.edgeWidth }
  }

  override var hasEdgeSwipe: Bool { true }

  override var barInset: CGFloat? {
    guard let navigationController, let view, !navigationController.isNavigationBarHidden,
      !navigationController.navigationBar.isUpright
    else { return nil }
    let bar = navigationController.navigationBar
    return bar.convert(bar.bounds, to: view).maxY
  }

  /// The vertical bars of the stack, around it, and in its top screen.
  private var verticalBars: [UIView] {
    guard let navigationController else { return [] }
    var bars: [UIView] = []
    if navigationController.navigationBar.isUpright { bars = [navigationController.navigationBar] }
    let inner = navigationController.topViewController as? UITabBarController
    for tabs in [navigationController.tabBarController, inner] {
      if let bar = tabs?.tabBar, bar.isUpright { bars.append(bar) }
    }
    return bars
  }

  /// A vertical bar is where swipes begin, so it keeps its touches.
  override func takesTouches(on view: UIView?) -> Bool {
    guard let view, !(view is TransitionOverlay) else { return true }
    return !verticalBars.contains(where: view.isDescendant)
  }

  override var shownContent: [ObjectIdentifier] {
    navigationController?.viewControllers.suffix(2).map { ObjectIdentifier($0) } ?? []
  }

  override var backOption: InteractiveOption? { ownOption(backFrom: .anywhere) }

  private var back: InteractiveOption? {
    switch owner?.gestures.pop {
    case .edge: ownOption(backFrom: .edge)
    case .anywhere: backOption
    case .disabled, nil: nil
    }
  }

  /// The option that goes back, unless UIKit makes the pop with its own animation.
  private func ownOption(backFrom area: InteractiveOption.Area) -> InteractiveOption? {
    option(backFrom: area).flatMap { $0.motion.isLeftToSystem ? nil : $0 }
  }

  private func option(backFrom area: InteractiveOption.Area) -> InteractiveOption? {
    guard let navigationController, let view, let owner,
      let top = navigationController.topViewController,
      let below = navigationController.viewControllers.dropLast().last
    else { return nil }
    let isContentOpen = navigationController.contentPopRecognizer?.isEnabled == true
    return InteractiveOption(
      of: owner,
      .backward,
      in: view,
      foreground: top,
      background: below,
      area: isContentOpen ? .anywhere : area,
      leaving: top,
      open: { [weak self, weak top, weak below] in
        guard let self, let top, let below else { return nil }
        return InteractiveOption.Opening(
          change: ScreenChange(of: self, .backward, from: top, to: below),
          ask: { [weak self] in
            let navigationController = self?.navigationController
            navigationController?.bypassingInterception {
              navigationController?.popViewController(animated: true)
            }
          },
          isObsolete: { [weak self] in
            self?.navigationController?.viewControllers.suffix(2) != [below, top]
          }
        )
      }
    )
  }

  private var forward: InteractiveOption? {
    guard let view, let owner, owner.pushProvider != nil else { return nil }
    let top = navigationController?.topViewController
    return InteractiveOption(
      of: owner,
      .forward,
      in: view,
      background: top,
      open: { [weak self, weak top] in
        guard let self, let navigationController,
          let next = owner.pushProvider?(navigationController),
          let request = StackRequest(.push(next), in: self)
        else { return nil }
        if next is UINavigationController { request.explain() }
        return InteractiveOption.Opening(
          change: ScreenChange(of: self, .forward, from: top, to: next),
          ask: { [weak navigationController] in
            navigationController?.bypassingInterception {
              navigationController?.pushViewController(next, animated: true)
            }
          },
          isObsolete: { request.isObsolete }
        )
      }
    )
  }
}

extension UIView {
  /// Whether the view, a bar, is vertical.
  fileprivate var isUpright: Bool { bounds.height > bounds.width }

  /// How far a bar reaches into a view from its leading edge; nil for one that isn't seen at that edge.
  fileprivate func reach(into view: UIView) -> CGFloat? {
    guard !isHidden, window != nil, window === view.window else { return nil }
    let (frame, width) = (convert(bounds, to: view), view.bounds.width)
    let reach = view.isRightToLeft ? width - frame.minX : frame.maxX
    return reach > 0 && reach < width / 2 ? reach : nil
  }
}

extension [UIViewController] {
  func popped(to screen: UIViewController?) -> [UIViewController] {
    firstIndex { $0 === screen }.map { Array(self[...$0]) } ?? self
  }
}
