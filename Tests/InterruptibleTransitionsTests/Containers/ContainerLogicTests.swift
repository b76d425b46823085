import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// What containers and requests know of a change, without a transition.
@MainActor @Suite(.serialized) struct ContainerLogicTests {
  typealias Goal = StackRequest.Goal

  let transition = InterruptibleTransition()
  let navigation = UINavigationController()
  let stack: StackContainer
  private let screens: [Character: UIViewController]

  func show() {
    HeadlessScreen.reset(personality: .standard)
  }

  init() {
    stack = StackContainer(navigation, of: transition)
    screens = Dictionary(uniqueKeysWithValues: "abcdx".map { ($0, UIViewController()) })
  }

  func list(_ names: String) -> [UIViewController] { names.compactMap { screens[$0] } }

  func one(_ name: String) -> UIViewController? { name.first.flatMap { screens[$0] } }

  func names(_ list: [UIViewController]?) -> String? {
    list.map { list in
      String(list.compactMap { screen in screens.first { $0.value === screen }?.key })
    }
  }

  func name(_ screen: UIViewController?) -> String {
    names([screen].compactMap { $0 }) ?? ""
  }

  @Test("Only a presentation's coordinator is that of a presentation")
  func coordinators() {
    for kind in [ContainerKind.navigation, .fullScreen] {
      let stage = ContainerStage(kind)
      stage.goForward()
      stage.advance(by: 0.1)
      #expect((stage.second.presentationsCoordinator != nil) == kind.isPresentation)
      stage.settle()
    }
  }

  // MARK: - Stacks

  @Test(
    "A push adds one screen above the shown one; any other change that shows a new screen is a set",
    arguments: [
      ("abc", "b", "c", true, nil), ("xc", "b", "c", true, "xc"), ("ab", "b", "c", true, nil),
      ("abc", "", "c", true, "abc"), ("c", "", "c", true, "c"), ("a", "b", "a", false, nil),
      ("abc", "a", "c", true, "abc"),
    ] as [(String, String, String, Bool, String?)]
  )
  func operation(told: String, from: String, to: String, isPush: Bool, set: String?) {
    show()
    navigation.setViewControllers(list(told), animated: false)
    let change = stack.change(isPush ? .push : .pop, from: one(from), to: one(to))
    #expect(change.direction == (isPush ? .forward : .backward))
    #expect(names(change.stack) == set && change.isReversible == (set == nil))
    #expect(change.from === one(from) && change.to === one(to) && change.isAnimated)
  }

  @Test(
    "A change for which no delegate was called is a pop to a screen that is below, or stays alone",
    arguments: [
      ("ab", "b", "a", false), ("ab", "a", "b", true), ("ab", "x", "a", false),
      ("ab", "a", "x", true), ("abc", "b", "b", true),
    ]
  )
  func unknownOperation(told: String, from: String, to: String, isForward: Bool) {
    show()
    navigation.setViewControllers(list(told), animated: false)
    let change = stack.change(from: one(from), to: one(to))
    #expect(change.direction == (isForward ? .forward : .backward))
  }

  @Test(
    "The stack at each end of a change is known, whether UIKit reports the old one or the new one",
    arguments: [
      ("ab", true, "b", "c", "ab", "abc"), ("abc", true, "b", "c", "ab", "abc"),
      ("abc", false, "c", "b", "abc", "ab"), ("ab", false, "c", "b", "abc", "ab"),
      ("abcd", false, "d", "b", "abcd", "ab"), ("ab", false, "", "a", "ab", "a"),
      ("ab", true, "b", "", "ab", "ab"),
    ]
  )
  func ends(
    told: String,
    isForward: Bool,
    from: String,
    to: String,
    start: String,
    end: String
  ) {
    show()
    navigation.setViewControllers(list(told), animated: false)
    let change = ScreenChange(
      of: stack,
      isForward ? .forward : .backward,
      from: one(from),
      to: one(to)
    )
    #expect(names(stack.stack(at: .start, of: change)) == start)
    #expect(names(stack.stack(at: .end, of: change)) == end)
    let known = ScreenChange(
      of: stack,
      .backward,
      from: one(from),
      to: one(to),
      stackBefore: list("dcba")
    )
    #expect(names(stack.stack(at: .start, of: known)) == "dcba")
    let set = ScreenChange(of: stack, .forward, from: nil, to: nil, stack: list("xd"))
    #expect(names(stack.stack(at: .start, of: set)) == "xd")
  }

  @Test("A pop goes to the screen below the one on top, or stays at the root")
  func pop() {
    show()
    for (told, goal, top) in [("abc", "b", "c"), ("a", "a", "")] {
      navigation.setViewControllers(list(told), animated: false)
      #expect(names(stack.stackExpected) == told && name(stack.screenOnTop) == top)
      guard case .popTo(let screen, let removed) = stack.goalOfPop else {
        Issue.record("a pop was due")
        continue
      }
      #expect(name(screen) == goal && removed === navigation.topViewController)
    }
    navigation.setViewControllers([], animated: false)
    #expect(stack.goalOfPop == nil && stack.screenOnTop == nil && stack.callBack())
  }

  @Test("A screen has just been shown for 50 ms after a transition to it")
  func arrival() throws {
    show()
    let screen = try #require(one("a"))
    #expect(!stack.hasJustShown(screen))
    stack.arrival = StackContainer.Arrival(screen: screen)
    HeadlessClock.framesPerSecond = 100
    HeadlessClock.advance(frames: 4)
    #expect(stack.hasJustShown(screen) && one("b").map(stack.hasJustShown) == false)
    HeadlessClock.advance(frames: 4)
    #expect(!stack.hasJustShown(screen))
  }

  // MARK: - Presentations

  @Test("A call waits on the screen, and a pan doesn't present where one waits")
  func presentations() throws {
    show()
    let (source, presented) = (try #require(one("a")), try #require(one("x")))
    navigation.setViewControllers([source], animated: false)
    let host = PresentingHost(source, handle: nil, for: transition) { _ in presented }
    let card = transition.card(of: presented)
    let present = PresentRequest(presented: presented, source: source, card: card)
    #expect(present.isOnScreen && DismissRequest(presented: presented, card: card).isOnScreen)
    for (container, isBlocked) in [(card, true), (stack, false)] as [(Container, Bool)] {
      let change = ScreenChange(of: container, .forward, from: source, to: presented)
      let flight = Flight(change, opening: .running, projection: .system, owner: transition)
      #expect(present.isBlocked(by: flight) == isBlocked)
      let dismissed = container.host ?? presented
      let dismissal = DismissRequest(presented: dismissed, card: transition.card(of: dismissed))
      #expect(dismissal.isBlocked(by: flight) == isBlocked)
    }
    #expect(host.isFree && stack.isFree && card.callBack())
    transition.queue.append(TransitionCall(present))
    #expect(!host.isFree && !stack.isFree)
  }

  // MARK: - Tabs

  private func tabs(_ names: String) -> (UITabBarController, TabContainer) {
    let controller = UITabBarController()
    controller.viewControllers = list(names)
    return (controller, TabContainer(controller, of: transition))
  }

  @Test(
    "The order of the tabs gives the direction, and what isn't a tab comes after them",
    arguments: [
      ("a", "b", true), ("b", "a", false), ("a", "c", true), ("a", "x", true), ("x", "a", false),
      ("", "a", true), ("b", "", true), ("x", "d", true),
    ]
  )
  func tabDirection(from: String, to: String, isForward: Bool) throws {
    show()
    let (controller, tabs) = tabs("abc")
    let change = tabs.change(from: one(from), to: one(to))
    #expect(change.direction == (isForward ? .forward : .backward) && change.isAnimated)
    #expect(!tabs.change(from: one(from), to: one(to), isAnimated: false).isAnimated)
    withExtendedLifetime(controller) {}
  }

  @Test("A request for a tab is met where that is selected, and obsolete for what isn't a tab")
  func tabRequest() throws {
    show()
    let (controller, tabs) = tabs("abc")
    controller.selectedIndex = 1
    let rows: [(String, isObsolete: Bool, isSatisfied: Bool)] = [
      ("a", false, false), ("b", true, true), ("x", true, false),
    ]
    for (name, isObsolete, isSatisfied) in rows {
      let tab = try #require(one(name))
      let request = try #require(TabRequest(tab, in: tabs))
      #expect(request.isObsolete == isObsolete && request.isSatisfied == isSatisfied)
      #expect(request.controllers == [controller] && request.container === tabs)
      #expect(request.change(isAnimated: true)?.to === tab)
      let change = tabs.change(from: one("a"), to: one("b"))
      #expect(request.end(of: change) == (name == "a" ? .start : name == "b" ? .end : nil))
      let (controller, others) = self.tabs("abc")
      #expect(request.end(of: others.change(from: one("a"), to: one("b"))) == nil)
      #expect(tabs.offers(tab) == (name != "x"))
      withExtendedLifetime(controller) {}
    }
    let (none, empty) = self.tabs("")
    withExtendedLifetime(none) { #expect(one("x").map(empty.offers) == true) }
  }

  @Test("A pan between tabs takes the set number of fingers, and at least one")
  func touches() {
    show()
    let (controller, tabs) = tabs("ab")
    for (count, expected) in [(0, 1), (1, 1), (2, 2)] {
      transition.gestures.tabPanNumberOfTouches = count
      #expect(tabs.numberOfTouches == expected)
    }
    withExtendedLifetime(controller) { #expect(tabs.isInstalled == false) }
  }

  @Test("A pan between tabs asks for the effect of either tab over the selected one, or of that")
  func tabScenes() {
    final class Scenes {
      var list: [[UIViewController?]] = []
    }
    show()
    let (controller, tabs) = tabs("abc")
    controller.selectedIndex = 1
    controller.loadViewIfNeeded()
    transition.gestures.isTabPanEnabled = true
    let scenes = Scenes()
    transition.effect = .choosing { scene in
      scenes.list.append([scene.foregroundViewController, scene.backgroundViewController])
      return .slide
    }
    for option in tabs.options { _ = option.motion }
    #expect(scenes.list.map { $0.map(name) } == [["b", "a"], ["c", "b"]])
  }

  // MARK: - Announcements

  @Test(
    "A new screen is announced at rest, also if the transition to it was followed by another one"
  )
  func announced() throws {
    show()
    let window = Stage.makeWindow(on: .standard)
    window.makeKeyAndVisible()
    for screen in list("ab") { window.addSubview(screen.view) }
    let change = ScreenChange(of: stack, .forward, from: one("a"), to: one("b"))
    var announcer = ScreenAnnouncer()
    func screen(_ end: TransitionEnd, isFollowed: Bool = false) -> UIView? {
      announcer.screen(after: change, at: end) { isFollowed }
    }
    #expect(screen(.start) == nil)
    #expect(screen(.end) === one("b")?.view && screen(.start) == nil)
    #expect(screen(.end, isFollowed: true) == nil && screen(.start, isFollowed: true) == nil)
    #expect(screen(.start) === one("a")?.view && screen(.start) == nil)
    one("b")?.view.removeFromSuperview()
    withExtendedLifetime(window) { #expect(screen(.end) == nil) }
  }

  @Test("A call is of a change of the same screens in the same container, which still exists")
  func same() {
    show()
    let change = ScreenChange(of: stack, .forward, from: one("a"), to: one("b"))
    let rows: [(String, String, Bool)] = [("a", "b", true), ("x", "b", false), ("a", "x", false)]
    for (from, to, isSame) in rows {
      let other = ScreenChange(of: stack, .forward, from: one(from), to: one(to))
      #expect(change.isSame(as: other) == isSame)
      let (controller, tabs) = tabs("ab")
      #expect(!change.isSame(as: ScreenChange(of: tabs, .forward, from: one(from), to: one(to))))
      withExtendedLifetime(controller) {}
    }
  }
}
