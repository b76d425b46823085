import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Calls that wait, and what they must not wait for.
  @MainActor @Suite struct QueuedCallTests {
    private let transition = InterruptibleTransition()

    private func navigation(_ title: String) -> UINavigationController {
      UINavigationController(rootViewController: Screen(title))
    }

    @Test(
      "A pop and another tab in one turn leave nothing that waits",
      arguments: [true, false],
      Stage.hosts
    )
    func deepLink(isOurs: Bool, host: Stage.Host) async {
      let stack = navigation("Root")
      let other = Screen("Other")
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, other]
      let stage = await Stage(transition, host: host) { tabs }
      transition.install(on: stack)
      transition.push(Screen("Top"), onto: stack, animated: false)
      await stage.settle()
      let pushed = Screen("Pushed")

      if isOurs {
        transition.popToRoot(of: stack)
      } else {
        stack.popToRootViewController(animated: true)
      }
      tabs.selectedIndex = 1
      await stage.advance(by: 1)
      transition.push(pushed, onto: stack)
      await stage.settle()
      tabs.selectedIndex = 0
      await stage.settle()

      #expect(stage.complaints == [])
      #expect(stack.viewControllers.map(\.title) == ["Root", "Pushed"])
      #expect(await stage.answers(pushed))
    }

    /// What takes a presented stack away in the turn in which it is pushed onto.
    enum Departure: CaseIterable {
      case dismissal, otherRoot, hiddenWindow
    }

    @Test(
      "A push in a stack that is removed in the same turn leaves nothing waiting",
      arguments: Departure.allCases
    )
    func pushAndGo(departure: Departure) async {
      let root = Screen("Root")
      let stage = await Stage(transition) { root }
      let card = navigation("Card")
      card.modalPresentationStyle = .overFullScreen
      transition.install(on: card)
      transition.present(card, from: root)
      await stage.settle()

      card.pushViewController(Screen("Lost"), animated: true)
      switch departure {
      case .dismissal: card.dismiss(animated: false)
      case .otherRoot: stage.window.rootViewController = Screen("New")
      case .hiddenWindow: stage.window.isHidden = true
      }
      await stage.advance(by: 1)
      stage.window.isHidden = false
      transition.push(Screen("More"), onto: card)
      await stage.settle()

      #expect(stage.complaints == [])
      #expect(card.viewControllers.last?.title == "More")
    }

    @Test("Calls for a stack and for the custom container around it keep their order each")
    func nestedContainers() async {
      let stack = navigation("Root")
      let box = BoxController()
      box.fill(with: stack)
      let next = Screen("Next")
      let stage = await Stage(transition) { box }
      transition.install(on: stack)

      transition.push(Screen("Pushed"), onto: stack)
      transition.run(box.context(to: next, .forward))
      transition.popToRoot(of: stack)
      await stage.settle()

      #expect(stage.complaints == [])
      #expect(box.shown === next)
      #expect(stack.viewControllers.count == 1)
      #expect(await stage.answers(next))
    }

    @Test("A dismissal of what another object presents above calls back when it is reversed")
    func foreignDismissal() async {
      let root = Screen("Root")
      let other = InterruptibleTransition(.cover)
      let stage = await Stage(transition, other) { root }
      let (lower, upper) = (Screen("Lower"), Screen("Upper"))
      for (card, server) in [(lower, transition), (upper, other)] {
        card.modalPresentationStyle = .overFullScreen
        card.transitioningDelegate = server
      }
      root.present(lower, animated: false)
      await stage.settle()
      lower.present(upper, animated: false)
      await stage.settle()
      stage.forgetLog()
      var count = 0

      transition.dismiss(lower) { count += 1 }
      await stage.advance(by: 0.1)
      other.reverse()
      await stage.settle()

      #expect(count == 1)
      #expect(stage.complaints == [])
    }

    @Test(
      "The last wish counts, however fast the wishes come",
      arguments: [0, 0.02, 0.05, 0.15],
      [true, false]
    )
    func lastWish(pause: TimeInterval, isSame: Bool) async {
      let stack = navigation("Root")
      let stage = await Stage(transition) { stack }
      transition.install(on: stack)
      let pushed = [Screen("B"), Screen("C")]
      let cards = [Screen("Card"), Screen("Other card")]

      transition.push(pushed[0], onto: stack)
      await stage.advance(by: pause)
      transition.pop(from: stack)
      await stage.advance(by: pause)
      transition.push(pushed[isSame ? 0 : 1], onto: stack)
      await stage.settle()
      #expect(stack.viewControllers.last === pushed[isSame ? 0 : 1])

      transition.present(cards[0], from: stack)
      await stage.advance(by: pause)
      transition.dismiss(cards[0])
      await stage.advance(by: pause)
      transition.present(cards[isSame ? 0 : 1], from: stack)
      await stage.settle()

      #expect(stage.complaints == [])
      #expect(stack.presentedViewController === cards[isSame ? 0 : 1])
      #expect(await stage.answers(cards[isSame ? 0 : 1]))
    }
  }
}
