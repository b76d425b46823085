import UIKit

/// What is presented: back to the presenting controller.
@MainActor
final class PresentationContainer: Container {
  private weak var containerView: UIView?

  // MARK: - Changes

  override func change(from: UIViewController?, to: UIViewController?) -> ScreenChange {
    ScreenChange(of: self, from === host ? .backward : .forward, from: from, to: to)
  }

  override func isOne(_ change: ScreenChange, _ other: ScreenChange) -> Bool {
    change.direction == other.direction
  }

  /// What is dismissed together with all that it presents goes back further than to its own presenter.
  override func isOne(
    _ change: ScreenChange,
    _ context: any UIViewControllerContextTransitioning
  ) -> Bool {
    host != nil
      && context.viewController(forKey: change.direction == .forward ? .to : .from) === host
  }

  /// A presentation can come without a coordinator until it starts.
  override func isComing(_ change: ScreenChange, hasWaited: Bool) -> Bool {
    guard let host, let presenting = host.presentingViewController,
      presenting.isInWindow || host.isInWindow
    else { return false }
    return !hasWaited || isChangedByUIKit
  }

  override func catchesCalls(of screen: UIViewController?) -> Bool {
    screen === host && screen is any InterceptingDismissal
  }

  override func willBegin(_ flight: Flight, in containerView: UIView) {
    serve(in: containerView)
    super.willBegin(flight, in: containerView)
  }

  /// Adds the recognizers to the view of a presentation; they keep the object until UIKit removes the view.
  private func serve(in containerView: UIView) {
    self.containerView = containerView
    serve()
    gestures?.installed = owner
  }

  /// A presentation of the object is complete, which may have come without a flight.
  fileprivate func didPresent() {
    guard isInstalled, let host, host.presentingViewController != nil, !host.isSystemSheet,
      !host.hasSystemTransition, let view = host.presentationController?.containerView
    else { return }
    serve(in: view)
  }

  override var coordinator: (any UIViewControllerTransitionCoordinator)? {
    host?.presentationsCoordinator
  }

  override var isChangedByUIKit: Bool { host?.isChangingPresentation == true }

  // MARK: - Gestures

  override var view: UIView? { containerView }

  override var isInstalled: Bool { owner != nil && host?.transitioningDelegate === owner }

  override func explainInstallation() {
    guard gestures != nil else { return }
    explainInstallation(
      by: host?.transitioningDelegate,
      "Assign the app's delegate to the transitioningDelegate of the transition object."
    )
  }

  override var options: [InteractiveOption] {
    owner?.gestures.isDismissPanEnabled == true ? [backOption].compactMap { $0 } : []
  }

  override var backKeys: [BackKey] { [.escape, .bracket] }

  override var backOption: InteractiveOption? {
    guard let view, let host, let owner, let presenting = host.presentingViewController,
      host.presentedViewController == nil, !host.hasSystemTransition
    else { return nil }
    return InteractiveOption(
      of: owner,
      .backward,
      in: view,
      frame: host.presentationController?.presentedView?.frame,
      foreground: host,
      background: presenting,
      leaving: host,
      manager: host.presentationController,
      open: { [weak self] in
        guard let self, let presented = self.host,
          let presenting = presented.presentingViewController
        else { return nil }
        return InteractiveOption.Opening(
          change: change(from: presented, to: presenting),
          ask: { [weak presented] in presented.map(PresentationContainer.dismiss) }
        )
      }
    )
  }

  override var shownContent: [ObjectIdentifier] {
    [host?.presentingViewController, host?.presentedViewController]
      .compactMap { $0.map(ObjectIdentifier.init) }
  }

  override func giveBack() {
    guard isInstalled else { return }
    host?.transitioningDelegate =
      owner?.appDelegate(of: self) as? any UIViewControllerTransitioningDelegate
  }

  override var screenOnTop: UIViewController? { host }

  override func callBack() -> Bool {
    host.map { owner?.submit(TransitionCall(DismissRequest(presented: $0, card: self))) }
    return true
  }

  /// Dismisses as a gesture of the system would: the presentation's delegate is notified.
  private static func dismiss(_ presented: UIViewController) {
    let manager = presented.presentationController
    manager?.tellOfDismissal()
    guard let presenting = presented.presentingViewController else { return }
    presenting.bypassingInterception {
      presenting.dismiss(animated: true) {
        // Also called after a cancel; the controller knows where it is.
        if presented.presentingViewController == nil { manager?.tellOfDismissed() }
      }
    }
  }
}

/// A call that presents a controller.
@MainActor
struct PresentRequest: CallRequest {
  let presented: UIViewController
  let source: UIViewController
  let card: PresentationContainer

  var container: Container { card }

  private var presenter: UIViewController { source.presenter(of: presented) }

  /// What is presented, and the controller at the bottom of all that is presented there.
  var controllers: [UIViewController] { [presented, presenter.firstPresenter] }

  func change(isAnimated: Bool) -> ScreenChange? {
    ScreenChange(of: card, .forward, from: source, to: presented, isAnimated: isAnimated)
  }

  func end(of change: ScreenChange) -> TransitionEnd? {
    change.container === card ? change.end(showing: presented) : nil
  }

  var isObsolete: Bool {
    let presenter = presenter
    return presented.presentingViewController != nil || presented.parent != nil
      || presenter.presentedViewController?.presentingViewController === presenter
      || presented.isActive(for: presenter) || !presenter.isInWindow
  }

  var isSatisfied: Bool { presented.presentingViewController != nil }

  var isOnScreen: Bool { true }

  var isBlockedByUIKit: Bool { around.contains(where: \.isChangingPresentation) }

  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    around.lazy.compactMap(\.presentationsCoordinator).first
  }

  private var around: [UIViewController] {
    let presenter = presenter
    return [presenter, presenter.presentedViewController].compactMap { $0 }
  }

  func isBlocked(by flight: Flight) -> Bool {
    guard flight.change.container is PresentationContainer, let host = flight.change.host else {
      return false
    }
    let presenter = presenter
    return host === presenter || host === presented || host === presenter.presentedViewController
  }

  func ask(isAnimated: Bool, _ completion: @escaping () -> Void) {
    // UIKit keeps the object until the presentation is complete, and then the presentation does.
    source.present(presented, animated: isAnimated) { [card, owner = card.owner] in
      withExtendedLifetime(owner) { card.didPresent() }
      completion()
    }
  }
}

/// A call that dismisses a presented controller.
@MainActor
struct DismissRequest: CallRequest {
  let presented: UIViewController
  let card: PresentationContainer

  var container: Container { card }

  /// What is presented, and the controller at the bottom of all that is presented there.
  var controllers: [UIViewController] {
    [presented, (presented.presentingViewController ?? presented).firstPresenter]
  }

  /// UIKit dismisses the topmost controller, and all between with it.
  func change(isAnimated: Bool) -> ScreenChange? {
    guard let top = presented.presentationChain.last, let owner = card.owner else { return nil }
    return ScreenChange(
      of: owner.card(of: top),
      .backward,
      from: top,
      to: presented.presentingViewController,
      isAnimated: isAnimated
    )
  }

  func end(of change: ScreenChange) -> TransitionEnd? {
    change.container === card ? change.end(showing: presented)?.opposite : nil
  }

  var isObsolete: Bool { presented.presentingViewController == nil }

  var isSatisfied: Bool { isObsolete }

  var isOnScreen: Bool { true }

  var isBlockedByUIKit: Bool {
    presented.presentationChain.contains(where: \.isChangingPresentation)
  }

  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    presented.presentationChain.lazy.compactMap(\.presentationsCoordinator).first
  }

  func isBlocked(by flight: Flight) -> Bool {
    guard flight.change.container is PresentationContainer, let host = flight.change.host else {
      return false
    }
    return presented.presentationChain.contains(host)
  }

  func ask(isAnimated: Bool, _ completion: @escaping () -> Void) {
    guard let presenting = presented.presentingViewController else { return }
    presenting.bypassingInterception {
      presenting.dismiss(animated: isAnimated, completion: completion)
    }
  }
}

extension UIViewController {
  /// Whether the controller is the presenter, or the root of its window.
  func isActive(for presenter: UIViewController) -> Bool {
    self === presenter || viewIfLoaded?.window?.rootViewController === self
  }
}
