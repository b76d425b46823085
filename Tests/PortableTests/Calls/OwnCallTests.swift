import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// UIKit's own calls, on containers that carry their transition object.
  @MainActor @Suite struct OwnCallTests {
    private let screens = ["A", "B", "C", "D"].map { Screen($0) }

    @MainActor
    private final class DirectionLog {
      var direction: TransitionScene.Direction?
    }

    @Test(
      "During a transition the opposite call reverses it, the same does nothing, and others wait"
    )
    func table() async {
      let navigation = InterruptibleNavigationController(rootViewController: screens[0])
      let stage = await Stage(navigation.transition) { navigation }

      navigation.pushViewController(screens[1], animated: true)
      await stage.advance(by: 0.1)
      #expect(navigation.popViewController(animated: true) === screens[1])
      #expect(navigation.transition.phase == .settling(toward: .start))
      navigation.pushViewController(screens[1], animated: true)
      #expect(navigation.transition.phase == .settling(toward: .end))
      navigation.pushViewController(screens[1], animated: true)
      navigation.pushViewController(screens[2], animated: true)
      #expect(navigation.viewControllers.count == (Stage.changesStackAtOnce ? 2 : 1))
      await stage.settle()

      #expect(navigation.viewControllers == Array(screens[0...2]))
      #expect(stage.complaints == [])
      #expect(await stage.answers(screens[2]))
    }

    @Test(
      "During a pop of several screens, what brings only the top one back waits",
      arguments: [true, false],
      [true, false]
    )
    func partOfPop(isPush: Bool, isAnimated: Bool) async {
      for frames in [0, 1, 4, 30] {
        let screens = ["A", "B", "C", "D"].map { Screen($0) }
        let navigation = InterruptibleNavigationController(rootViewController: screens[0])
        let stage = await Stage(navigation.transition) { navigation }
        navigation.setViewControllers(screens, animated: false)
        await stage.settle()

        navigation.popToRootViewController(animated: true)
        for _ in 0..<frames { await stage.advanceFrame() }
        if isPush {
          navigation.pushViewController(screens[3], animated: isAnimated)
        } else {
          navigation.setViewControllers([screens[0], screens[3]], animated: isAnimated)
        }
        await stage.settle()

        #expect(navigation.viewControllers == [screens[0], screens[3]], "after \(frames) frames")
        #expect(stage.complaints == [], "after \(frames) frames")
      }
    }

    @Test("During a pop of several screens, the stack before it is the opposite")
    func stackBeforePop() async {
      let navigation = InterruptibleNavigationController(rootViewController: screens[0])
      let stage = await Stage(navigation.transition) { navigation }
      navigation.setViewControllers(screens, animated: false)
      await stage.settle()

      navigation.popToRootViewController(animated: true)
      await stage.advance(by: 0.1)
      navigation.setViewControllers(screens, animated: true)
      #expect(navigation.transition.phase == .settling(toward: .start))
      await stage.settle()

      #expect(navigation.viewControllers == screens)
      #expect(stage.complaints == [])
    }

    @Test(
      "The object's navigation calls return what UIKit's return",
      arguments: [true, false],
      [true, false]
    )
    func results(isAnimated: Bool, isInFlight: Bool) async {
      let navigation = InterruptibleNavigationController(rootViewController: screens[0])
      let stage = await Stage(navigation.transition) { navigation }
      navigation.setViewControllers(Array(screens[0...2]), animated: false)
      await stage.settle()
      if isInFlight {
        navigation.pushViewController(screens[3], animated: true)
        await stage.advance(by: 0.1)
      }

      let popped = navigation.popToViewController(screens[1], animated: isAnimated)
      #expect(popped == (isInFlight ? [screens[2], screens[3]] : [screens[2]]))
      #expect(navigation.popToViewController(screens[1], animated: isAnimated) == nil)
      #expect(navigation.popToRootViewController(animated: isAnimated) == [screens[1]])
      #expect(navigation.popToRootViewController(animated: isAnimated) == nil)
      #expect(navigation.popViewController(animated: isAnimated) == nil)
      await stage.settle()

      #expect(navigation.viewControllers == [screens[0]])
      #expect(stage.complaints == [])
      #expect(await stage.answers(screens[0]))
    }

    @Test(
      "A stack that is set moves as a pop if its last screen was in the stack, as in UIKit",
      arguments: [
        "A", "AB", "B", "CB", "BA", "DA", "CAB", "ABCD", "D", "AD", "DC", "C", "BC", "DABC",
      ]
    )
    func directionOfSet(goal: String) async {
      let goal = goal.map(String.init)
      var directions: [TransitionScene.Direction?] = []
      for isOwn in [true, false] {
        let screens = ["A", "B", "C", "D"].map { Screen($0) }
        let transition = InterruptibleTransition(.slide)
        let navigation =
          isOwn
          ? InterruptibleNavigationController(
            rootViewController: screens[0],
            transition: transition
          )
          : UINavigationController(rootViewController: screens[0])
        if !isOwn { transition.install(on: navigation) }
        let stage = await Stage(transition) { navigation }
        navigation.setViewControllers(Array(screens[0...2]), animated: false)
        await stage.settle()
        let log = DirectionLog()
        transition.effect = .choosing { scene in
          log.direction = scene.direction
          return .slide
        }
        let stack = goal.compactMap { title in screens.first { $0.title == title } }

        navigation.setViewControllers(stack, animated: true)
        await stage.advance(by: 0.1)
        directions.append(log.direction)
        await stage.settle()

        #expect(navigation.viewControllers == stack)
        #expect(stage.complaints == [])
      }
      #expect(directions[0] == directions[1])
      let isPop = ["A", "B"].contains(goal.last)
      #expect(directions[0] == (goal.last == "C" ? nil : isPop ? .backward : .forward))
    }

    @Test(
      "A stack that only adds a screen on top, or removes screens, can be reversed",
      arguments: [1, 2, 4]
    )
    func reversedSet(count: Int) async {
      let navigation = InterruptibleNavigationController(rootViewController: screens[0])
      let stage = await Stage(navigation.transition) { navigation }
      navigation.setViewControllers(Array(screens[0...2]), animated: false)
      await stage.settle()

      navigation.setViewControllers(Array(screens.prefix(count)), animated: true)
      await stage.advance(by: 0.1)
      navigation.transition.reverse()
      #expect(navigation.transition.phase == .settling(toward: .start))
      await stage.settle()
      #expect(navigation.viewControllers == Array(screens[0...2]))

      navigation.setViewControllers(Array(screens.prefix(count)), animated: true)
      await stage.advance(by: 0.1)
      navigation.setViewControllers(Array(screens[0...2]), animated: true)
      // Of a pop to the root, UIKit no longer tells the screens between: the stack is set again after it.
      if count > 1 { #expect(navigation.transition.phase == .settling(toward: .start)) }
      await stage.settle()
      await stage.settle()

      #expect(navigation.viewControllers == Array(screens[0...2]))
      #expect(stage.complaints == [])
      #expect(await stage.answers(screens[2]))
    }

    @Test("A call without animation has done everything when it returns", arguments: [true, false])
    func atOnce(isInFlight: Bool) async {
      let navigation = InterruptibleNavigationController(rootViewController: screens[0])
      let stage = await Stage(navigation.transition) { navigation }
      if isInFlight {
        navigation.pushViewController(screens[3], animated: true)
        await stage.advance(by: 0.1)
      }

      navigation.viewControllers = Array(screens[0...1])
      #expect(navigation.viewControllers == Array(screens[0...1]))
      navigation.pushViewController(screens[2], animated: false)
      #expect(navigation.topViewController === screens[2])
      #expect(navigation.popViewController(animated: false) === screens[2])
      #expect(navigation.topViewController === screens[1])
      await stage.settle()

      #expect(stage.complaints == [])
      #expect(await stage.answers(screens[1]))
    }

    @Test("The app's delegate is told of the object's calls")
    func delegate() async {
      let navigation = InterruptibleNavigationController(rootViewController: screens[0])
      let own = OwnDelegate()
      let stage = await Stage(navigation.transition) { navigation }

      navigation.delegate = own
      navigation.pushViewController(screens[1], animated: true)
      await stage.settle()

      #expect(navigation.delegate === own)
      #expect(navigation.transition.navigationDelegate === own)
      #expect(own.calls.contains("didShow B"))
    }

    @Test("Tabs are selected through the object, by index and by controller")
    func tabs() async {
      let tabs = InterruptibleTabBarController()
      tabs.viewControllers = screens
      let stage = await Stage(tabs.transition) { tabs }

      tabs.selectedIndex = 3
      await stage.advance(by: 0.1)
      tabs.selectedViewController = screens[0]
      #expect(tabs.transition.phase == .settling(toward: .start))
      tabs.selectedIndex = 2
      await stage.settle()

      #expect(tabs.selectedIndex == 2)
      #expect(stage.complaints == [])
      #expect(await stage.answers(screens[2]))
    }

    @Test("A screen reaches the object of its nearest container")
    func reaching() async {
      let navigation = InterruptibleNavigationController(rootViewController: screens[0])
      let tabs = InterruptibleTabBarController()
      tabs.viewControllers = [navigation, screens[1]]
      let box = BoxController()
      box.fill(with: screens[2])
      let boxTransition = InterruptibleTransition()
      let cardTransition = InterruptibleTransition()
      let stage = await Stage(cardTransition) { tabs }
      boxTransition.addPan(to: box) { _ in nil }
      cardTransition.present(box, from: tabs)
      await stage.settle()

      #expect(screens[0].interruptibleTransition === navigation.transition)
      #expect(screens[1].interruptibleTransition === tabs.transition)
      #expect(screens[2].interruptibleTransition === boxTransition)
      #expect(screens[3].interruptibleTransition == nil)
      #expect(box.modalPresentationStyle == .custom)
    }
  }
}
