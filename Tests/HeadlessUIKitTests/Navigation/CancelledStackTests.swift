import Testing
import UIKit

/// What a canceled transition may leave behind.
@MainActor @Suite struct CancelledStackTests {
  private let transition = HandmadeFade()

  private func stage(_ change: (inout HeadlessPersonality) -> Void) -> NavigationStage {
    transition.interaction = .startsByItself
    return NavigationStage(delegate: transition, personality: .with(change))
  }

  private func turn(toward position: UIViewAnimatingPosition) {
    HeadlessClock.advance(by: 0.2)
    transition.turn(toward: position)
  }

  @Test("D69: turned back and on, the bar has the new items, or the old", arguments: [true, false])
  func bar(sticks: Bool) {
    let stage = stage { $0.navigationBars.cancelSticksToBar = sticks }
    let b = Screen("B")
    stage.navigation.pushViewController(b, animated: true)

    HeadlessClock.advance(by: 0.4)
    turn(toward: .start)
    turn(toward: .end)
    stage.settle()

    #expect(stage.titles() == ["A", "B"])
    let bar = stage.navigation.navigationBar
    #expect(bar.topItem === (sticks ? stage.a : b).navigationItem)
    // The same stack once more mends it.
    stage.navigation.setViewControllers(stage.navigation.viewControllers, animated: false)
    #expect(bar.topItem === b.navigationItem)
  }

  @Test("D76: after a cancel didShow is not told, or told", arguments: [true, false])
  func didShow(told: Bool) {
    let stage = stage { $0.stacks.didShowAfterCancel = told }
    stage.navigation.pushViewController(Screen("B"), animated: true)

    let calls = stage.calls {
      turn(toward: .start)
      stage.settle()
    }

    let call = "delegate.navigationController(_:didShow: A, animated: true)"
    #expect(calls.filter { $0 == call }.count == (told ? 1 : 0))
  }

  @Test("D72: a canceled set restores the stack, or in part only", arguments: [true, false])
  func set(keeps: Bool) {
    let stage = stage { $0.stacks.cancelledSetKeepsStack = keeps }
    let (x, to) = (Screen("X"), Screen("To"))
    let from = stage.push("From")
    stage.navigation.setViewControllers([stage.a, from, x, to], animated: true)

    turn(toward: .start)
    stage.settle()

    #expect(stage.titles() == (keeps ? ["A", "X", "From"] : ["A", "From"]))
    #expect((x.parent != nil) == keeps && to.parent == nil)
    #expect(from.view.window != nil && to.view.window == nil)
    #expect(stage.navigation.navigationBar.items?.count == stage.titles().count)
    stage.navigation.popViewController(animated: true)
    stage.settle()
    #expect(stage.titles() == (keeps ? ["A", "X"] : ["A"]))
  }

  @Test(
    "D72: a canceled pop to the root brings the stack back, or loses what lay below",
    arguments: [true, false]
  )
  func popToRoot(keeps: Bool) {
    let stage = stage { $0.stacks.cancelledSetKeepsStack = keeps }
    let (b, c) = (stage.push("B"), stage.push("C"))
    stage.navigation.popToRootViewController(animated: true)

    turn(toward: .start)
    stage.settle()

    #expect(stage.titles() == (keeps ? ["A", "C"] : ["A", "B", "C"]))
    #expect((b.parent == nil) == keeps && c.parent != nil)
  }

  @Test(
    "D80: after a cancel the view that was put in stays, or is taken out",
    arguments: [true, false],
    [true, false]
  )
  func incomingView(isRemoved: Bool, isPush: Bool) {
    let stage = stage { $0.stacks.cancelRemovesIncomingView = isRemoved }
    transition.leavesIncomingView = true
    let b = stage.push("B")
    let c = Screen("C")
    if isPush {
      stage.navigation.pushViewController(c, animated: true)
    } else {
      stage.navigation.popViewController(animated: true)
    }

    turn(toward: .start)
    stage.settle()

    #expect(stage.titles() == ["A", "B"])
    #expect(((isPush ? c : stage.a).view.superview == nil) == isRemoved)
    #expect(b.view.window != nil)
  }

  @Test("D73: the animator is not asked for again, or once at the end", arguments: [true, false])
  func askedAfterEnd(isAsked: Bool) throws {
    let stage = stage { $0.transitions.asksAnimatorAfterEnd = isAsked }

    let calls = stage.calls {
      stage.navigation.pushViewController(Screen("B"), animated: true)
      stage.settle()
    }

    let end = try #require(calls.firstIndex(of: "animator.animationEnded(true)"))
    let later = calls[end...].filter { $0 == "animator.interruptibleAnimator(using:)" }
    #expect(later.count == (isAsked ? 1 : 0))
  }

  @Test("D70: the container has its size at the start, or later", arguments: [true, false])
  func container(late: Bool) {
    let stage = stage { $0.transitions.containerSettlesLate = late }
    var first: CGFloat = 0
    let expected: CGFloat = late ? 803 : 852
    let b = Screen("B")
    b.onCall = { call, screen in
      if call == "viewWillAppear" { screen.view.autoresizingMask = [] }
    }

    stage.navigation.pushViewController(b, animated: true)
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: { context in
      first = context.containerView.bounds.height
    })
    HeadlessClock.endTurn()

    #expect(first == expected)
    #expect(transition.context?.containerView.bounds.height == 852)
    stage.settle()
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("D70: turned before or as it starts, the container is whole", arguments: [true, false])
  func turnedContainer(isEarly: Bool) {
    let stage = stage { $0.transitions.containerSettlesLate = true }
    if isEarly {
      HeadlessScreen.rotate(to: .landscapeRight)
      stage.settle()
      HeadlessScreen.rotate(to: .portrait)
    }
    stage.navigation.pushViewController(Screen("B"), animated: true)
    if isEarly {
      stage.navigation.view.layoutIfNeeded()
      HeadlessScreen.rotate(to: .landscapeRight)
    } else {
      stage.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in
        HeadlessScreen.rotate(to: .landscapeRight)
      })
    }
    HeadlessClock.endTurn()
    let size = CGSize(width: 852, height: 393)
    #expect(transition.context?.containerView.bounds.size == size)

    stage.settle()
    #expect(stage.navigation.topViewController?.view.frame.size == size)
  }
}
