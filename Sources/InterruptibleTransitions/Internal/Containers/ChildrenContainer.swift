import UIKit

/// An app's custom container, with a pan to each child for which the app provides a change.
@MainActor
final class ChildrenContainer: Container {
  private weak var containerView: UIView?
  /// The child that a change has replaced whose completion isn't called yet: the app still takes it for shown.
  weak var replaced: UIViewController?
  /// Make the change in a direction for a pan.
  private var providers: [(TransitionScene.Direction) -> ContainerContext?] = []

  /// Has pans make the changes that a closure provides, besides those of others.
  func add(_ provider: @escaping (TransitionScene.Direction) -> ContainerContext?) {
    containerView = host?.view
    providers.append(provider)
    serve()
  }

  // MARK: - Changes

  override var isCustom: Bool { true }

  /// A custom container has only calls that the transition object makes.
  override func catchesCalls(of screen: UIViewController?) -> Bool { true }

  override func isComing(_ change: ScreenChange, hasWaited: Bool) -> Bool { false }

  override func willBegin(_ flight: Flight, in containerView: UIView) {
    let context = flight.driver?.context as? ContainerContext
    let overlay = flight.driver?.setup.overlay
    overlay?.onLeaving = { [weak context] in context?.watchContainer() }
    overlay?.notifiesAtEnd = { [weak context] in context?.notifiesAtEnd == true }
    if gestures == nil {
      self.containerView = containerView
      serve()
    }
    super.willBegin(flight, in: containerView)
  }

  // MARK: - Gestures

  override var view: UIView? { containerView }

  override var screenOnTop: UIViewController? { flight?.change.upper }

  /// No pan makes changes any more, also if the container is kept for calls that wait.
  override func giveBack() {
    providers = []
  }

  override var options: [InteractiveOption] {
    guard let view, let owner else { return [] }
    return providers.flatMap { provider in
      [TransitionScene.Direction.backward, .forward].map { direction in
        InteractiveOption(
          of: owner,
          direction,
          in: view,
          open: {
            provider(direction).map { context in
              InteractiveOption.Opening(
                change: context.change,
                ask: context.start,
                decline: context.decline,
                isObsolete: { context.isObsolete },
                leaving: context.change.from
              )
            }
          }
        )
      }
    }
  }
}

/// A call that makes a change in an app's custom container.
@MainActor
struct ChildrenRequest: CallRequest {
  let context: ContainerContext

  var container: Container { context.children }

  var controllers: [UIViewController] { [context.container] }

  func change(isAnimated: Bool) -> ScreenChange? { context.change }

  func end(of change: ScreenChange) -> TransitionEnd? {
    change.container === container ? change.end(showing: context.to) : nil
  }

  var isObsolete: Bool { context.isObsolete }

  var isSatisfied: Bool { context.to.viewIfLoaded?.superview != nil }

  var isOnScreen: Bool { true }

  func ask(isAnimated: Bool, _ completion: @escaping () -> Void) {
    context.start()
  }
}

/// Observes from outside whether an app's custom container is on the screen.
///
/// UIKit notifies only the container itself of its appearance, and a callback of the current turn leaves no trace. So
/// the answer is certain only while nothing moves the container.
@MainActor
final class ContainerWatch {
  private let container: UIViewController
  private let containerView: UIView
  private var started: [Started] = []

  private struct Started {
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
  }

  enum Visibility {
    case visible
    case leaving
    /// It is returning to its place, or a transition around it brings it; it is notified of that later, by UIKit or by
    /// that transition.
    case turning
    case gone
  }

  init(_ container: UIViewController, containerView: UIView) {
    self.container = container
    self.containerView = containerView
  }

  var visibility: Visibility {
    guard containerView.window != nil else { return .gone }
    // One transition may take a container along inside a screen that another one moves.
    let movements = container.ancestry.compactMap(\.transitionCoordinator).map(visibility)
    if movements.contains(.turning) { return .turning }
    let isLeaving =
      movements.contains(.leaving) || TransitionOverlay.isLeaving(containerView)
      || container.ancestry.contains(where: \.leavesWithContext)
    if isLeaving { return .leaving }
    return TransitionOverlay.isNotifiedAtEnd(containerView) ? .turning : .visible
  }

  /// Whether the container is visible and no transition removes it, which may have notified it before the start.
  var isAtRest: Bool {
    let outers = container.ancestry.compactMap(\.transitionCoordinator)
    return visibility == .visible && !outers.contains { isMoved(by: $0, as: (.from, .from)) }
  }

  /// Where a transition of UIKit's brings the container.
  private func visibility(
    under outer: any UIViewControllerTransitionCoordinator
  ) -> Visibility {
    let isMoved =
      isMoved(by: outer, as: (.from, .from))
      || outer.isCancelled && isMoved(by: outer, as: (.to, .to))
    guard isMoved, hasStarted(outer) else { return .visible }
    return outer.isCancelled ? .turning : .leaving
  }

  /// Whether a transition of UIKit's moves the container, as a part of one of its two screens.
  private func isMoved(
    by outer: any UIViewControllerTransitionCoordinator,
    as keys: (controller: UITransitionContextViewControllerKey, view: UITransitionContextViewKey)
  ) -> Bool {
    // Under a presentation that leaves the presenting view in place, that view isn't the transition's.
    guard outer.view(forKey: keys.view) != nil,
      let screen = outer.viewController(forKey: keys.controller)
    else { return false }
    // What is presented in its context is inside both.
    let screens = [UITransitionContextViewControllerKey.from, .to].compactMap(outer.viewController)
    return container.ancestry.first(where: screens.contains) === screen
  }

  /// Whether the transition of a coordinator has started: only then the container has been told that it leaves.
  private func hasStarted(_ outer: any UIViewControllerTransitionCoordinator) -> Bool {
    if !isStarted(outer) {
      // Runs when the transition starts, or at once.
      outer.animate(alongsideTransition: { [weak self, weak outer] _ in
        self?.started.append(Started(coordinator: outer))
      })
    }
    return isStarted(outer)
  }

  private func isStarted(_ outer: any UIViewControllerTransitionCoordinator) -> Bool {
    started.contains { $0.coordinator === outer }
  }
}

extension UIViewController {
  /// This controller, the containers around it, and those around the contexts that it is presented in.
  fileprivate var ancestry: [UIViewController] {
    [self] + ((parent ?? context)?.ancestry ?? [])
  }

  /// Whether this controller is presented in a context that a transition other than its own takes off the screen.
  fileprivate var leavesWithContext: Bool {
    guard let view = context?.viewIfLoaded else { return false }
    return TransitionOverlay.isLeaving(view, exceptIn: presentationController?.containerView)
  }

  /// The controller in whose context this one itself is presented.
  private var context: UIViewController? {
    switch modalPresentationStyle {
    case .currentContext, .overCurrentContext: parent == nil ? presentingViewController : nil
    default: nil
    }
  }
}
