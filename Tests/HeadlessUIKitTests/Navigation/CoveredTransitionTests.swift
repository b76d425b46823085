import Testing
import UIKit

/// A transition whose container goes off the screen in the middle of it; the configurations take turns.
@MainActor @Suite(.serialized) struct CoveredTransitionTests {
  enum Change: CaseIterable {
    case push
    case pop
    case tab
  }

  /// When the transition ends.
  enum End: CaseIterable {
    case whileCovered
    case whileCoverComes
    case afterwards
  }

  @Test(
    "E10: children appear and disappear with their container, whenever their transition ends",
    arguments: Change.allCases,
    Cover.allCases
  )
  func covered(change: Change, cover: Cover) throws {
    let place = try #require(Cover.allCases.firstIndex(of: cover))
    for (row, end) in End.allCases.enumerated() {
      for (column, position) in [UIViewAnimatingPosition.end, .start].enumerated() {
        let configurations = HeadlessPersonality.all
        let number = (6 * place + 2 * row + column) % configurations.count
        let name: Comment =
          "\(end), \(position == .end ? "completed" : "canceled"), configuration \(number)"
        check(change, cover, end, position, CoveredStage(configurations[number]), name)
      }
    }
  }

  private func check(
    _ change: Change,
    _ cover: Cover,
    _ end: End,
    _ position: UIViewAnimatingPosition,
    _ stage: CoveredStage,
    _ name: Comment
  ) {
    stage.begin(change)
    HeadlessClock.advance(by: 0.2)

    cover.cover(stage.outer, in: stage.window)
    end == .whileCoverComes ? HeadlessClock.advance(by: 0.1) : HeadlessClock.settle()
    if end != .afterwards { stage.slide.release(toward: position) }
    HeadlessClock.settle()
    for screen in stage.screens {
      #expect(screen.isBalanced(endingOnScreen: false), "\(name): \(screen.calls)")
    }

    cover.uncover(stage.outer, in: stage.window)
    HeadlessClock.settle()
    stage.slide.release(toward: position)
    HeadlessClock.settle()
    let top = stage.shownScreen
    #expect(top?.view.window === stage.window, name)
    for screen in stage.screens {
      #expect(
        screen.isBalanced(endingOnScreen: screen === top),
        "\(name): \(screen.title ?? "") \(screen.calls)"
      )
      #expect((screen.viewIfLoaded?.window != nil) == (screen === top), name)
    }
    #expect(stage.tabs.transitionCoordinator == nil, name)
    #expect(stage.navigation.transitionCoordinator == nil, name)
  }
}

/// A tab bar controller with two tabs, the first with a stack; and it lies in the first of two tabs itself.
@MainActor
private struct CoveredStage {
  let window: UIWindow
  let outer = UITabBarController()
  let tabs = UITabBarController()
  let navigation: UINavigationController
  let slide = HandmadeSlide()
  let root = Screen("Root")
  let deep = Screen("Deep")
  let next = Screen("Next")
  let tab = Screen("Tab")

  init(_ personality: HeadlessPersonality) {
    let navigation = UINavigationController(rootViewController: root)
    window = .fresh(personality) { [outer, tabs, deep, tab] in
      navigation.pushViewController(deep, animated: false)
      tabs.viewControllers = [navigation, tab]
      outer.viewControllers = [tabs, UIViewController()]
      return outer
    }
    self.navigation = navigation
    slide.interaction = .startsUnderAFinger
    navigation.delegate = slide
    tabs.delegate = slide
  }

  var screens: [Screen] { [root, deep, next, tab] }

  /// The screen that belongs on the screen once everything is over.
  var shownScreen: UIViewController? {
    tabs.selectedViewController === tab ? tab : navigation.topViewController
  }

  func begin(_ change: CoveredTransitionTests.Change) {
    switch change {
    case .push: navigation.pushViewController(next, animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .tab: tabs.selectedIndex = 1
    }
  }
}
