import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// What is over is gone.
  @MainActor @Suite struct ReleaseOfObjectsTests {
    @Test(
      "A screen is released after its transition, finished, reversed or canceled",
      arguments: 0..<3
    )
    func screens(way: Int) async {
      let stage = await ContainerStage(.navigation)
      weak var screen: Screen?
      weak var view: UIView?
      do {
        let pushed = Screen("Pushed")
        screen = pushed
        view = pushed.view
        stage.navigation?.pushViewController(pushed, animated: true)
      }
      await stage.advance(by: 0.1)
      switch way {
      case 0:
        stage.transition.reverse()
      case 1:
        await stage.settle()
        stage.navigation?.popViewController(animated: true)
      default:
        stage.transition.scrub(to: 0.3)
        stage.transition.cancel()
      }
      await stage.settle()

      #expect(screen == nil)
      #expect(view == nil)
      #expect(stage.stack == ["First"])
    }

    @Test(
      "A transition object that is released in flight completes first, and then its recognizers are idle"
    )
    func objectInFlight() async {
      let stage = await ContainerStage(.navigation)
      weak var weakly: InterruptibleTransition?
      do {
        let transition = InterruptibleTransition()
        weakly = transition
        stage.navigation?.delegate = transition
        stage.goForward()
        await stage.advance(by: 0.1)
      }
      await stage.advance(by: 2)

      #expect(weakly == nil)
      #expect(stage.stack == ["First", "Second"])
      #expect(stage.left(of: stage.second) == 0)
      for recognizer in stage.navigation?.view.gestureRecognizers ?? [] {
        #expect(
          recognizer.delegate != nil
            || recognizer === stage.navigation?.interactivePopGestureRecognizer
        )
      }
    }

    @Test("A navigation controller that goes away in mid-flight leaves nothing behind")
    func controller() async {
      let stage = await ContainerStage(.navigation)
      weak var navigation: UINavigationController?
      let transition = InterruptibleTransition()
      do {
        let other = UINavigationController(rootViewController: Screen("Other"))
        navigation = other
        other.delegate = transition
        stage.window.rootViewController = other
        await stage.advance(by: 0.1)
        other.pushViewController(Screen("More"), animated: true)
        await stage.advance(by: 0.1)
      }

      stage.window.rootViewController = nil
      await stage.advance(by: 1)

      #expect(transition.phase == .idle)
      #expect(navigation == nil)
    }

    @Test(
      "A transition object that is dropped, also in flight, completes, and is gone then",
      arguments: ContainerKind.allCases,
      [true, false]
    )
    func dropped(kind: ContainerKind, isInFlight: Bool) async {
      let stage = await ContainerStage(kind)
      weak var weakly: InterruptibleTransition?
      do {
        let transition = InterruptibleTransition()
        weakly = transition
        await stage.hand(to: transition)
        stage.ask(forward: true, by: transition)
        await stage.advance(by: isInFlight ? 0.1 : 2)
      }
      if isInFlight { await stage.advance(by: 2) }
      #expect(stage.showsSecond)
      #expect(stage.second.calls == ["willAppear", "didAppear"])
      await expectGone(kind, stage) { weakly != nil }
    }

    /// A presentation keeps its object until the dismissal.
    private func expectGone(
      _ kind: ContainerKind,
      _ stage: ContainerStage,
      _ isAlive: () -> Bool
    ) async {
      if kind.isPresentation {
        #expect(isAlive())
        stage.goBack()
        await stage.advance(by: 2)
        #expect(!stage.showsSecond)
      }
      #expect(!isAlive())
    }
  }
}
