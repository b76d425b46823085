import Testing
import UIKit

/// A change of the stack that is asked for while another one is made or shown.
@MainActor @Suite(.serialized) struct NestedChangeTests {
  /// Where the second change is asked for.
  enum Moment: String, CaseIterable {
    case willMove
    case didMove
    case viewDidLoad
    case viewWillAppear
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    case willShow
    case didShow
  }

  enum Change: CaseIterable {
    case push
    case pop
    case set

    func titles(after titles: [String], bringing title: String) -> [String] {
      switch self {
      case .push: titles + [title]
      case .pop: titles.count > 1 ? titles.dropLast() : titles
      case .set: [title]
      }
    }
  }

  @Test(
    "D62: a change that is asked for as a transition is taken back counts, and everything agrees with the stack",
    arguments: [Moment.willMove, .didMove, .viewWillAppear, .viewDidAppear, .viewDidDisappear],
    Change.allCases
  )
  func cancelled(moment: Moment, second: Change) {
    for isAnimated in [false, true] {
      for (number, personality) in HeadlessPersonality.all.enumerated() {
        let slide = HandmadeSlide(.startsUnderAFinger)
        let stage = NestingStage(personality)
        stage.navigation.delegate = slide
        stage.make(.push, bringing: "First", animated: true)
        HeadlessClock.advance(by: 0.1)
        stage.navigation.delegate = nil
        stage.at(moment) { stage.make(second, bringing: "Second", animated: isAnimated) }

        slide.release(toward: .start)
        HeadlessClock.settle()

        let name: Comment = "\(isAnimated ? "animated" : "at once"), personality \(number)"
        #expect(!stage.isDue, name)
        #expect(stage.titles == second.titles(after: ["A", "B", "C"], bringing: "Second"), name)
        stage.expectAgreement(name)
      }
    }
  }

  @Test("A push without animation whose screen asks for an animated one leaves one view")
  func views() {
    let stage = NestingStage(.standard)
    let (first, second) = (Screen("First"), Screen("Second"))
    first.on("viewWillAppear") {
      stage.navigation.pushViewController(second, animated: true)
      let from = stage.navigation.transitionCoordinator?.viewController(forKey: .from)
      #expect(from === first)
    }

    stage.navigation.pushViewController(first, animated: false)
    HeadlessClock.settle()

    #expect(first.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    #expect(second.calls == ["willAppear", "didAppear"])
    stage.expectAgreement("both were pushed")
  }

  @Test("A screen that is popped as it comes says that it is moving from its parent")
  func poppedAsItComes() {
    let stage = NestingStage(.standard)
    let d = Screen("D")
    var isMoving = false
    d.onCall = { call, d in
      if call == "viewDidAppear" { stage.navigation.popViewController(animated: false) }
      if call == "viewWillDisappear" { isMoving = d.isMovingFromParent }
    }

    stage.navigation.pushViewController(d, animated: true)
    HeadlessClock.settle()

    #expect(isMoving && d.parent == nil)
  }

  @Test(
    "A screen that is pushed again while its pop is announced stays a child",
    arguments: [false, true]
  )
  func pushedAgain(animated: Bool) throws {
    let stage = NestingStage(.launched)
    let c = try #require(stage.navigation.topViewController)
    stage.at(.willShow) { stage.navigation.pushViewController(c, animated: false) }

    stage.navigation.popViewController(animated: animated)
    HeadlessClock.settle()

    #expect(stage.titles == ["A", "B", "C"] && !stage.isDue)
    stage.expectAgreement("pushed again")
  }
}

/// Every change within every other one; the configurations take turns.
@MainActor @Suite(.serialized) struct NestedPairTests {
  /// Whether the first change is animated, and whether the second is.
  private static let pairs = [(false, false), (false, true), (true, false), (true, true)]

  @Test(
    "D62: whenever it is asked for, the second change counts, and everything agrees with the stack",
    arguments: NestedChangeTests.Change.allCases,
    NestedChangeTests.Moment.allCases
  )
  func nested(first: NestedChangeTests.Change, moment: NestedChangeTests.Moment) throws {
    let seconds = NestedChangeTests.Change.allCases
    let place = try #require(NestedChangeTests.Moment.allCases.firstIndex(of: moment))
    for (row, second) in seconds.enumerated() {
      for (column, (isFirstAnimated, isSecondAnimated)) in Self.pairs.enumerated() {
        let configurations = HeadlessPersonality.all
        let number = (place + 4 * row + column) % configurations.count
        let stage = NestingStage(configurations[number])
        stage.at(moment) { stage.make(second, bringing: "Second", animated: isSecondAnimated) }

        stage.make(first, bringing: "First", animated: isFirstAnimated)
        HeadlessClock.settle()

        let name: Comment = """
          \(second), \(isFirstAnimated ? "animated" : "at once") then \
          \(isSecondAnimated ? "animated" : "at once"), configuration \(number)
          """
        let expected = first.titles(after: ["A", "B", "C"], bringing: "First")
        #expect(!stage.isDue, name)
        #expect(stage.titles == second.titles(after: expected, bringing: "Second"), name)
        stage.expectAgreement(name)
      }
    }
  }
}

/// A fresh screen with a navigation controller that shows C, on B and A, whose views are not loaded.
@MainActor
private final class NestingStage: NSObject, UINavigationControllerDelegate {
  let window: UIWindow
  let navigation = UINavigationController()
  private var screens: [() -> Screen?] = []
  private var action: (NestedChangeTests.Moment) -> Void = { _ in }
  /// Whether the closure for a moment has still to run.
  private(set) var isDue = false

  init(_ personality: HeadlessPersonality) {
    let stack = ["A", "B", "C"].map(Screen.init)
    window = .fresh(personality) { [navigation] in
      navigation.setViewControllers(stack, animated: false)
      return navigation
    }
    super.init()
    _ = stack.map(watched)
    navigation.delegate = self
  }

  private func watched(_ screen: Screen) -> Screen {
    screen.onCall = { [weak self] call, _ in
      if let moment = NestedChangeTests.Moment(rawValue: call) { self?.action(moment) }
    }
    screens.append { [weak screen] in screen }
    return screen
  }

  /// Makes a change; it brings a screen of this name, if it brings one.
  func make(_ change: NestedChangeTests.Change, bringing title: String, animated: Bool) {
    switch change {
    case .push: navigation.pushViewController(watched(Screen(title)), animated: animated)
    case .pop: navigation.popViewController(animated: animated)
    case .set: navigation.setViewControllers([watched(Screen(title))], animated: animated)
    }
  }

  /// Runs a closure at the next such moment of a screen or of the delegate.
  func at(_ moment: NestedChangeTests.Moment, _ body: @escaping () -> Void) {
    isDue = true
    action = { [unowned self] in
      guard isDue, $0 == moment else { return }
      isDue = false
      body()
    }
  }

  var titles: [String?] { navigation.viewControllers.map(\.title) }

  /// Children, views and appearance are those that the stack says.
  func expectAgreement(_ name: Comment) {
    action = { _ in }
    let top = navigation.topViewController
    #expect(navigation.children == navigation.viewControllers, name)
    #expect(top?.view.superview?.subviews.map { $0 === top?.view } == [true], name)
    #expect(top?.view.window === window, name)
    #expect(navigation.navigationBar.topItem === top?.navigationItem, name)
    #expect(navigation.transitionCoordinator == nil, name)
    for screen in screens.compactMap({ $0() }) {
      #expect(screen.isBalanced(endingOnScreen: screen === top), "\(name): \(screen.calls)")
      #expect((screen.parent == nil) == !navigation.viewControllers.contains(screen), name)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { action(.willShow) }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { action(.didShow) }
}
