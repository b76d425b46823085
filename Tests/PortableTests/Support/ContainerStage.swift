import InterruptibleTransitions
import UIKit

/// A container of any kind in a window of its own, with a first and a second screen, and one transition object.
@MainActor
final class ContainerStage: Stage {
  let kind: ContainerKind
  let transition: InterruptibleTransition
  let root: UIViewController
  let first = Screen("First")
  let second = Screen("Second")
  private(set) var phases: [InterruptibleTransition.Phase] = []

  init(
    _ kind: ContainerKind,
    _ effect: (any TransitionEffect)? = nil,
    framesPerSecond: Int = 120
  ) async {
    self.kind = kind
    let window = Stage.makeWindow(framesPerSecond: framesPerSecond)
    transition = InterruptibleTransition(effect ?? kind.effect)
    switch kind {
    case .navigation: root = UINavigationController(rootViewController: first)
    case .tabs: root = UITabBarController()
    case .container: root = BoxController()
    case .fullScreen, .overFullScreen, .card, .custom: root = first
    }
    super.init(window: window, [transition])
    install()
    await show(root)
    transition.onPhaseChange = { [weak self] in self?.phases.append($0) }
  }

  private func install() {
    navigation?.delegate = transition
    tabs?.viewControllers = [first, second]
    tabs.map(transition.install(on:))
    if let box {
      box.fill(with: first)
      transition.addPan(to: box) { _ in nil }
    }
    guard kind.isPresentation else { return }
    second.modalPresentationStyle = kind.modalStyle
    second.transitioningDelegate = transition
    transition.addPanToPresent(from: first) { [weak self] _ in self?.second }
    guard kind == .card else { return }
    transition.presentationControllerProvider = { presented, presenting in
      CardPresentation(presentedViewController: presented, presenting: presenting)
    }
  }

  var navigation: UINavigationController? { root as? UINavigationController }
  var tabs: UITabBarController? { root as? UITabBarController }
  var box: BoxController? { root as? BoxController }

  /// The titles on the stack.
  var stack: [String] { navigation?.viewControllers.map { $0.title ?? "" } ?? [] }

  // MARK: - Moves

  /// To the second screen, by a plain call of UIKit's.
  func goForward(animated: Bool = true) {
    switch kind {
    case .navigation: navigation?.pushViewController(second, animated: animated)
    case .tabs: tabs?.selectedIndex = 1
    case .container: run(to: second, .forward, animated: animated)
    case .fullScreen, .overFullScreen, .card, .custom: first.present(second, animated: animated)
    }
  }

  /// Back to the first one, by a plain call of UIKit's.
  func goBack(animated: Bool = true) {
    switch kind {
    case .navigation: navigation?.popViewController(animated: animated)
    case .tabs: tabs?.selectedIndex = 0
    case .container: run(to: first, .backward, animated: animated)
    case .fullScreen, .overFullScreen, .card, .custom: second.dismiss(animated: animated)
    }
  }

  func go(forward isForward: Bool) {
    isForward ? goForward() : goBack()
  }

  /// There or back, by a transition object's own call.
  func ask(forward isForward: Bool, by other: InterruptibleTransition? = nil) {
    let transition = other ?? transition
    if let navigation {
      isForward ? transition.push(second, onto: navigation) : transition.pop(from: navigation)
    } else if let tabs {
      transition.select(isForward ? second : first, in: tabs)
    } else if kind.isPresentation {
      isForward ? transition.present(second, from: first) : transition.dismiss(second)
    } else {
      run(to: isForward ? second : first, isForward ? .forward : .backward, by: transition)
    }
  }

  private func run(
    to screen: Screen,
    _ direction: TransitionScene.Direction,
    animated: Bool = true,
    by other: InterruptibleTransition? = nil
  ) {
    guard let box else { return }
    (other ?? transition).run(box.context(to: screen, direction, animated: animated))
  }

  /// To the second screen, at rest.
  func showSecond() async {
    goForward()
    await settle()
    forgetLog()
  }

  /// Has another transition object serve the container.
  func hand(to other: InterruptibleTransition) async {
    other.effect = kind.effect
    transition.uninstall()
    navigation?.delegate = other
    tabs?.delegate = other
    second.transitioningDelegate = kind.isPresentation ? other : nil
    await advance(by: 0.1)
  }

  /// Whether the container's own books say that the second screen is shown.
  var showsSecond: Bool {
    switch kind {
    case .navigation: navigation?.viewControllers.count == 2
    case .tabs: tabs?.selectedIndex == 1
    case .container: box?.shown === second
    case .fullScreen, .overFullScreen, .card, .custom: first.presentedViewController === second
    }
  }

  // MARK: - What is seen

  /// Where the second screen rests, below the top of the window.
  var home: CGFloat { kind == .card ? (window.bounds.height / 4).rounded() : 0 }

  /// Where a screen is seen to begin, horizontally.
  func left(of screen: Screen) -> CGFloat {
    screen.view.layer.presentation()?.frame.minX ?? .nan
  }

  /// How much of the second screen is seen to have come in, from 0 to 1.
  var seen: CGFloat {
    guard second.view.window != nil, let layer = second.view.layer.presentation() else { return 0 }
    return kind.isPresentation
      ? 1 - (layer.frame.minY - home) / (window.bounds.height - home)
      : 1 - layer.frame.minX / window.bounds.width
  }
}
