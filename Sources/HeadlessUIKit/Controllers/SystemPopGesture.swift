/// The system's way back: a finger that pulls the screen off to the trailing side.
@MainActor
final class SystemPopGesture: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIPanGestureRecognizer
  private weak var navigation: UINavigationController?
  private var interaction: SystemInteraction?

  /// - Parameters:
  ///   - recognizer: Says where the finger comes in, and which way it has to go.
  ///   - navigation: What is popped.
  init(_ recognizer: UIPanGestureRecognizer, of navigation: UINavigationController) {
    self.recognizer = recognizer
    self.navigation = navigation
    super.init()
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.headlessAddAction { [weak self] _ in self?.follow() }
  }

  /// What touches a bar that stands at the edge is the bar's.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let bar = navigation?.barInUse, bar.placement != .aboveAndBelow else { return true }
    return touch.view?.isDescendant(of: bar) != true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, !navigation.isNavigationBarHidden,
      let item = navigation.items.last
    else { return false }
    let hasOwnItems = item.leftBarButtonItems?.isEmpty == false
    return canPop && !item.hidesBackButton
      && (!hasOwnItems || item.leftItemsSupplementBackButton)
  }

  private var canPop: Bool {
    guard let navigation else { return false }
    return navigation.stack.count > 1 && navigation.backStack === navigation
      && !navigation.isTransitioning && !isDisabledByDelegate
  }

  private var isDisabledByDelegate: Bool {
    HeadlessStackPolicy.current.delegateDisablesSystemPop
      && navigation?.assignedDelegate != nil && navigation?.delegateChoosesAnimations == true
  }

  private func follow() {
    switch recognizer.state {
    case .began:
      guard canPop else { return }
      interaction = SystemInteraction(SystemNavigationTransition(.pop))
      navigation?.request(.pop, animated: true, interaction: interaction)
      interaction?.scrub(to: progress)
    case .changed:
      interaction?.scrub(to: progress)
    case .ended:
      interaction?.end(at: part(recognizer.velocity(in: navigation?.view).x))
      interaction = nil
    case .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    case .possible:
      break
    }
  }

  private var progress: CGFloat {
    part(recognizer.translation(in: navigation?.view).x)
  }

  /// A distance to the trailing side, in widths of the screen.
  private func part(_ distance: CGFloat) -> CGFloat {
    guard let view = navigation?.view, view.bounds.width > 0 else { return 0 }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isMirrored ? -distance : distance) / view.bounds.width
  }
}
