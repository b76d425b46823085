#if os(Linux)
  import InterruptibleTransitions
  import UIKit

  /// A navigation controller on a screen of its own, with two screens to go to, and a transition object.
  @MainActor
  final class NavigationStage: Stage {
    let navigation: UINavigationController
    let transition: InterruptibleTransition
    let first = Screen("First")
    let second = Screen("Second")
    private(set) var phases: [InterruptibleTransition.Phase] = []

    static let width: CGFloat = 393

    init(
      _ effect: any TransitionEffect = .slide,
      layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
      personality: HeadlessPersonality = .launched,
      framesPerSecond: Int = 120
    ) {
      let window = Stage.makeWindow(
        on: personality,
        layoutDirection: layoutDirection,
        framesPerSecond: framesPerSecond
      )
      navigation = UINavigationController(rootViewController: first)
      transition = InterruptibleTransition(effect)
      super.init(window: window, [transition])
      navigation.delegate = transition
      show(navigation)
      transition.onPhaseChange = { [weak self] in self?.phases.append($0) }
    }

    /// Pushes the second screen and lets the transition run for a while.
    func push(andAdvance seconds: TimeInterval = 0) {
      navigation.pushViewController(second, animated: true)
      advance(by: seconds)
    }

    /// Shows the second screen, without a transition.
    func showSecond() {
      navigation.pushViewController(second, animated: false)
      advance(by: 0.1)
    }

    /// The titles on the stack.
    var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

    /// Where a screen is seen to begin, horizontally, in the window.
    func left(of screen: Screen) -> CGFloat {
      screen.view.layer.displayed()?.frame.minX ?? .nan
    }
  }
#endif
