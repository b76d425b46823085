import InterruptibleTransitions
import UIKit

@testable import TestSupport

/// Where a story takes place: a container of its kind, and screens to go to.
@MainActor
final class StoryStage: StoryPlace {
  let story: Story
  let stage: ContainerStage
  let counted: CountedEffect
  /// The screens that the transition object is asked for, by their number; the first two are the stage's.
  let cast: [Screen]
  /// Those that UIKit has been asked for plainly.
  private(set) var extras: [Screen] = []
  var refusals = 0
  var openCompletions = 0
  private var isServed = true

  init(_ story: Story, of kind: ContainerKind) {
    self.story = story
    var made: [Screen] = []
    stage = ContainerStage(
      kind,
      layoutDirection: story.isRightToLeft ? .rightToLeft : .leftToRight,
      personality: story.personality,
      makeScreen: { title in
        let screen = Screen(title)
        made.append(screen)
        return screen
      }
    )
    counted = CountedEffect(effect: stage.transition.effect)
    stage.transition.effect = counted
    cast = made + (made.count..<Story.screenCount).map { Screen("Screen \($0)") }
    for screen in cast.dropFirst() {
      prepare(screen)
    }
    stage.tabs?.viewControllers = cast
    transition.pushProvider = { [cast] _ in cast.first { $0.parent == nil } }
    stage.advance(by: 0.1)
    HeadlessLog.forget()
  }

  var window: UIWindow { stage.window }
  var transition: InterruptibleTransition { stage.transition }
  var transitions: [InterruptibleTransition] { [transition] }
  var tallies: [CountedEffect.Tally] { [counted.tally] }

  var screens: [Screen] { cast + extras }

  private func prepare(_ screen: Screen) {
    guard stage.kind.isPresentation else { return }
    screen.modalPresentationStyle = stage.kind.modalStyle
    screen.transitioningDelegate = isServed ? transition : nil
  }

  private func makeExtra() -> Screen {
    let screen = Screen("Extra \(extras.count)")
    prepare(screen)
    extras.append(screen)
    return screen
  }

  /// The presented screens, from the lowest, with the root below them.
  var presentationChain: [UIViewController] {
    var chain = [stage.root]
    while let next = chain.last?.presentedViewController {
      chain.append(next)
    }
    return chain
  }

  // MARK: - Events

  func performOwn(_ event: StoryEvent) {
    switch event {
    case .go(let move, let isPlain, let isAnimated):
      isPlain ? goPlainly(move, isAnimated) : go(move, isAnimated)
    case .serve(let isServed): serve(isServed)
    default: preconditionFailure("\(event) is for an app: play it in a StoryWorld")
    }
  }

  private func serve(_ isServed: Bool) {
    self.isServed = isServed
    stage.navigation?.delegate = isServed ? transition : nil
    stage.tabs?.delegate = isServed ? transition : nil
    for screen in screens.dropFirst() {
      prepare(screen)
    }
  }

  // MARK: - The transition object's calls

  private func go(_ move: StoryEvent.Move, _ animated: Bool) {
    if let navigation = stage.navigation {
      goOnStack(move, of: navigation, animated)
    } else if let tabs = stage.tabs {
      transition.select(cast[tab(move, in: tabs)], in: tabs, animated: animated)
    } else if let box = stage.box {
      transition.run(context(move, in: box, animated))
    } else {
      present(move, animated)
    }
  }

  private func goOnStack(
    _ move: StoryEvent.Move,
    of navigation: UINavigationController,
    _ animated: Bool
  ) {
    switch move {
    case .forward(let number):
      transition.push(cast[number], onto: navigation, animated: animated)
    case .back: transition.pop(from: navigation, animated: animated)
    case .toRoot: transition.popToRoot(of: navigation, animated: animated)
    case .replace(let numbers):
      let screens = numbers.map { cast[$0] }
      transition.setViewControllers(screens, of: navigation, animated: animated)
    }
  }

  private func tab(_ move: StoryEvent.Move, in tabs: UITabBarController) -> Int {
    switch move {
    case .forward(let number): number
    case .back: max(tabs.selectedIndex - 1, 0)
    case .toRoot: 0
    case .replace(let numbers): numbers.last ?? 0
    }
  }

  private func context(
    _ move: StoryEvent.Move,
    in box: BoxController,
    _ animated: Bool
  ) -> ContainerChange {
    switch move {
    case .forward(let number): box.context(to: cast[number], .forward, animated: animated)
    case .back: box.context(to: cast[1], .backward, animated: animated)
    case .toRoot: box.context(to: cast[0], .backward, animated: animated)
    case .replace(let numbers):
      box.context(to: cast[numbers.last ?? 0], .forward, animated: animated)
    }
  }

  private func present(_ move: StoryEvent.Move, _ animated: Bool) {
    let chain = presentationChain
    switch move {
    case .forward(let number):
      guard number > 0 else { return }
      transition.present(cast[number], from: chain[chain.count - 1], animated: animated)
    case .back:
      if chain.count > 1 { transition.dismiss(chain[chain.count - 1], animated: animated) }
    case .toRoot:
      if chain.count > 1 { transition.dismiss(chain[1], animated: animated) }
    case .replace: break
    }
  }

  // MARK: - Plain calls

  private func goPlainly(_ move: StoryEvent.Move, _ animated: Bool) {
    if let navigation = stage.navigation {
      switch move {
      case .forward: navigation.pushViewController(makeExtra(), animated: animated)
      case .back: navigation.popViewController(animated: animated)
      case .toRoot: navigation.popToRootViewController(animated: animated)
      case .replace: navigation.setViewControllers([makeExtra(), makeExtra()], animated: animated)
      }
    } else if let tabs = stage.tabs {
      tabs.selectedIndex = tab(move, in: tabs)
    } else if stage.kind.isPresentation {
      let chain = presentationChain
      switch move {
      case .forward, .replace: chain[chain.count - 1].present(makeExtra(), animated: animated)
      case .back: chain[chain.count - 1].dismiss(animated: animated)
      case .toRoot: chain[0].dismiss(animated: animated)
      }
    }
  }
}
