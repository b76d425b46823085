import InterruptibleTransitions
import UIKit

/// A container of any kind in a window of its own, with a first and a second screen, and one transition object.
@MainActor
final class ContainerStage: Stage {
  let kind: ContainerKind
  let transition: InterruptibleTransition
  let root: UIViewController
  let first: Screen
  let second: Screen
  private(set) var phases: [InterruptibleTransition.Phase] = []
  /// Whether the latest transition that was asked for brings the second screen.
  private(set) var isGoingForward = true
  private var everyCard: [WeakCard] = []

  private struct WeakCard {
    weak var card: CardPresentation?
  }

  /// Makes a stage that shows nothing yet.
  init(
    unshown kind: ContainerKind,
    _ effect: (any TransitionEffect)? = nil,
    in window: UIWindow,
    box: BoxController? = nil,
    makeScreen: @MainActor (String) -> Screen = { Screen($0) }
  ) {
    self.kind = kind
    first = makeScreen("First")
    second = makeScreen("Second")
    transition = InterruptibleTransition(effect ?? kind.effect)
    switch kind {
    case .navigation: root = UINavigationController(rootViewController: first)
    case .tabs: root = UITabBarController()
    case .container: root = box ?? BoxController()
    case .fullScreen, .overFullScreen, .card, .sampleCard, .custom, .currentContext,
      .overCurrentContext:
      root = first
      root.definesPresentationContext = true
    }
    super.init(window: window, [transition])
    install()
    transition.onPhaseChange = { [weak self] in self?.phases.append($0) }
  }

  convenience init(
    _ kind: ContainerKind,
    _ effect: (any TransitionEffect)? = nil,
    framesPerSecond: Int = 120
  ) async {
    self.init(unshown: kind, effect, in: Stage.makeWindow(framesPerSecond: framesPerSecond))
    await show(root)
  }

  private func install() {
    switch kind {
    case .navigation:
      navigation?.delegate = transition
      transition.pushProvider = { [weak self] _ in self?.second }
    case .tabs:
      tabs?.viewControllers = [first, second]
      tabs.map(transition.install(on:))
      transition.gestures.isTabPanEnabled = true
    case .container:
      box?.fill(with: first)
      box.map { box in
        transition.addPan(to: box) { [weak self] direction in self?.change(direction) }
      }
    case .fullScreen, .overFullScreen, .card, .sampleCard, .custom, .currentContext,
      .overCurrentContext:
      second.modalPresentationStyle = kind.modalStyle
      second.transitioningDelegate = transition
      transition.addPanToPresent(from: first) { [weak self] _ in self?.second }
      transition.presentationControllerProvider = { [weak self, kind] presented, presenting in
        switch kind {
        case .card:
          let card = CardPresentation(presentedViewController: presented, presenting: presenting)
          self?.everyCard.append(WeakCard(card: card))
          return card
        case .sampleCard:
          let card = SamplePresentation(presentedViewController: presented, presenting: presenting)
          card.gap = 0.5
          return card
        default: return nil
        }
      }
    }
  }

  private func change(_ direction: TransitionScene.Direction) -> ContainerChange? {
    switch (direction, box?.shown === second) {
    case (.forward, false): box?.context(to: second, .forward)
    case (.backward, true): box?.context(to: first, .backward)
    case (.forward, true), (.backward, false): nil
    }
  }

  /// The presentation controllers that are alive.
  var cards: [CardPresentation] { everyCard.compactMap(\.card) }

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
    case .fullScreen, .overFullScreen, .card, .sampleCard, .custom, .currentContext,
      .overCurrentContext:
      first.present(second, animated: animated)
    }
  }

  /// Back to the first one, by a plain call of UIKit's.
  func goBack(animated: Bool = true) {
    switch kind {
    case .navigation: navigation?.popViewController(animated: animated)
    case .tabs: tabs?.selectedIndex = 0
    case .container: run(to: first, .backward, animated: animated)
    case .fullScreen, .overFullScreen, .card, .sampleCard, .custom, .currentContext,
      .overCurrentContext:
      second.dismiss(animated: animated)
    }
  }

  func go(forward isForward: Bool) {
    isGoingForward = isForward
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
    case .fullScreen, .overFullScreen, .card, .sampleCard, .custom, .currentContext,
      .overCurrentContext:
      first.presentedViewController === second
    }
  }

  // MARK: - What is seen

  /// The way of a finger that goes to the second screen, in points.
  var wayForward: CGVector {
    let size = window.bounds.size
    if kind.isPresentation { return CGVector(dx: 0, dy: home - size.height) }
    return CGVector(dx: isRightToLeft ? size.width : -size.width, dy: 0)
  }

  var wayBack: CGVector { CGVector(dx: -wayForward.dx, dy: -wayForward.dy) }

  private var isRightToLeft: Bool {
    window.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Where the second screen rests, below the top of the window.
  var home: CGFloat {
    switch kind {
    case .card: (window.bounds.height / 4).rounded()
    case .sampleCard: (window.bounds.height / 2).rounded()
    default: 0
    }
  }

  /// Where a screen is seen to begin, horizontally.
  func left(of screen: Screen) -> CGFloat {
    screen.view.layer.displayed()?.frame.minX ?? .nan
  }

  /// How much of the second screen is seen to have come in, from 0 to 1.
  var displayed: CGFloat {
    guard second.view.window != nil, let layer = second.view.layer.displayed() else { return 0 }
    return kind.isPresentation
      ? 1 - (layer.frame.minY - home) / -wayForward.dy
      : 1 - layer.frame.minX / -wayForward.dx
  }

  // MARK: - Touches

  /// A place from which a finger can start a gesture along a way.
  func start(along way: CGVector) -> CGPoint {
    let bounds = window.bounds
    if way.dx != 0 { return CGPoint(x: way.dx > 0 ? 5 : bounds.width - 5, y: bounds.midY) }
    return CGPoint(x: bounds.midX, y: way.dy > 0 ? bounds.height * 0.3 : bounds.height - 5)
  }
}
