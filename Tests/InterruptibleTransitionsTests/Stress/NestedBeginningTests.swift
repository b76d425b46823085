import InterruptibleTransitions
import Testing
import UIKit

/// Transitions that begin inside the beginning of another one.
@MainActor @Suite(.serialized) struct NestedBeginningTests {
  private let transition = InterruptibleTransition()

  private func makeCard(_ title: String = "Card") -> ButtonScreen {
    let card = ButtonScreen(title)
    card.modalPresentationStyle = .overFullScreen
    card.transitioningDelegate = transition
    return card
  }

  // MARK: - Row 1

  /// What an app does in one turn with a stack and a card.
  enum Turn: CaseIterable {
    case popThenPresent, presentThenPop, pushThenPresent, pushPresentPop
  }

  @Test(
    "A stack and a card that change in one turn both come to rest",
    arguments: Turn.allCases,
    HeadlessPersonality.all
  )
  func stackAndCard(turn: Turn, personality: HeadlessPersonality) {
    let (first, second) = (ButtonScreen("First"), ButtonScreen("Second"))
    let navigation = UINavigationController(rootViewController: first)
    let stage = StressStage(personality: personality) { navigation }
    let card = makeCard()
    navigation.delegate = transition
    if turn == .popThenPresent || turn == .presentThenPop {
      navigation.pushViewController(second, animated: true)
      stage.advance(by: 0.1)
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
    stage.settle()

    #expect(stage.complaints(of: transition) == [])
    #expect(navigation.presentedViewController === card)
    #expect(navigation.viewControllers.count == (turn == .pushThenPresent ? 2 : 1))
    #expect(stage.answers(card))
  }

  @Test("A card whose loading or coming pushes below it", arguments: [true, false])
  func pushFromCard(isLoading: Bool) {
    let (first, second) = (ButtonScreen("First"), ButtonScreen("Second"))
    let navigation = UINavigationController(rootViewController: first)
    let stage = StressStage { navigation }
    navigation.delegate = transition
    let card = MeddlingScreen("Card")
    card.modalPresentationStyle = .overFullScreen
    let push = { @MainActor [transition] in transition.push(second, onto: navigation) }
    if isLoading { card.onLoad = push } else { card.onWillAppear = push }

    transition.present(card, from: navigation)
    stage.settle()

    #expect(stage.complaints(of: transition) == [])
    #expect(navigation.viewControllers == [first, second])
    #expect(stage.answers(card))
  }

  @Test("Presentations and two stacks side by side, all in one turn")
  func sideBySide() {
    let (left, right) = (navigation("L"), navigation("R"))
    let split = SplitController([left, right])
    let stage = StressStage { split }
    for navigation in [left, right] {
      transition.install(on: navigation)
      transition.push(ButtonScreen("More"), onto: navigation, animated: false)
    }
    stage.settle()
    let (lower, upper) = (makeCard("Lower"), makeCard("Upper"))

    transition.present(lower, from: split)
    transition.popToRoot(of: right)
    transition.present(upper, from: lower)
    transition.pop(from: left)
    stage.settle()

    #expect(stage.complaints(of: transition) == [])
    #expect(left.viewControllers.count == 1 && right.viewControllers.count == 1)
    #expect(lower.presentedViewController === upper)
    #expect(stage.answers(upper))
  }

  @Test("Animations that are asked for while the incoming screen is laid out go along")
  func alongsideDuringLayout() {
    let stack = navigation("Root")
    let stage = StressStage { stack }
    transition.install(on: stack)
    let screen = MeddlingScreen("Screen")
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(badge)
    var ends: [TransitionEnd] = []
    screen.onLayout = { [transition] in
      screen.onLayout = {}
      transition.animateAlongside({ badge.center.x = 305 }, completion: { ends.append($0) })
    }

    transition.push(screen, onto: stack)
    stage.advance(by: 0.1)
    #expect((20...280).contains(badge.seenFrame.minX))
    stage.settle()

    #expect(badge.frame.minX == 300)
    #expect(ends == [.end])
    #expect(stage.complaints(of: transition) == [])
  }

  // MARK: - Row 2

  /// Where an app selects another tab while a stack in the first one pops.
  enum Place: CaseIterable {
    case layout, appearing, prepare, animate, cleanUp
  }

  @Test("A tab that is selected from inside a pop", arguments: Place.allCases, [true, false])
  func tabInsidePop(place: Place, byFinger: Bool) {
    let root = MeddlingScreen("Root")
    let navigation = UINavigationController(rootViewController: root)
    let other = ButtonScreen("Other")
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    let stage = StressStage { tabs }
    transition.install(on: tabs)
    transition.install(on: navigation)
    transition.push(ButtonScreen("Top"), onto: navigation, animated: false)
    stage.settle()
    var isDone = false
    let select = { @MainActor in
      guard !isDone else { return }
      isDone = true
      tabs.selectedIndex = 1
    }
    switch place {
    case .layout: root.onLayout = select
    case .appearing: root.onIsAppearing = select
    case .prepare, .animate, .cleanUp:
      transition.effect = MeddlingEffect(place: place, action: select)
    }

    if byFinger {
      stage.touchDown(at: CGPoint(x: 4, y: 400))
      stage.drag(by: 200)
      stage.drag(by: 60, frames: 2)
      stage.lift()
    } else {
      transition.pop(from: navigation)
    }
    stage.settle()

    #expect(isDone)
    #expect(stage.complaints(of: transition) == [])
    #expect(tabs.selectedIndex == 1)
    #expect(stage.answers(other))
  }

  @Test("A stack, two tabs and cards, all in one turn")
  func everything() {
    let (a, b, card) = (navigation("A"), navigation("B"), navigation("Card"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    let stage = StressStage { tabs }
    for navigation in [a, b, card] {
      transition.install(on: navigation)
    }
    transition.install(on: tabs)
    card.modalPresentationStyle = .overFullScreen
    let above = makeCard("Above")
    let pushed = ButtonScreen("Pushed")

    transition.present(card, from: tabs)
    transition.select(b, in: tabs)
    transition.push(pushed, onto: b)
    transition.present(above, from: card)
    transition.push(ButtonScreen("Under"), onto: a)
    transition.select(a, in: tabs)
    stage.settle()

    #expect(stage.complaints(of: transition) == [])
    #expect(tabs.selectedIndex == 0)
    #expect(a.viewControllers.count == 2 && b.viewControllers.count == 2)
    #expect(card.presentedViewController === above)
    #expect(stage.answers(above))
  }

  private func navigation(_ title: String) -> UINavigationController {
    UINavigationController(rootViewController: ButtonScreen(title))
  }
}
