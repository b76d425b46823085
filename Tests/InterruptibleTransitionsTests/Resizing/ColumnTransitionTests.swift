import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// An object on each column of a split view controller, which collapses and expands at any moment of a transition.
@MainActor @Suite(.serialized) struct ColumnTransitionTests {
  /// What becomes of the columns.
  enum Change: CaseIterable {
    case widen, collapse, expand
  }

  /// The moment of a transition at which it happens.
  enum Moment: CaseIterable {
    case held, onLeg, paused, called, caught, released, ending
  }

  /// Two columns of two screens each, and one screen that isn't on a stack yet.
  @MainActor
  private final class Columns {
    let stage: Stage
    let columns: ColumnsController
    let transitions = [InterruptibleTransition(), InterruptibleTransition()]
    let screens = ["A", "B", "C", "D", "New", "Other"].map { Screen($0) }

    init(isCollapsed: Bool = false, showsPrimary: Bool = true) {
      let stacks = [UINavigationController(), UINavigationController()]
      stacks[0].viewControllers = Array(screens[0...1])
      stacks[1].viewControllers = Array(screens[2...3])
      columns = ColumnsController(stacks[0], stacks[1])
      stage = Stage(window: Stage.makeWindow(on: .standard), transitions)
      for (transition, stack) in zip(transitions, stacks) { transition.install(on: stack) }
      HeadlessScreen.resize(to: CGSize(width: 1000, height: 700), animated: false)
      stage.window.frame = HeadlessScreen.bounds
      columns.isCollapsed = isCollapsed
      stage.show(columns)
      if isCollapsed, showsPrimary {
        columns.split.hide(.secondary)
        stage.settle()
      }
      stage.forgetLog()
    }

    func stack(_ isPrimary: Bool) -> UINavigationController {
      isPrimary ? columns.primary : columns.secondary
    }

    func begin(_ isPrimary: Bool, isPush: Bool) {
      if isPush {
        stack(isPrimary).pushViewController(screens[4], animated: true)
      } else {
        stack(isPrimary).popViewController(animated: true)
      }
    }

    /// Asks the column's object for something that waits for the transition.
    func call(_ isPrimary: Bool) {
      transitions[isPrimary ? 0 : 1].push(screens[5], onto: stack(isPrimary))
    }

    /// Puts a finger onto the middle of a column.
    func touchDown(in stack: UINavigationController) {
      let bounds = stack.view.bounds
      stage.touchDown(at: stack.view.convert(CGPoint(x: bounds.midX, y: bounds.maxY - 60), to: nil))
    }

    /// The screens in the window.
    var displayed: [String] {
      screens.filter { $0.viewIfLoaded?.window != nil }.map { $0.title ?? "" }
    }

    func apply(_ change: Change) {
      switch change {
      case .widen: columns.split.preferredPrimaryColumnWidthFraction = 0.6
      case .collapse: columns.isCollapsed = true
      case .expand: columns.isCollapsed = false
      }
    }

    /// What is wrong at rest.
    func complaints() -> [String] {
      var found = stage.complaints
      for screen in screens where !screen.isBalanced {
        found.append("\(screen.title ?? "") has heard \(screen.calls.suffix(4))")
      }
      let split = columns.split
      let shown =
        split.isCollapsed ? [top(of: columns.primary)] : [true, false].map { top(of: stack($0)) }
      for screen in screens {
        let isShown = shown.contains(screen)
        if isShown != (screen.viewIfLoaded?.window != nil) {
          found.append("\(screen.title ?? "") is \(isShown ? "not " : "")in the window")
        }
        guard isShown, let view = screen.viewIfLoaded else { continue }
        let width = view.superview?.bounds.width ?? 0
        if view.frame.minX != 0 || abs(view.bounds.width - width) > 0.5
          || !view.transform.isIdentity
        {
          found.append("\(screen.title ?? "") is at \(view.frame), in \(width)")
        }
      }
      return found
    }

    private func top(of stack: UINavigationController) -> UIViewController? {
      (stack.topViewController as? UINavigationController).map(top) ?? stack.topViewController
    }
  }

  @Test("Both columns push and pop at once, each with its own object")
  func both() throws {
    let scene = Columns()
    let (stage, columns) = (scene.stage, scene.columns)

    columns.primary.pushViewController(scene.screens[4], animated: true)
    columns.secondary.popViewController(animated: true)
    stage.advance(by: 0.1)
    let flights = try scene.transitions.map { try #require($0.flights.first) }
    #expect(flights.allSatisfy { $0.progress > 0.05 && $0.progress < 0.95 })
    flights[0].reverse()
    stage.settle()

    #expect(
      columns.primary.viewControllers.count == 2 && columns.secondary.viewControllers.count == 1
    )
    #expect(scene.complaints() == [])
  }

  @Test(
    "A column that changes its width keeps a page under the finger",
    arguments: [true, false],
    [true, false]
  )
  func held(isPrimary: Bool, isPush: Bool) throws {
    let scene = Columns()
    let (stage, stack) = (scene.stage, scene.stack(isPrimary))
    scene.begin(isPrimary, isPush: isPush)
    stage.advance(by: 0.1)
    let flight = try #require(scene.transitions[isPrimary ? 0 : 1].flights.first)
    scene.touchDown(in: stack)
    stage.drag(by: CGVector(dx: 12, dy: 0), frames: 3)
    stage.advanceFrame()
    #expect(flight.phase == .dragging)
    let progress = flight.progress

    scene.apply(.widen)
    stage.advance(by: 0.05)

    #expect(flight.phase == .dragging && abs(flight.progress - progress) < 0.001)
    let page = scene.screens[isPush ? 4 : isPrimary ? 1 : 3].view.displayedFrame
    let share = page.minX / stack.view.bounds.width
    #expect(abs(share - (isPush ? 1 - progress : progress)) < 0.001)
    #expect(abs(page.width - stack.view.bounds.width) < 0.5)
    stage.lift()
    stage.settle()
    #expect(scene.complaints() == [])
  }

  @Test(
    "An animation in a column that changes its width goes on as fast as it was",
    arguments: [true, false],
    [true, false]
  )
  func animation(isPrimary: Bool, isPush: Bool) {
    let ways = [false, true].map { widens in
      let scene = Columns()
      HeadlessClock.commitDelay = 0
      scene.begin(isPrimary, isPush: isPush)
      scene.stage.advance(by: 0.1)
      if widens { scene.apply(.widen) }
      let way = (0..<10).map { _ in
        scene.stage.advanceFrame()
        return scene.transitions[isPrimary ? 0 : 1].progress
      }
      let page = scene.screens[isPush ? 4 : isPrimary ? 1 : 3].view.displayedFrame
      let displayed = page.minX / scene.stack(isPrimary).view.bounds.width
      let due = scene.transitions[isPrimary ? 0 : 1].progress
      #expect(abs(displayed - (isPush ? 1 - due : due)) < 0.001)
      scene.stage.settle()
      #expect(scene.complaints() == [])
      return way
    }

    for (value, due) in zip(ways[1], ways[0]) { #expect(abs(value - due) < 0.001) }
    let speeds = ways.map { way in zip(way.dropFirst(), way).map { $0 - $1 } }
    #expect(speeds[0].allSatisfy { $0 > 0 })
    for (value, due) in zip(speeds[1], speeds[0]) { #expect(abs(value / due - 1) < 0.02) }
  }

  @Test(
    "Columns collapse and expand at any moment of a transition, and everything is whole in the end",
    arguments: PlayedRows.current.pairs(Moment.allCases, Change.allCases)
  )
  func moments(moment: Moment, change: Change) throws {
    for isPrimary in [true, false] {
      for isPush in [true, false] {
        let scene = Columns(isCollapsed: change == .expand, showsPrimary: isPrimary)
        let (stage, stack) = (scene.stage, scene.stack(isPrimary))
        scene.begin(isPrimary, isPush: isPush)
        stage.advance(by: 0.1)
        let flight = try #require(scene.transitions[isPrimary ? 0 : 1].flights.first)
        switch moment {
        case .onLeg: break
        case .paused: flight.pause()
        case .called: scene.call(isPrimary)
        case .held, .caught, .released:
          scene.touchDown(in: stack)
          if moment != .caught { stage.drag(by: CGVector(dx: 20, dy: 0), frames: 4) }
          if moment == .released { stage.lift() }
        case .ending:
          while flight.progress < 0.998, !stage.isAtRest { stage.advanceFrame() }
        }

        scene.apply(change)
        stage.advance(by: 0.05)
        // The first column's transition goes on; the second column has left its place, and its transition has ended.
        if isPrimary, moment == .held { #expect(flight.phase == .dragging) }
        if isPrimary, moment == .paused { #expect(flight.phase == .paused) }
        if !isPrimary, change != .widen { #expect(scene.transitions[1].flights.isEmpty) }
        stage.lift()
        flight.resume()
        stage.settle()

        let comment: Comment = "\(isPrimary) \(isPush)"
        #expect(scene.complaints() == [], comment)
        #expect(scene.columns.isCollapsed == (change == .collapse), comment)
        let isStacked = scene.columns.primary.viewControllers.contains(scene.columns.secondary)
        #expect(isStacked == (change == .collapse), comment)
      }
    }
  }

  @Test(
    "A finger pulls back from the second column's stack to the first one's, where one lies on the other"
  )
  func nested() {
    let scene = Columns()
    scene.apply(.collapse)
    scene.stage.settle()
    for title in ["C", "B", "A"] {
      scene.stage.touchDown(at: CGPoint(x: 5, y: 400))
      scene.stage.drag(by: CGVector(dx: 700, dy: 0), frames: 8)
      scene.stage.lift()
      scene.stage.settle()
      #expect(scene.displayed == [title])
      #expect(scene.complaints() == [])
    }
  }

  @Test(
    "What lays out inside the animation of a collapsed stack, as iOS 26 does, finds a pushed page laid out",
    arguments: [true, false]
  )
  func laidOutInside(isPrimary: Bool) {
    let scene = Columns(isCollapsed: isPrimary)
    if !isPrimary {
      scene.apply(.collapse)
      scene.stage.settle()
    }
    let (stage, screen) = (scene.stage, scene.screens[4])
    let label = UIView(frame: .zero)
    var durations: [Double] = []
    screen.onLoad = { [weak screen] in screen?.view.addSubview(label) }
    screen.onLayout = { [weak screen] in
      durations.append(UIView.inheritedAnimationDuration)
      guard let view = screen?.view else { return }
      let insets = view.safeAreaInsets
      label.frame = CGRect(
        x: insets.left,
        y: insets.top,
        width: view.bounds.width - insets.left - insets.right,
        height: view.bounds.height - insets.top - insets.bottom
      )
    }
    scene.begin(isPrimary, isPush: true)
    scene.transitions[isPrimary ? 0 : 1].animateAlongside { stage.window.layoutIfNeeded() }
    var places: Set<String> = []
    for _ in 0..<20 {
      stage.advanceFrame()
      if label.window != nil { places.insert("\(label.displayedFrame)") }
    }
    stage.settle()

    #expect(!durations.isEmpty && durations.allSatisfy { $0 == 0 })
    #expect(places == ["\(label.frame)"] && label.frame.width == 1000)
    #expect(scene.complaints() == [])
  }
}
