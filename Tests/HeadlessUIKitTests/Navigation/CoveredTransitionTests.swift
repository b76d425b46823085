import Testing
import UIKit

/// A transition whose container goes off the screen in the middle of it.
///
/// Each case is in a process of its own: so a second core has something to do beside the main actor.
@Suite(.serialized) struct CoveredTransitionTests {
  enum Change: CaseIterable, Codable {
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
  func covered(change: Change, cover: Cover) async {
    await #expect(processExitsWith: .success) { [change, cover] in
      await change.expectBalance(under: cover)
    }
  }
}

@MainActor
extension CoveredTransitionTests.Change {
  fileprivate func expectBalance(under cover: Cover) {
    for end in CoveredTransitionTests.End.allCases {
      for position in [UIViewAnimatingPosition.end, .start] {
        for (number, personality) in HeadlessPersonality.all.enumerated() {
          let stage = CoveredStage(personality)
          let name: Comment = "\(end), \(position == .end ? "completed" : "cancelled"), \(number)"
          stage.begin(self)
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
    }
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
  let root = CountedScreen("Root")
  let deep = CountedScreen("Deep")
  let next = CountedScreen("Next")
  let tab = CountedScreen("Tab")

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

  var screens: [CountedScreen] { [root, deep, next, tab] }

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
