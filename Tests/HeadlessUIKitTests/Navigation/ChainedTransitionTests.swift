import Testing
import UIKit

/// A change of the stack from where the last one is announced to be over.
@MainActor @Suite(.serialized) struct ChainedTransitionTests {
  /// Where the next change is asked for.
  enum Moment: CaseIterable {
    case didShow
    case coordinator
    case animationEnded
    case afterCompletion
  }

  private let chain = HandmadeSlide()

  /// Runs a closure once, at a moment of the transition that has just been asked for.
  private func at(_ moment: Moment, of stage: NavigationStage, _ body: @escaping () -> Void) {
    switch moment {
    case .didShow:
      chain.onShow = body
    case .coordinator:
      stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in body() }
    case .animationEnded:
      chain.onEnd = body
    case .afterCompletion:
      chain.onCompleted = body
    }
  }

  private let whole: [String] = [
    "C.willMove(toParent: Nav)", "B.viewWillDisappear(true)", "C.viewWillAppear(true)",
    "B.viewDidDisappear(true)", "C.viewDidAppear(true)", "C.didMove(toParent: Nav)",
  ]

  private func isOrdered(_ calls: [String], _ expected: [String]) -> Bool {
    calls.filter(expected.contains) == expected
  }

  @Test("D61: a push from the end of a push is a transition of its own", arguments: Moment.allCases)
  func push(moment: Moment) {
    let stage = NavigationStage(delegate: chain, personality: .standard)
    let (b, c) = (Screen("B"), Screen("C"))
    stage.navigation.pushViewController(b, animated: true)
    let first = stage.navigation.transitionCoordinator
    var isOwn = false
    at(moment, of: stage) {
      stage.navigation.pushViewController(c, animated: true)
      let coordinator = stage.navigation.transitionCoordinator
      isOwn = coordinator !== first && coordinator?.viewController(forKey: .to) === c
      #expect(stage.titles() == ["A", "B", "C"])
    }

    let calls = stage.calls {
      HeadlessClock.advance(by: 1.5)
      #expect(stage.navigation.transitionCoordinator != nil && chain.runs == 2)
      #expect(stage.displayedX(c.view) > 10)
      stage.settle()
    }

    #expect(isOwn && chain.runs == 2 && stage.navigation.transitionCoordinator == nil)
    #expect(isOrdered(calls, whole))
    #expect(!calls.contains { $0.contains("nested") })
    #expect(b.view.window == nil && c.view.window === stage.window)
  }

  @Test(
    "D61: so is a pop, and the screen that it takes off hears of both",
    arguments: Moment.allCases
  )
  func pop(moment: Moment) {
    let stage = NavigationStage(delegate: chain, personality: .standard)
    let b = Screen("B")
    stage.navigation.pushViewController(b, animated: true)
    at(moment, of: stage) { stage.navigation.popViewController(animated: true) }

    let calls = stage.calls {
      HeadlessClock.advance(by: 1.5)
      #expect(stage.navigation.transitionCoordinator != nil)
      stage.settle()
    }

    #expect(stage.titles() == ["A"] && b.parent == nil && chain.runs == 2)
    #expect(
      calls.appearances.of("B") == [
        "B.viewWillAppear(true)", "B.viewDidAppear(true)", "B.viewWillDisappear(true)",
        "B.viewDidDisappear(true)",
      ]
    )
    #expect(calls.filter { $0 == "B.didMove(toParent: nil)" }.count == 1)
    #expect(stage.a.view.window === stage.window)
  }

  @Test("A screen that was popped can be pushed again at once", arguments: Moment.allCases)
  func again(moment: Moment) {
    let stage = NavigationStage(delegate: chain, personality: .standard)
    let b = stage.push("B")
    stage.navigation.popViewController(animated: true)
    at(moment, of: stage) { stage.navigation.pushViewController(b, animated: true) }

    stage.settle()
    HeadlessClock.advance(by: 1)

    #expect(stage.titles() == ["A", "B"] && b.parent === stage.navigation)
    #expect(b.view.window === stage.window && chain.runs == 2)
  }

  @Test(
    "A screen, the same or another, can be pushed as soon as a push has been canceled",
    arguments: [Moment.coordinator, .animationEnded, .afterCompletion],
    [true, false]
  )
  func afterCancel(moment: Moment, isSame: Bool) {
    let stage = NavigationStage(delegate: chain, personality: .standard)
    chain.interaction = .startsByItself
    let b = Screen("B")
    let next = isSame ? b : Screen("C")
    stage.navigation.pushViewController(b, animated: true)
    at(moment, of: stage) { stage.navigation.pushViewController(next, animated: true) }
    HeadlessClock.advance(by: 0.3)
    chain.turn(toward: .start)

    stage.settle()
    HeadlessClock.advance(by: 1)

    #expect(stage.navigation.topViewController === next && next.parent === stage.navigation)
    #expect(next.view.window === stage.window && stage.titles().count == 2 && chain.runs == 2)
  }

  @Test("A change during a transition comes before one from didShow, and none is made twice")
  func afterWaiting() {
    let stage = NavigationStage(delegate: chain, personality: .standard)
    let (b, c, d) = (Screen("B"), Screen("C"), Screen("D"))
    stage.navigation.pushViewController(b, animated: true)
    HeadlessClock.advance(by: 0.3)
    stage.navigation.popViewController(animated: true)
    stage.navigation.pushViewController(c, animated: true)
    at(.didShow, of: stage) { stage.navigation.pushViewController(d, animated: true) }

    HeadlessClock.advance(by: 6)

    #expect(stage.titles() == ["A", "C", "D"] && d.view.window === stage.window)
  }
}
