import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Transitions that begin inside the beginning of another one.
  @MainActor @Suite struct NestedCallTests {
    private let transition = InterruptibleTransition()

    private func navigation(_ title: String) -> UINavigationController {
      UINavigationController(rootViewController: Screen(title))
    }

    private func makeCard(_ title: String = "Card") -> Screen {
      let card = Screen(title)
      card.modalPresentationStyle = .overFullScreen
      card.transitioningDelegate = transition
      return card
    }

    /// What an app does in one turn with a stack and a card.
    enum Turn: CaseIterable {
      case popThenPresent, presentThenPop, pushThenPresent, pushPresentPop
    }

    @Test(
      "A stack and a card that change in one turn both come to rest",
      arguments: Turn.allCases,
      Stage.hosts
    )
    func stackAndCard(turn: Turn, host: Stage.Host) async {
      let (first, second) = (Screen("First"), Screen("Second"))
      let navigation = UINavigationController(rootViewController: first)
      let stage = await Stage(transition, host: host) { navigation }
      let card = makeCard()
      navigation.delegate = transition
      if turn == .popThenPresent || turn == .presentThenPop {
        navigation.pushViewController(second, animated: true)
        await stage.advance(by: 0.1)
      }

      switch turn {
      case .popThenPresent:
        transition.pop(from: navigation)
        navigation.present(card, animated: true)
      case .presentThenPop:
        navigation.present(card, animated: true)
        transition.pop(from: navigation)
      case .pushThenPresent:
        transition.push(second, onto: navigation)
        transition.present(card, from: navigation)
      case .pushPresentPop:
        transition.push(second, onto: navigation)
        transition.present(card, from: navigation)
        transition.pop(from: navigation)
      }
      await stage.settle()

      #expect(stage.complaints == [])
      #expect(navigation.presentedViewController === card)
      #expect(navigation.viewControllers.count == (turn == .pushThenPresent ? 2 : 1))
      #expect(await stage.answers(card))
    }

    @Test("A card may push below it as it loads or appears", arguments: [true, false])
    func pushFromCard(isLoading: Bool) async {
      let (first, second) = (Screen("First"), Screen("Second"))
      let navigation = UINavigationController(rootViewController: first)
      let stage = await Stage(transition) { navigation }
      navigation.delegate = transition
      let card = Screen("Card")
      card.modalPresentationStyle = .overFullScreen
      let push = { @MainActor [transition] in transition.push(second, onto: navigation) }
      if isLoading { card.onLoad = push } else { card.onWillAppear = push }

      transition.present(card, from: navigation)
      await stage.settle()

      #expect(stage.complaints == [])
      #expect(navigation.viewControllers == [first, second])
      #expect(await stage.answers(card))
    }

    @Test("Presentations and pushes in two stacks side by side may come in one turn")
    func sideBySide() async {
      let (left, right) = (navigation("L"), navigation("R"))
      let split = SplitController([left, right])
      let stage = await Stage(transition) { split }
      for navigation in [left, right] {
        transition.install(on: navigation)
        transition.push(Screen("More"), onto: navigation, animated: false)
      }
      await stage.settle()
      let (lower, upper) = (makeCard("Lower"), makeCard("Upper"))

      transition.present(lower, from: split)
      transition.popToRoot(of: right)
      transition.present(upper, from: lower)
      transition.pop(from: left)
      await stage.settle()

      #expect(stage.complaints == [])
      #expect(left.viewControllers.count == 1 && right.viewControllers.count == 1)
      #expect(lower.presentedViewController === upper)
      #expect(await stage.answers(upper))
    }

    @Test("Animations that are asked for while the incoming screen is laid out go along")
    func alongsideDuringLayout() async {
      let stack = navigation("Root")
      let stage = await Stage(transition) { stack }
      transition.install(on: stack)
      let screen = Screen("Screen")
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(badge)
      var ends: [TransitionEnd] = []
      screen.onLayout = { [transition] in
        screen.onLayout = {}
        transition.animateAlongside({ badge.center.x = 305 }, completion: { ends.append($0) })
      }

      transition.push(screen, onto: stack)
      await stage.advance(by: 0.1)
      #expect(Stage.onItsWay(20...280, of: 300).contains(badge.displayedFrame.minX))
      await stage.settle()

      #expect(badge.frame.minX == 300)
      #expect(ends == [.end])
      #expect(stage.complaints == [])
    }

    @Test("Calls for a stack, two tabs and cards may come in one turn")
    func everything() async {
      let (a, b, card) = (navigation("A"), navigation("B"), navigation("Card"))
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      let stage = await Stage(transition) { tabs }
      for navigation in [a, b, card] {
        transition.install(on: navigation)
      }
      transition.install(on: tabs)
      card.modalPresentationStyle = .overFullScreen
      let above = makeCard("Above")
      let pushed = Screen("Pushed")

      transition.present(card, from: tabs)
      transition.select(b, in: tabs)
      transition.push(pushed, onto: b)
      transition.present(above, from: card)
      transition.push(Screen("Under"), onto: a)
      transition.select(a, in: tabs)
      await stage.settle()

      #expect(stage.complaints == [])
      #expect(tabs.selectedIndex == 0)
      #expect(a.viewControllers.count == 2 && b.viewControllers.count == 2)
      #expect(card.presentedViewController === above)
      #expect(await stage.answers(above))
    }
  }
}
