/// A container that shows one of its children at a time.
@MainActor
protocol SwitchingContainer: UIViewController {
  associatedtype Container: UIView

  /// The controller whose view is in place.
  var shown: UIViewController? { get set }
  /// What holds its view, and both views during a transition.
  var container: Container { get }

  /// Hook: another controller's view has been put into place.
  func didPlaceScreen()
}

extension SwitchingContainer {
  func didPlaceScreen() {}

  /// Puts a controller's view where that of the shown one was.
  func place(_ controller: UIViewController?) {
    let gone = shown
    // Its removal may end what is in flight inside, and so lead to another change here.
    shown = controller
    if gone !== controller { gone?.viewInPlace?.removeFromSuperview() }
    // Its viewDidLoad may well bring another one.
    controller?.loadViewIfNeeded()
    guard shown === controller, let screen = controller?.viewInPlace else { return }
    screen.fill(container.bounds)
    container.addSubview(screen)
    didPlaceScreen()
  }

  /// The children that come and go with the container, during a transition or without.
  func childrenOnScreen(during context: TransitionContext?) -> [UIViewController] {
    guard let context else { return shown.map { [$0] } ?? [] }
    guard appearance.isVisible else { return [context.from, context.to] }
    return [context.transitionWasCancelled ? context.from : context.to]
  }

  /// A transition between two children has been let go, or turned round.
  func turnAppearance(of context: TransitionContext, isCancelled: Bool) {
    guard HeadlessTransitionPolicy.current.reversesAppearanceAtOnce, appearance.isVisible else {
      return
    }
    context.to.beginAppearance(!isCancelled, animated: true)
    context.from.beginAppearance(isCancelled, animated: true)
  }
}
