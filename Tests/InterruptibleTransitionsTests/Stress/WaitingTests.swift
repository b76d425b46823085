import InterruptibleTransitions
import Testing
import UIKit

/// Calls that wait, and what they must not wait for.
@MainActor @Suite(.serialized) struct WaitingTests {
  private let transition = InterruptibleTransition()

  private func navigation(_ title: String) -> UINavigationController {
    UINavigationController(rootViewController: ButtonScreen(title))
  }

  // MARK: - Row 3

  @Test(
    "A pop and another tab in one turn leave nothing that waits",
    arguments: [true, false],
    HeadlessPersonality.all
  )
  func deepLink(isOurs: Bool, personality: HeadlessPersonality) {
    let stack = navigation("Root")
    let other = ButtonScreen("Other")
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    let stage = StressStage(personality: personality) { tabs }
    transition.install(on: stack)
    transition.push(ButtonScreen("Top"), onto: stack, animated: false)
    stage.settle()
    let pushed = ButtonScreen("Pushed")

    if isOurs {
      transition.popToRoot(of: stack)
    } else {
      stack.popToRootViewController(animated: true)
    }
    tabs.selectedIndex = 1
    stage.advance(by: 1)
    transition.push(pushed, onto: stack)
    stage.settle()
    tabs.selectedIndex = 0
    stage.settle()

    #expect(stage.complaints(of: transition) == [])
    #expect(stack.viewControllers.map(\.title) == ["Root", "Pushed"])
    #expect(stage.answers(pushed))
  }

  /// What takes a presented stack away in the turn in which it is pushed onto.
  enum Departure: CaseIterable {
    case dismissal, otherRoot, hiddenWindow
  }

  @Test("A push in a stack that goes in the same turn", arguments: Departure.allCases)
  func pushAndGo(departure: Departure) {
    let root = ButtonScreen("Root")
    let stage = StressStage { root }
    let card = navigation("Card")
    card.modalPresentationStyle = .overFullScreen
    transition.install(on: card)
    transition.present(card, from: root)
    stage.settle()

    card.pushViewController(ButtonScreen("Lost"), animated: true)
    switch departure {
    case .dismissal: card.dismiss(animated: false)
    case .otherRoot: stage.window.rootViewController = ButtonScreen("New")
    case .hiddenWindow: stage.window.isHidden = true
    }
    stage.advance(by: 1)
    stage.window.isHidden = false
    transition.push(ButtonScreen("More"), onto: card)
    stage.settle()

    #expect(stage.complaints(of: transition) == [])
    #expect(card.viewControllers.last?.title == "More")
  }

  // MARK: - Rows 10 and 11

  @Test("Two stacks move at once, and neither is cut short")
  func twoStacks() throws {
    let (left, right) = (navigation("L"), navigation("R"))
    let stage = StressStage { SplitController([left, right]) }
    transition.install(on: left)
    transition.install(on: right)

    transition.push(ButtonScreen("A"), onto: left)
    transition.push(ButtonScreen("B"), onto: right)
    stage.advance(by: 0.1)

    let flights = try [left, right].map { try #require(transition.flight(in: $0)) }
    #expect(transition.flights.count == 2)
    for flight in flights {
      #expect((0.3...0.9).contains(flight.progress))
    }
    stage.settle()
    #expect(stage.complaints(of: transition) == [])
    #expect(left.viewControllers.count == 2 && right.viewControllers.count == 2)
  }

  @Test("Calls for a stack and for the custom container around it keep their order each")
  func nestedContainers() {
    let stack = navigation("Root")
    let box = BoxController()
    box.fill(with: stack)
    let next = ButtonScreen("Next")
    let stage = StressStage { box }
    transition.install(on: stack)

    transition.push(ButtonScreen("Pushed"), onto: stack)
    transition.run(box.context(to: next, .forward))
    transition.popToRoot(of: stack)
    stage.settle()

    #expect(stage.complaints(of: transition) == [])
    #expect(box.shown === next)
    #expect(stack.viewControllers.count == 1)
    #expect(stage.answers(next))
  }

  // MARK: - Row 14

  @Test("A dismissal of what another object presents above calls back when it is reversed")
  func foreignDismissal() {
    let root = ButtonScreen("Root")
    let stage = StressStage { root }
    let other = InterruptibleTransition(.cover)
    let (lower, upper) = (ButtonScreen("Lower"), ButtonScreen("Upper"))
    for (card, server) in [(lower, transition), (upper, other)] {
      card.modalPresentationStyle = .overFullScreen
      card.transitioningDelegate = server
    }
    root.present(lower, animated: false)
    stage.settle()
    lower.present(upper, animated: false)
    stage.settle()
    HeadlessLog.forget()
    var count = 0

    transition.dismiss(lower) { count += 1 }
    stage.advance(by: 0.1)
    other.reverse()
    stage.settle()

    #expect(count == 1)
    #expect(stage.complaints(of: transition, other) == [])
  }

  // MARK: - Row 17

  @Test("A tap on a tab in flight is a call like any other", arguments: HeadlessPersonality.all)
  func tapOnTab(personality: HeadlessPersonality) throws {
    let screens = (0..<4).map { ButtonScreen("Tab \($0)") }
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    let stage = StressStage(personality: personality) { tabs }
    transition.install(on: tabs)
    let width = tabs.tabBar.bounds.width / 4
    let y = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY + 20

    transition.select(screens[3], in: tabs)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: width * 1.5, y: y))
    stage.settle()
    #expect(tabs.selectedIndex == 1)

    transition.select(screens[2], in: tabs)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: width * 1.5, y: y))
    // A bar that doesn't ask is UIKit's: what it selects is selected when the transition is over.
    let isAsked = !personality.barOutsideBounds
    #expect(transition.phase == .settling(toward: isAsked ? .start : .end))
    stage.settle()

    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem === screens[1].tabBarItem)
    #expect(stage.complaints(of: transition) == [])
    #expect(stage.answers(screens[1]))
  }

  // MARK: - Row 19

  @Test(
    "The last wish counts, however fast the wishes come",
    arguments: [0, 0.02, 0.05, 0.15],
    [true, false]
  )
  func lastWish(pause: TimeInterval, isSame: Bool) {
    let stack = navigation("Root")
    let stage = StressStage { stack }
    transition.install(on: stack)
    let pushed = [ButtonScreen("B"), ButtonScreen("C")]
    let cards = [ButtonScreen("Card"), ButtonScreen("Other card")]

    transition.push(pushed[0], onto: stack)
    stage.advance(by: pause)
    transition.pop(from: stack)
    stage.advance(by: pause)
    transition.push(pushed[isSame ? 0 : 1], onto: stack)
    stage.settle()
    #expect(stack.viewControllers.last === pushed[isSame ? 0 : 1])

    transition.present(cards[0], from: stack)
    stage.advance(by: pause)
    transition.dismiss(cards[0])
    stage.advance(by: pause)
    transition.present(cards[isSame ? 0 : 1], from: stack)
    stage.settle()

    #expect(stage.complaints(of: transition) == [])
    #expect(stack.presentedViewController === cards[isSame ? 0 : 1])
    #expect(stage.answers(cards[isSame ? 0 : 1]))
  }
}
