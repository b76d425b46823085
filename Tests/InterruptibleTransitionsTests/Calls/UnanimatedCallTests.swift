import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The completions of calls without animation, which are met at once, before and during later calls.
@MainActor @Suite struct UnanimatedCallTests {
  /// The call that follows.
  enum Next: CaseIterable {
    case pop, reversedPop, unanimatedPop, push, plainPop
  }

  @Test(
    "A push without animation reports its end, before any later call does",
    arguments: Next.allCases,
    [0, 1, 3, 6, 8]
  )
  func push(next: Next, gap: Int) {
    let stack = InterruptibleNavigationController(rootViewController: Screen("Root"))
    let transition = stack.transition
    let stage = Stage(transition) { stack }
    var log: [String] = []
    transition.push(Screen("B"), onto: stack, animated: false) { log.append("push \($0)") }
    for _ in 0..<gap { stage.advanceFrame() }
    switch next {
    case .pop: transition.pop(from: stack) { log.append("next \($0)") }
    case .reversedPop:
      transition.pop(from: stack) { log.append("next \($0)") }
      stage.advance(by: 0.1)
      transition.reverse()
    case .unanimatedPop:
      transition.pop(from: stack, animated: false) { log.append("next \($0)") }
    case .push: transition.push(Screen("C"), onto: stack) { log.append("next \($0)") }
    case .plainPop:
      stack.popViewController(animated: true)
      log.append("next end")
    }
    stage.settle()
    let due = ["push end", next == .reversedPop ? "next start" : "next end"]
    #expect(next == .plainPop ? Set(log) == Set(due) : log == due)
    #expect(stage.complaints == [])
  }

  @Test(
    "A tab that is selected without animation reports its end",
    arguments: [0, 1, 4],
    [true, false]
  )
  func tabs(gap: Int, isReversed: Bool) {
    let tabs = InterruptibleTabBarController()
    let screens = [Screen("A"), Screen("B")]
    tabs.viewControllers = screens
    let stage = Stage(tabs.transition) { tabs }
    var log: [String] = []
    tabs.transition.select(screens[1], in: tabs, animated: false) { log.append("there \($0)") }
    for _ in 0..<gap { stage.advanceFrame() }
    tabs.transition.select(screens[0], in: tabs) { log.append("back \($0)") }
    if isReversed {
      stage.advance(by: 0.1)
      tabs.transition.reverse()
    }
    stage.settle()
    #expect(log == ["there end", isReversed ? "back start" : "back end"])
  }

  @Test(
    "A call without animation ends a transition that another one has just started",
    arguments: [ContainerKind.navigation, .tabs, .container],
    [0, 1, 2, 8]
  )
  func another(kind: ContainerKind, gap: Int) throws {
    let stage = ContainerStage(kind)
    let third = Screen("Third")
    if let tabs = stage.tabs { tabs.viewControllers = [stage.first, stage.second, third] }
    stage.advanceFrame()
    stage.ask(forward: true)
    for _ in 0..<gap { stage.advanceFrame() }
    if let navigation = stage.navigation {
      stage.transition.push(third, onto: navigation, animated: false)
    } else if let tabs = stage.tabs {
      stage.transition.select(third, in: tabs, animated: false)
    } else if let box = stage.box {
      let next = ContainerChange(from: stage.second, to: third, in: box, isAnimated: false) { _ in }
      box.addChild(third)
      stage.transition.run(next)
    }
    for _ in 0..<4 { stage.advanceFrame() }

    #expect(third.view.window != nil && stage.second.viewIfLoaded?.window == nil)
    #expect(stage.transition.phase == .idle)
    for screen in [stage.first, stage.second, third] { #expect(screen.disorder == nil) }
  }

  @Test("The completion of a call without animation comes with the next frame")
  func time() {
    let stack = InterruptibleNavigationController(rootViewController: Screen("Root"))
    let stage = Stage(stack.transition) { stack }
    var ends: [TransitionEnd] = []
    stack.transition.push(Screen("B"), onto: stack, animated: false) { ends.append($0) }
    stage.advanceFrame()
    stage.advanceFrame()
    #expect(ends == [.end])
  }
}
