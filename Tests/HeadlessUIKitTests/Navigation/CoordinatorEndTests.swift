import Testing
import UIKit

/// The coordinator of a change that never takes place, or whose controller goes away in the middle.
@MainActor @Suite(.serialized) struct CoordinatorEndTests {
  @Test(
    "D63: a change whose controller leaves before it has begun is made without animation",
    arguments: Cover.allCases
  )
  func leaving(cover: Cover) {
    for (number, personality) in HeadlessPersonality.all.enumerated() {
      let name: Comment = "personality \(number)"
      let stage = TwoTabs(personality)
      let watch = CoordinatorWatch()

      stage.navigation.popToRootViewController(animated: true)
      watch.follow(stage.navigation.transitionCoordinator)
      cover.cover(stage.tabs, in: stage.window)
      stage.settle()

      #expect(watch.ends == 1 && watch.alongside == 1 && !watch.isThere, name)
      #expect(stage.navigation.viewControllers == [stage.root], name)
      #expect(stage.navigation.children == [stage.root] && stage.deep.parent == nil, name)
      #expect(stage.navigation.transitionCoordinator == nil, name)
      #expect(stage.deep.isBalanced(endingOnScreen: false), name)
      cover.uncover(stage.tabs, in: stage.window)
      stage.settle()
      #expect(stage.root.view.window === stage.window && stage.deep.view.window == nil, name)
      #expect(stage.root.isBalanced(endingOnScreen: true), "\(name): \(stage.root.calls)")
    }
  }

  @Test(
    "D63: so is a push in a stack that is dismissed, or whose view leaves the window by itself",
    arguments: ["dismissed", "dismissed with an animation", "removed"]
  )
  func gone(how: String) {
    let stage = TwoTabs(.launched)
    let navigation = UINavigationController(rootViewController: Screen("Root"))
    let container = QuietContainer()
    if how == "removed" {
      stage.window.rootViewController = container
      container.addChild(navigation)
      navigation.beginAppearanceTransition(true, animated: false)
      container.view.addSubview(navigation.view)
      navigation.endAppearanceTransition()
    } else {
      stage.tabs.present(navigation, animated: false)
    }
    stage.settle()
    let watch = CoordinatorWatch()

    navigation.pushViewController(Screen("Pushed"), animated: true)
    watch.follow(navigation.transitionCoordinator)
    if how == "removed" {
      navigation.view.removeFromSuperview()
    } else {
      stage.tabs.dismiss(animated: how != "dismissed")
    }
    stage.settle()

    #expect(watch.ends == 1 && !watch.isThere && navigation.transitionCoordinator == nil)
  }

  @Test("A push that waits for a pop is made although the tab is left meanwhile")
  func afterwards() {
    let stage = TwoTabs(.launched)

    stage.navigation.popToRootViewController(animated: true)
    let last = Screen("Last")
    stage.navigation.pushViewController(last, animated: true)
    stage.tabs.selectedIndex = 1
    stage.settle()

    #expect(stage.navigation.viewControllers == [stage.root, last])
    #expect(stage.navigation.children == [stage.root, last])
    stage.tabs.selectedIndex = 0
    stage.settle()
    #expect(last.view.window === stage.window && last.calls == ["willAppear", "didAppear"])
  }

  @Test("A change off the screen is made at once, and the delegate hears of it when it is seen")
  func offScreen() {
    let stage = TwoTabs(.standard)
    stage.tabs.selectedIndex = 1
    stage.settle()
    weak var popped: UIViewController?
    do {
      let gone = Screen("Gone")
      popped = gone
      stage.navigation.pushViewController(gone, animated: true)
    }
    stage.settle()
    #expect(popped?.parent === stage.navigation && popped?.isViewLoaded == false)

    stage.navigation.popViewController(animated: true)

    #expect(popped == nil && stage.navigation.children == [stage.root, stage.deep])
    let listener = HandmadeFade()
    stage.navigation.delegate = listener
    stage.tabs.selectedIndex = 0
    stage.settle()
    let shows = HeadlessLog.texts.filter { $0.contains("didShow") }
    #expect(shows == ["delegate.navigationController(_:didShow: Deep, animated: false)"])
    #expect(stage.deep.view.window === stage.window)
  }

  /// What is under way when the last reference to its controller goes.
  enum Way: CaseIterable {
    case pendingPush
    case pausedPush
    case pausedTab
    case pendingPresentation
    case presentation
  }

  @Test(
    "D63: no coordinator outlives its transition when all controllers go",
    arguments: Way.allCases
  )
  func dropped(way: Way) {
    for (number, personality) in HeadlessPersonality.all.enumerated() {
      let watch = CoordinatorWatch()
      let slide = HandmadeSlide(.startsUnderAFinger)
      weak var gone: UIViewController?
      do {
        let stage = TwoTabs(personality)
        gone = stage.tabs
        stage.navigation.delegate = slide
        stage.tabs.delegate = slide
        switch way {
        case .pendingPush, .pausedPush:
          stage.navigation.pushViewController(Screen("Pushed"), animated: true)
          watch.follow(stage.navigation.transitionCoordinator)
        case .pausedTab:
          stage.tabs.selectedIndex = 1
          watch.follow(stage.tabs.transitionCoordinator)
        case .pendingPresentation, .presentation:
          let presented = Screen("Presented")
          stage.root.present(presented, animated: true)
          watch.follow(presented.transitionCoordinator)
        }
        if way != .pendingPush, way != .pendingPresentation { HeadlessClock.advance(by: 0.1) }
        stage.window.rootViewController = UIViewController()
        slide.letGo()
      }
      HeadlessClock.advance(by: 10)

      let isPresentation = way == .pendingPresentation || way == .presentation
      let hasNone = isPresentation && personality.transitions.coordinatorComesWithStart
      #expect(watch.ends == (hasNone ? 0 : 1) && !watch.isThere, "personality \(number)")
      #expect(gone == nil, "personality \(number)")
    }
  }

  @Test("D63: a presentation whose presenter leaves before it has begun does not take place")
  func calledOff() {
    let stage = TwoTabs(.launched)
    let presented = Screen("Presented")
    presented.modalPresentationStyle = .currentContext
    let watch = CoordinatorWatch()

    stage.deep.present(presented, animated: true)
    watch.follow(presented.transitionCoordinator)
    stage.tabs.selectedIndex = 1
    stage.settle()

    #expect(watch.ends == 1 && !watch.isThere)
    #expect(presented.calls.isEmpty && presented.presentingViewController == nil)
    #expect(stage.deep.presentedViewController == nil)
  }
}

/// Counts what a coordinator tells, and knows whether it is still there.
@MainActor
private final class CoordinatorWatch {
  private(set) var alongside = 0
  private(set) var ends = 0
  private weak var coordinator: (any UIViewControllerTransitionCoordinator)?

  var isThere: Bool { coordinator != nil }

  func follow(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    self.coordinator = coordinator
    coordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.alongside += 1 },
      completion: { [weak self] _ in self?.ends += 1 }
    )
  }
}

/// Two tabs, the first with a stack of two.
@MainActor
private struct TwoTabs {
  let window: UIWindow
  let tabs = UITabBarController()
  let navigation: UINavigationController
  let root = Screen("Root")
  let deep = Screen("Deep")

  init(_ personality: HeadlessPersonality) {
    let navigation = UINavigationController(rootViewController: root)
    window = .fresh(personality) { [tabs, deep] in
      navigation.pushViewController(deep, animated: false)
      tabs.viewControllers = [navigation, Screen("Other")]
      return tabs
    }
    self.navigation = navigation
  }

  func settle() {
    HeadlessClock.advance(by: 5)
  }
}
