import InterruptibleTransitions
import Testing
import UIKit

/// UIKit's own calls, on containers that carry their transition object.
@MainActor @Suite(.serialized) struct OwnCallTests {
  private let screens = ["A", "B", "C", "D"].map { ButtonScreen($0) }

  private func makeStage(
    _ navigation: UINavigationController,
    personality: HeadlessPersonality = .launched
  ) -> StressStage {
    StressStage(personality: personality) { navigation }
  }

  @Test("In flight the opposite call reverses, the same does nothing, others wait")
  func table() {
    let navigation = InterruptibleNavigationController(rootViewController: screens[0])
    let stage = makeStage(navigation)

    navigation.pushViewController(screens[1], animated: true)
    stage.advance(by: 0.1)
    #expect(navigation.popViewController(animated: true) === screens[1])
    #expect(navigation.transition.phase == .settling(toward: .start))
    navigation.pushViewController(screens[1], animated: true)
    #expect(navigation.transition.phase == .settling(toward: .end))
    navigation.pushViewController(screens[1], animated: true)
    navigation.pushViewController(screens[2], animated: true)
    #expect(navigation.viewControllers.count == 2)
    stage.settle()

    #expect(navigation.viewControllers == Array(screens[0...2]))
    #expect(stage.complaints(of: navigation.transition) == [])
    #expect(stage.answers(screens[2]))
  }

  @Test("The calls return what UIKit's return", arguments: [true, false], [true, false])
  func results(isAnimated: Bool, isInFlight: Bool) {
    let navigation = InterruptibleNavigationController(rootViewController: screens[0])
    let stage = makeStage(navigation)
    navigation.setViewControllers(Array(screens[0...2]), animated: false)
    stage.settle()
    if isInFlight {
      navigation.pushViewController(screens[3], animated: true)
      stage.advance(by: 0.1)
    }

    let popped = navigation.popToViewController(screens[1], animated: isAnimated)
    #expect(popped == (isInFlight ? [screens[2], screens[3]] : [screens[2]]))
    #expect(navigation.popToViewController(screens[1], animated: isAnimated) == nil)
    #expect(navigation.popToRootViewController(animated: isAnimated) == [screens[1]])
    #expect(navigation.popToRootViewController(animated: isAnimated) == nil)
    #expect(navigation.popViewController(animated: isAnimated) == nil)
    stage.settle()

    #expect(navigation.viewControllers == [screens[0]])
    #expect(stage.complaints(of: navigation.transition) == [])
    #expect(stage.answers(screens[0]))
  }

  @Test("Without animation everything is done when the call returns", arguments: [true, false])
  func atOnce(isInFlight: Bool) {
    let navigation = InterruptibleNavigationController(rootViewController: screens[0])
    let stage = makeStage(navigation)
    if isInFlight {
      navigation.pushViewController(screens[3], animated: true)
      stage.advance(by: 0.1)
    }

    navigation.viewControllers = Array(screens[0...1])
    #expect(navigation.viewControllers == Array(screens[0...1]))
    navigation.pushViewController(screens[2], animated: false)
    #expect(navigation.topViewController === screens[2])
    #expect(navigation.popViewController(animated: false) === screens[2])
    #expect(navigation.topViewController === screens[1])
    stage.settle()

    #expect(stage.complaints(of: navigation.transition) == [])
    #expect(stage.answers(screens[1]))
  }

  @Test(
    "Random calls end where a plain stack that is given time ends",
    arguments: HeadlessPersonality.all,
    0..<4 as Range<UInt64>
  )
  func random(personality: HeadlessPersonality, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let navigation = InterruptibleNavigationController(rootViewController: screens[0])
    let stage = makeStage(navigation, personality: personality)
    var stack = [screens[0]]
    // A second pop during a pop is the same call again, and does nothing.
    var isPopping = false

    for _ in 0..<30 {
      isPopping = isPopping && !navigation.transition.flights.isEmpty
      let screen = screens[Int.random(in: 0..<4, using: &random)]
      let isAnimated = Int.random(in: 0..<4, using: &random) > 0
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        guard !stack.contains(screen) else { break }
        navigation.pushViewController(screen, animated: isAnimated)
        stack.append(screen)
        isPopping = false
      case 2:
        guard !isPopping else { break }
        isPopping = true
        let popped = navigation.popViewController(animated: isAnimated)
        #expect(popped === (stack.count > 1 ? stack.removeLast() : nil), "seed \(seed)")
      case 3:
        isPopping = true
        navigation.popToRootViewController(animated: isAnimated)
        stack = [stack[0]]
      default:
        stack = [screens[0], screen == screens[0] ? screens[3] : screen]
        navigation.setViewControllers(stack, animated: isAnimated)
      }
      stage.advance(by: [0, 0, 0.02, 0.1, 0.3][Int.random(in: 0..<5, using: &random)])
    }
    stage.settle()

    #expect(navigation.viewControllers == stack, "seed \(seed)")
    #expect(stage.complaints(of: navigation.transition) == [], "seed \(seed)")
    #expect(stage.answers(stack[stack.count - 1]), "seed \(seed)")
    #expect(!HeadlessLog.texts.contains { $0.contains("nested") }, "seed \(seed)")
  }

  @Test("The app's delegate is told through the object")
  func delegate() {
    let navigation = InterruptibleNavigationController(rootViewController: screens[0])
    let own = OwnDelegate()
    let stage = makeStage(navigation)

    navigation.delegate = own
    navigation.pushViewController(screens[1], animated: true)
    stage.settle()

    #expect(navigation.delegate === navigation.transition)
    #expect(navigation.transition.navigationDelegate === own)
    #expect(own.calls.contains("didShow B"))
  }

  @Test("The back button pops through the object as well")
  func backButton() {
    let navigation = InterruptibleNavigationController(rootViewController: screens[0])
    let stage = makeStage(navigation)
    navigation.pushViewController(screens[1], animated: true)
    stage.advance(by: 0.1)

    navigation.popViewController(animated: true)
    stage.advance(by: 0.02)

    #expect(navigation.transition.phase == .settling(toward: .start))
    stage.settle()
    #expect(navigation.viewControllers == [screens[0]])
  }

  // MARK: - Tabs

  @Test("Tabs are selected through the object, by index and by controller")
  func tabs() {
    let tabs = InterruptibleTabBarController()
    tabs.viewControllers = screens
    let stage = StressStage { tabs }

    tabs.selectedIndex = 3
    stage.advance(by: 0.1)
    tabs.selectedViewController = screens[0]
    #expect(tabs.transition.phase == .settling(toward: .start))
    tabs.selectedIndex = 2
    stage.settle()

    #expect(tabs.selectedIndex == 2)
    #expect(stage.complaints(of: tabs.transition) == [])
    #expect(stage.answers(screens[2]))
  }

  // MARK: - Reaching the object

  @Test("A screen reaches the object of its nearest container")
  func reaching() {
    let navigation = InterruptibleNavigationController(rootViewController: screens[0])
    let tabs = InterruptibleTabBarController()
    tabs.viewControllers = [navigation, screens[1]]
    let box = BoxController()
    box.fill(with: screens[2])
    let boxTransition = InterruptibleTransition()
    let stage = StressStage { tabs }
    boxTransition.addPan(to: box) { _ in nil }
    let cardTransition = InterruptibleTransition()
    cardTransition.present(box, from: tabs)
    stage.settle()

    #expect(screens[0].interruptibleTransition === navigation.transition)
    #expect(screens[1].interruptibleTransition === tabs.transition)
    #expect(screens[2].interruptibleTransition === boxTransition)
    #expect(screens[3].interruptibleTransition == nil)
    #expect(box.modalPresentationStyle == .custom)
  }
}
