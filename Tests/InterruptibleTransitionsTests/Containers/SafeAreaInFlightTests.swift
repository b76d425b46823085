import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What a screen lays out by its safe area, in flight.
@MainActor @Suite(.serialized) struct SafeAreaInFlightTests {
  @Test(
    "A footer above the home indicator stays where it is at rest",
    arguments: EffectCase.keepingSize
  )
  func footer(effect: EffectCase) {
    for (number, kind) in ContainerKind.allCases.enumerated()
    where PlayedRows.current.include(effect.place, number) {
      for isForward in [true, false] {
        let isHeld = (number.isMultiple(of: 2)) == isForward
        let faults = faults(effect, kind, forward: isForward, held: isHeld)
        #expect(faults == [], "\(kind), forward: \(isForward), held: \(isHeld)")
      }
    }
  }

  private func faults(
    _ effect: EffectCase,
    _ kind: ContainerKind,
    forward isForward: Bool,
    held isHeld: Bool
  ) -> [String] {
    let (stage, due) = makeStage(effect, kind, forward: isForward)
    let way = isForward ? stage.wayForward : stage.wayBack
    if isHeld { stage.touchDown(at: stage.start(along: way)) } else { stage.go(forward: isForward) }
    var faults: [String] = []
    for frame in 0..<45 {
      if isHeld, frame < 20 { stage.move(by: way.dx / 40, way.dy / 40) }
      if isHeld, frame == 20 { stage.lift() }
      stage.advanceFrame()
      faults += misplaced([stage.first, stage.second], due, by: 0).map { "\(frame), \($0)" }
    }
    return Array(faults.prefix(3))
  }

  /// What happens to a transition whose screens are laid out in each frame.
  enum Story: CaseIterable {
    case untouched, held, reversed, paused
  }

  @Test(
    "A screen that is laid out in flight is laid out for its place at rest",
    arguments: EffectCase.keepingSize
  )
  func laidOutInFlight(effect: EffectCase) {
    let kinds = ContainerKind.allCases
    for (number, story) in Story.allCases.enumerated() {
      for (other, kind) in kinds.enumerated()
      where (number / 2 + other).isMultiple(of: 2)
        && PlayedRows.current.include(effect.place, number, other)
      {
        let isForward = (number + other).isMultiple(of: 2)
        let faults = faults(effect, kind, forward: isForward, story)
        #expect(faults == [], "\(kind), forward: \(isForward), \(story)")
      }
    }
  }

  /// How an app sets additional insets in each layout.
  enum Habit: CaseIterable {
    case wholly, oneSide, ifOther
  }

  @Test(
    "A screen whose app sets its insets in each layout is laid out for its place at rest",
    arguments: EffectCase.keepingSize
  )
  func settingInsets(effect: EffectCase) {
    for (number, habit) in Habit.allCases.enumerated() {
      for (other, kind) in ContainerKind.allCases.enumerated()
      where PlayedRows.current.include(effect.place, number, other) {
        let story = Story.allCases[(number + other) % 4]
        let isForward = (number + other / 2).isMultiple(of: 2)
        let faults = faults(effect, kind, forward: isForward, story, habit)
        #expect(faults == [], "\(kind), forward: \(isForward), \(story), \(habit)")
      }
    }
  }

  private func faults(
    _ effect: EffectCase,
    _ kind: ContainerKind,
    forward isForward: Bool,
    _ story: Story,
    _ habit: Habit? = nil
  ) -> [String] {
    let (stage, due) = makeStage(effect, kind, forward: isForward, habit)
    stage.go(forward: isForward)
    stage.advance(by: 0.1)
    switch story {
    case .untouched: break
    case .held: stage.touchDown(at: CGPoint(x: 200, y: 600))
    case .reversed: stage.transition.reverse()
    case .paused: stage.transition.pause()
    }
    var faults: [String] = []
    for frame in 0..<40 {
      if frame == 15, story == .held { stage.lift() }
      if frame == 15, story == .paused { stage.transition.cancel() }
      if habit == nil {
        for screen in [stage.first, stage.second] { screen.viewIfLoaded?.setNeedsLayout() }
      }
      stage.advanceFrame()
      faults += misplaced([stage.first, stage.second], due, by: 0.01).map { "\(frame), \($0)" }
    }
    stage.settle()
    if stage.second.view.window != nil { stage.goBack(animated: false) }
    stage.settle()
    for screen in [stage.first, stage.second] {
      guard let screen = screen as? FooterScreen else { continue }
      if screen.additionalSafeAreaInsets != (habit == nil ? .zero : FooterScreen.insets) {
        faults.append("left \(screen.additionalSafeAreaInsets)")
      }
      if habit != nil, screen.layouts > 30 { faults.append("laid out \(screen.layouts) times") }
    }
    return Array(faults.prefix(3))
  }

  /// A container at rest before a transition, and the heights of the parts of its screens.
  private func makeStage(
    _ effect: EffectCase,
    _ kind: ContainerKind,
    forward isForward: Bool,
    _ habit: Habit? = nil
  ) -> (ContainerStage, due: [[CGFloat]]) {
    // Where UIKit's own safe area goes stale in flight, an app that sets insets in each layout adds them to that.
    let personality = habit == nil ? HeadlessPersonality.launched : .standard
    let stage = ContainerStage(unshown: kind, in: Stage.makeWindow(on: personality)) {
      let screen = FooterScreen($0)
      screen.habit = habit
      return screen
    }
    stage.show(stage.root)
    _ = EffectStage(stage, effect)
    let atRest = heights(of: stage.first)
    stage.showSecond()
    let due = [atRest, heights(of: stage.second)]
    if isForward {
      stage.goBack()
      stage.settle()
    }
    return (stage, due)
  }

  /// The visible screens whose parts are farther than a distance from their heights at rest, in points.
  private func misplaced(_ screens: [Screen], _ due: [[CGFloat]], by distance: CGFloat) -> [String]
  {
    zip(screens, due).compactMap { screen, due in
      let displayed = heights(of: screen)
      guard screen.viewIfLoaded?.window != nil,
        displayed.count != due.count
          || zip(displayed, due).contains(where: { abs($0 - $1) > distance })
      else { return nil }
      return "\(screen.title ?? ""): \(displayed), not \(due)"
    }
  }

  @Test(
    "A list that a finger pulls down with its screen keeps its insets",
    arguments: EffectCase.keepingSize
  )
  func pulledList(effect: EffectCase) {
    for kind in ContainerKind.allCases
    where !kind.isCard && PlayedRows.current.include(effect.place, kind.place) {
      let stage = ContainerStage(unshown: kind, in: Stage.makeWindow(on: .launched)) {
        FooterScreen($0)
      }
      stage.show(stage.root)
      _ = EffectStage(stage, effect)
      let list = UIScrollView(frame: stage.second.view.bounds)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize.height = 3000
      stage.second.view.insertSubview(list, at: 0)
      stage.showSecond()
      let (insets, offset) = (list.adjustedContentInset, list.contentOffset)
      stage.touchDown(at: CGPoint(x: 170, y: 500))
      var (faults, count): ([String], Int) = ([], 0)
      for frame in 0..<150 {
        if frame < 20 { stage.move(by: 0, 7.5) }
        if frame == 40 { stage.lift() }
        stage.advanceFrame()
        guard list.window != nil else { break }
        count += 1
        if differ(list.adjustedContentInset, insets) {
          faults.append("\(frame): \(list.adjustedContentInset)")
        }
      }
      #expect(faults == [] && count >= 40, "\(kind)")
      if list.window != nil { #expect(list.contentOffset == offset, "\(kind)") }
    }
  }

  private func differ(_ insets: UIEdgeInsets, _ others: UIEdgeInsets) -> Bool {
    abs(insets.top - others.top) > 0.01 || abs(insets.bottom - others.bottom) > 0.01
  }

  @Test(
    "A new safe area of the container in flight is the one of its screens",
    arguments: EffectCase.keepingSize.played()
  )
  func newInsets(effect: EffectCase) {
    for (number, kind) in ContainerKind.allCases.enumerated() {
      var displayed: [[CGFloat]] = []
      for frame in [nil, number % 3 * 8 + 2] {
        let stage = ContainerStage(unshown: kind, in: Stage.makeWindow(on: .launched)) {
          FooterScreen($0)
        }
        stage.show(stage.root)
        _ = EffectStage(stage, effect)
        stage.showSecond()
        let (bars, home) = (HeadlessScreen.safeAreaInsets, stage.second.view.superview)
        if let frame {
          stage.go(forward: false)
          for _ in 0..<frame { stage.advanceFrame() }
        }
        HeadlessScreen.safeAreaInsets.top = 20
        if number.isMultiple(of: 2) { HeadlessScreen.safeAreaInsets.bottom = 60 }
        stage.advanceFrame()
        stage.advanceFrame()
        // A card has its screens in a view of its own, and the safe area of a screen that leaves may be frozen.
        let follows = !HeadlessPersonality.current.safeAreas.leavingSafeAreaFreezes || frame == nil
        if follows, stage.second.view.superview === home {
          displayed.append(heights(of: stage.second))
        }
        if frame != nil { stage.transition.cancel() }
        stage.settle()
        displayed.append(heights(of: stage.second))
        HeadlessScreen.safeAreaInsets = bars
      }
      for heights in displayed {
        #expect(
          zip(heights, displayed[0]).allSatisfy { abs($0 - $1) < 0.01 },
          "\(kind), \(displayed)"
        )
      }
    }
  }

  @Test("A screen that an effect starts smaller is laid out for that size at its start")
  func smallStart() {
    for kind in ContainerKind.allCases {
      let stage = ContainerStage(
        unshown: kind,
        GrowingEffect(),
        in: Stage.makeWindow(on: .launched)
      ) {
        FooterScreen($0)
      }
      stage.show(stage.root)
      stage.goForward()
      stage.advance(by: 0)
      stage.transition.pause()
      stage.advanceFrame()
      let footer = (stage.second as? FooterScreen)?.footer
      #expect((footer?.layer.displayed()?.frame.width ?? 0) < 250, "\(kind)")
    }
  }

  /// What changes behind a presentation that comes or goes.
  enum Change: CaseIterable {
    case push, insets, tab
  }

  @Test(
    "What changes behind a presentation in flight is laid out for its place at rest",
    arguments: PlayedRows.current.pairs(
      EffectCase.allCases,
      [UIModalPresentationStyle.custom, .fullScreen]
    )
  )
  func changeBehind(effect: EffectCase, style: UIModalPresentationStyle) {
    for (number, change) in Change.allCases.enumerated() {
      for isDismissal in [true, false] {
        for frames in [1, 9] where style == .custom || frames == [1, 9][number % 2] {
          let due = layout(effect, style, change, at: nil, dismissing: isDismissal)
          let displayed = layout(effect, style, change, at: frames, dismissing: isDismissal)
          #expect(displayed == due, "\(change), dismissing: \(isDismissal), \(frames)")
        }
      }
    }
  }

  /// Where the bar, the header, and the footer are at rest, after a change in a frame of a dismissal or of a presentation
  /// that is reversed, or without either.
  private func layout(
    _ effect: EffectCase,
    _ style: UIModalPresentationStyle,
    _ change: Change,
    at frame: Int?,
    dismissing isDismissal: Bool
  ) -> [CGFloat] {
    let screens = ["First", "Second", "Other"].map { FooterScreen($0) }
    let navigation = UINavigationController(rootViewController: screens[0])
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, screens[2]]
    let transition = InterruptibleTransition(effect.effect())
    let stage = Stage(window: Stage.makeWindow(on: .launched), [transition])
    stage.show(tabs)
    let card = Screen("Card")
    card.modalPresentationStyle = style
    card.transitioningDelegate = transition
    if let frame {
      tabs.present(card, animated: true)
      if isDismissal {
        stage.settle()
        tabs.dismiss(animated: true)
      } else {
        stage.advance(by: 0.05)
        transition.reverse()
      }
      for _ in 0..<frame { stage.advanceFrame() }
    }
    switch change {
    case .push: navigation.pushViewController(screens[1], animated: false)
    case .insets:
      screens[0].additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    case .tab: tabs.selectedIndex = 1
    }
    stage.advance(by: 3)
    let bar = navigation.navigationBar
    let top = bar.window == nil ? 0 : bar.convert(bar.bounds, to: nil).minY
    return [top] + screens.filter { $0.viewIfLoaded?.window != nil }.flatMap(heights)
  }

  private func heights(of screen: Screen) -> [CGFloat] {
    guard let screen = screen as? FooterScreen else { return [] }
    return [screen.header.frame.minY, screen.footer.frame.minY]
  }
}

/// A screen with a view below the status bar, and one above the home indicator.
private final class FooterScreen: Screen {
  static let insets = UIEdgeInsets(top: 0, left: 0, bottom: 70, right: 0)
  let header = UIView()
  let footer = UIView()
  var habit: SafeAreaInFlightTests.Habit?
  private(set) var layouts = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for part in [header, footer] where part.superview == nil { view.addSubview(part) }
    layouts += 1
    switch habit {
    case .wholly: additionalSafeAreaInsets = FooterScreen.insets
    case .oneSide: additionalSafeAreaInsets.bottom = FooterScreen.insets.bottom
    case .ifOther where additionalSafeAreaInsets != FooterScreen.insets:
      additionalSafeAreaInsets = FooterScreen.insets
    case .ifOther, nil: break
    }
    let (size, insets) = (view.bounds.size, view.safeAreaInsets)
    header.frame = CGRect(x: 0, y: insets.top, width: size.width, height: 50)
    footer.frame = CGRect(x: 0, y: size.height - insets.bottom - 50, width: size.width, height: 50)
  }
}
