import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// A story in an app with everything in it.
@MainActor
final class StoryWorld: StoryPlace {
  /// The names of the screens for the stack, and of those for above all.
  nonisolated static let stackNames = ["A", "B", "C", "D"]
  nonisolated static let modalNames = ["M", "N", "O"]
  private static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom]

  let story: Story
  let world: World
  let tallies: [CountedEffect.Tally]
  var refusals = 0
  var openCompletions = 0
  /// Serves the navigation controller in some stories.
  private let other = InterruptibleTransition()
  /// The object that serves it now.
  private var server: InterruptibleTransition
  private var isServed = true
  private var extraCount = 0

  init(_ story: Story) {
    self.story = story
    world = World(
      layoutDirection: story.isRightToLeft ? .rightToLeft : .leftToRight,
      personality: story.personality,
      books: World.Books(),
      makeScreen: { StoryScreen($0) }
    )
    server = world.transition
    let effects = (0..<2).map { _ in CountedEffect(effect: .slide) }
    tallies = effects.map(\.tally)
    for (transition, effect) in zip(transitions, effects) {
      transition.effect = effect
      transition.pushProvider = { [weak self] _ in self?.free(of: Self.stackNames) }
    }
    for (name, style) in zip(Self.modalNames, Self.styles) {
      world.screen(name).modalPresentationStyle = style
    }
    installPan()
  }

  var window: UIWindow { world.window }
  var transitions: [InterruptibleTransition] { [world.transition, other] }
  var screens: [Screen] { world.everyScreen }

  private func installPan() {
    world.transition.addPanToPresent(from: world.otherTab) { [weak self] _ in
      self?.free(of: Self.modalNames)
    }
  }

  /// A screen that is in no container, and not presented.
  private func free(of names: [String]) -> UIViewController? {
    names.map(world.screen).first { $0.parent == nil && $0.presentingViewController == nil }
  }

  // MARK: - Events

  func performOwn(_ event: StoryEvent) {
    switch event {
    case .ask(let kind, true, let isAnimated): askPlainly(kind, isAnimated)
    case .ask(let kind, false, let isAnimated): ask(Call(kind: kind, isAnimated: isAnimated))
    case .serve(let isServed): serve(isServed)
    case .share(let isShared):
      server = isShared ? other : world.transition
      world.navigation.delegate = nil
      if isServed { server.install(on: world.navigation) }
    case .leave(let policy): (shownScreens.last as? StoryScreen)?.policy = policy
    default: preconditionFailure("\(event) is for a container: play it in a StoryStage")
    }
  }

  private func serve(_ isServed: Bool) {
    guard self.isServed != isServed else { return }
    self.isServed = isServed
    guard isServed else {
      for transition in transitions {
        transition.uninstall()
      }
      return
    }
    world.transition.install(on: world.tabs)
    server.install(on: world.navigation)
    installPan()
    for screen in presentationChain {
      screen.transitioningDelegate = world.transition
    }
  }

  /// Asks a transition object, and waits to hear that it is done.
  private func ask(_ call: Call) {
    if call.kind.isForStack { return world.make(call, by: server) }
    guard call.kind.hasCompletion else { return world.make(call) }
    openCompletions += 1
    world.make(call, completion: { [weak self] in self?.openCompletions -= 1 })
  }

  /// Asks UIKit, where nothing is on its way.
  private func askPlainly(_ kind: Call.Kind, _ isAnimated: Bool) {
    guard areTransitionsAtRest, world.isCalm else { return }
    let navigation = world.navigation
    switch kind {
    case .push: navigation.pushViewController(makeExtra(), animated: isAnimated)
    case .pop: navigation.popViewController(animated: isAnimated)
    case .popTo(let name):
      guard navigation.viewControllers.contains(world.screen(name)) else { return }
      navigation.popToViewController(world.screen(name), animated: isAnimated)
    case .popToRoot: navigation.popToRootViewController(animated: isAnimated)
    case .set: navigation.setViewControllers([makeExtra(), makeExtra()], animated: isAnimated)
    case .present:
      guard window.isHidden == false else { return }
      world.topmost.present(makeExtra(), animated: isAnimated)
    case .dismiss:
      if world.topmost !== world.tabs { world.topmost.dismiss(animated: isAnimated) }
    case .select(let tab): world.tabs.selectedIndex = tab
    }
  }

  private func makeExtra() -> UIViewController {
    let screen = world.screen("Extra \(extraCount)")
    screen.modalPresentationStyle = Self.styles[extraCount % Self.styles.count]
    screen.transitioningDelegate = isServed ? world.transition : nil
    extraCount += 1
    return screen
  }
}

extension Call.Kind {
  /// True for what is asked of the navigation controller.
  fileprivate var isForStack: Bool {
    switch self {
    case .push, .pop, .popTo, .popToRoot, .set: true
    case .present, .dismiss, .select: false
    }
  }

  fileprivate var hasCompletion: Bool {
    switch self {
    case .present, .dismiss: true
    case .push, .pop, .popTo, .popToRoot, .set, .select: false
    }
  }
}
