import Testing
import UIKit

@MainActor @Suite struct NavigationPersonalityTests {
  private let fade = HandmadeFade()

  private func stage(_ change: (inout HeadlessPersonality) -> Void) -> NavigationStage {
    NavigationStage(delegate: fade, personality: .with(change))
  }

  /// Starts a push, watched by a closure, and takes it back.
  private func cancelPush(
    of screen: Screen,
    on stage: NavigationStage,
    _ watch: () -> Void = {}
  ) -> (atCancel: [String], atEnd: [String]) {
    fade.interaction = .startsByItself
    stage.navigation.pushViewController(screen, animated: true)
    watch()
    HeadlessClock.advance(by: 0.1)
    return (stage.calls { fade.turn(toward: .start) }, stage.calls { stage.settle() })
  }

  @Test("D17: the delegate is asked inside push, or when it starts", arguments: [true, false])
  func asking(atOnce: Bool) {
    let stage = stage { $0.stacks.asksDelegateAtOnce = atOnce }
    let ask = "delegate.navigationController(_:animationControllerFor: push)"

    let inside = stage.calls { stage.navigation.pushViewController(Screen("B"), animated: true) }
    let later = stage.calls { HeadlessClock.endTurn() }

    #expect(inside.contains(ask) == atOnce)
    #expect(later.contains(ask) == !atOnce)
    stage.settle()
    #expect(stage.titles() == ["A", "B"])
  }

  @Test("D17: a delegate that is asked at once may read the stack")
  func reading() {
    let stage = stage {
      $0.stacks.asksDelegateAtOnce = true
      $0.stacks.stackChangesAtTheEnd = true
    }
    var displayed: [String?] = []
    fade.onAsk = { displayed = stage.titles() }

    stage.navigation.pushViewController(Screen("B"), animated: true)

    #expect(displayed == ["A"])
    stage.settle()
    #expect(stage.titles() == ["A", "B"])
  }

  @Test("D18: which of the two is told first that it is over", arguments: [true, false])
  func order(swapped: Bool) throws {
    let stage = stage { $0.transitions.swapsDidCallbacks = swapped }

    let calls = stage.calls {
      stage.navigation.pushViewController(Screen("B"), animated: true)
      stage.settle()
    }

    let incoming = try #require(calls.firstIndex(of: "B.viewDidAppear(true)"))
    let outgoing = try #require(calls.firstIndex(of: "A.viewDidDisappear(true)"))
    #expect((incoming < outgoing) == swapped)
  }

  @Test("E4: the reverse wills come with the cancel, or at the end", arguments: [true, false])
  func reversal(atOnce: Bool) {
    let stage = stage { $0.transitions.reversesAppearanceAtOnce = atOnce }

    let (atCancel, atEnd) = cancelPush(of: Screen("B"), on: stage)

    let reverse = ["B.viewWillDisappear(true)", "A.viewWillAppear(true)"]
    #expect(reverse.allSatisfy(atCancel.contains) == atOnce)
    #expect(reverse.allSatisfy(atEnd.contains) == !atOnce)
    #expect(atEnd.contains("A.viewDidAppear(true)"))
    #expect(!atEnd.contains("B.viewDidAppear(true)"))
  }

  @Test("D16: unanimated, there is no coordinator, or one that says so", arguments: [true, false])
  func stillness(coordinated: Bool) {
    let stage = stage { $0.stacks.coordinatesWithoutAnimation = coordinated }
    var events: [String] = []

    stage.navigation.pushViewController(Screen("B"), animated: false)
    let coordinator = stage.navigation.transitionCoordinator
    coordinator?.animate(
      alongsideTransition: { _ in events.append("alongside") },
      completion: { _ in events.append("completion") }
    )

    #expect((coordinator != nil) == coordinated)
    #expect(coordinator?.isAnimated ?? false == false)
    stage.settle()
    #expect(events == (coordinated ? ["alongside", "completion"] : []))
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test(
    "D54: after a cancel the coordinator says so in its completions, or has forgotten",
    arguments: [true, false]
  )
  func forgetfulness(forgets: Bool) {
    let stage = stage { $0.transitions.coordinatorForgetsCancel = forgets }
    var verdicts: [Bool] = []

    _ = cancelPush(of: Screen("B"), on: stage) {
      stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        verdicts.append($0.isCancelled)
      }
    }

    #expect(verdicts == [!forgets])
    #expect(stage.titles() == ["A"])
  }

  @Test(
    "E6: a screen whose push is canceled says that it moves from its parent, or not",
    arguments: [true, false]
  )
  func abortedPush(quiet: Bool) {
    let stage = stage { $0.stacks.abortedPushesKeepQuiet = quiet }
    let screen = Screen("B")
    var leaving: [Bool] = []
    screen.onCall = { call, screen in
      if call == "viewDidDisappear" { leaving.append(screen.isMovingFromParent) }
    }

    _ = cancelPush(of: screen, on: stage)

    #expect(leaving == [!quiet])
  }

  @Test(
    "D14: no call raises for a stack that viewControllers tells, or does not tell yet",
    arguments: [true, false]
  )
  func lateStack(changesAtTheEnd: Bool) {
    let stage = NavigationStage(
      personality: .with { $0.stacks.stackChangesAtTheEnd = changesAtTheEnd }
    )
    let (b, c) = (stage.push("B"), Screen("C"))

    // A queued pop, and a queued push.
    stage.navigation.pushViewController(Screen("D"), animated: true)
    stage.navigation.popViewController(animated: true)
    stage.navigation.popViewController(animated: true)
    #expect(stage.navigation.viewControllers.contains(b))
    stage.navigation.popToViewController(b, animated: true)
    stage.navigation.pushViewController(c, animated: true)
    #expect(!stage.navigation.viewControllers.contains(c))
    stage.navigation.pushViewController(c, animated: true)
    HeadlessClock.advance(by: 10)

    #expect(stage.titles() == ["A", "C"])
  }
}
