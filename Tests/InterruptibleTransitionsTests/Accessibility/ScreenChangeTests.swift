import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Assistive technology is told once of each screen that has come to stay.
@MainActor @Suite(.serialized) struct ScreenChangeTests {
  @Test("A push and a pop announce each screen once", arguments: ContainerKind.allCases)
  func announced(kind: ContainerKind) {
    let stage = ContainerStage(guarded: kind)

    stage.goForward()
    stage.advance(by: 0.1)
    #expect(stage.announced.isEmpty)
    stage.settle()
    #expect(stage.announced == [stage.second.view])
    stage.goBack()
    stage.settle()

    #expect(stage.announced == [stage.second.view, stage.first.view])
  }

  @Test("A canceled transition is not announced", arguments: ContainerKind.allCases)
  func cancelled(kind: ContainerKind) {
    let stage = ContainerStage(kind)

    stage.goForward()
    stage.advance(by: 0.1)
    stage.transition.cancel()
    stage.settle()

    #expect(stage.announced.isEmpty)
  }

  @Test("A transition that is reversed twice is announced once", arguments: ContainerKind.allCases)
  func reversedTwice(kind: ContainerKind) {
    let stage = ContainerStage(kind)

    stage.goForward()
    stage.advance(by: 0.1)
    stage.tap()
    stage.advance(by: 0.02)
    stage.tap()
    stage.settle()

    #expect(stage.showsSecond)
    #expect(stage.announced == [stage.second.view])
  }

  /// How a person or an app goes back.
  enum WayBack: CaseIterable {
    case plainCall, call, swipe, escape
  }

  @Test(
    "VoiceOver goes back to the element from which it came",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, WayBack.allCases)
  )
  func backToElement(kind: ContainerKind, way: WayBack) {
    guard kind != .tabs || way != .escape else { return }
    let stage = ContainerStage(guarded: kind)
    let row = stage.addRow(to: stage.first)
    // UIKit gives touches to such a view, too.
    row.alpha = 0.01
    HeadlessAccessibility.isVoiceOverRunning = true
    UIAccessibility.post(notification: .layoutChanged, argument: row)
    #expect(stage.focus === row)

    for _ in 0..<2 {
      stage.goForward()
      stage.settle()
      #expect(stage.hasFocus(stage.second))
      switch way {
      case .plainCall: stage.goBack()
      case .call: stage.ask(forward: false)
      case .escape: #expect(stage.escape(from: stage.second))
      case .swipe:
        stage.touchDown(at: stage.start(along: stage.wayBack))
        stage.drag(along: stage.wayBack, by: 0.8, frames: 10)
        stage.lift()
      }
      stage.settle()

      #expect(!stage.showsSecond)
      #expect(stage.focus === row, "\(way)")
    }
  }

  @Test(
    "After a canceled transition VoiceOver is at the element where it was",
    arguments: ContainerKind.allCases,
    [true, false]
  )
  func canceledFocus(kind: ContainerKind, hasMoved: Bool) {
    let stage = ContainerStage(guarded: kind)
    let row = stage.addRow(to: stage.first)
    let detail = stage.addRow(to: stage.second)
    HeadlessAccessibility.isVoiceOverRunning = true
    UIAccessibility.post(notification: .layoutChanged, argument: row)

    stage.goForward()
    stage.advance(by: 0.1)
    if hasMoved { UIAccessibility.post(notification: .layoutChanged, argument: detail) }
    stage.transition.cancel()
    stage.settle()
    #expect(stage.focus === row)

    stage.goForward()
    stage.settle()
    #expect(stage.hasFocus(stage.second))
    UIAccessibility.post(notification: .layoutChanged, argument: detail)
    stage.goBack()
    stage.advance(by: 0.1)
    if hasMoved { UIAccessibility.post(notification: .layoutChanged, argument: row) }
    stage.transition.cancel()
    stage.settle()

    #expect(stage.focus === detail)
  }

  @Test(
    "Where the element is gone or hidden, VoiceOver goes to the first one",
    arguments: ContainerKind.allCases,
    [nil, 0, 0.009]
  )
  func goneElement(kind: ContainerKind, alpha: CGFloat?) {
    let stage = ContainerStage(guarded: kind)
    let row = stage.addRow(to: stage.first)
    HeadlessAccessibility.isVoiceOverRunning = true
    UIAccessibility.post(notification: .layoutChanged, argument: row)

    stage.showSecond()
    if let alpha { row.alpha = alpha } else { row.removeFromSuperview() }
    row.isHidden = alpha == 0
    stage.goBack()
    stage.settle()

    #expect(stage.hasFocus(stage.first) && stage.focus !== row)
  }

  @Test("A screen that is pushed once more begins at its first element")
  func pushedAgain() {
    let stage = ContainerStage(guarded: .navigation)
    let detail = stage.addRow(to: stage.second)
    HeadlessAccessibility.isVoiceOverRunning = true
    stage.goForward()
    stage.settle()
    UIAccessibility.post(notification: .layoutChanged, argument: detail)
    stage.goBack()
    stage.settle()

    stage.goForward()
    stage.settle()

    #expect(stage.hasFocus(stage.second) && stage.focus !== detail)
  }

  @Test("A tab has the focus where it was left, in both directions, also past a push inside it")
  func tabs() {
    let stage = ContainerStage(guarded: .tabs)
    let rows = [stage.first, stage.second].map(stage.addRow)
    HeadlessAccessibility.isVoiceOverRunning = true
    UIAccessibility.post(notification: .layoutChanged, argument: rows[0])
    stage.goForward()
    stage.settle()
    UIAccessibility.post(notification: .layoutChanged, argument: rows[1])

    stage.goBack()
    stage.settle()
    #expect(stage.focus === rows[0])
    stage.goForward()
    stage.settle()

    #expect(stage.focus === rows[1])
  }

  @Test("A pop to the root, and a dismissal of two screens, lead back to the element")
  func severalBack() {
    let transition = InterruptibleTransition(.slide)
    let screens = ["One", "Two", "Three"].map(Screen.init)
    let navigation = UINavigationController(rootViewController: screens[0])
    let stage = Stage(transition) { navigation }
    transition.install(on: navigation)
    let row = UILabel(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
    screens[0].view.addSubview(row)
    stage.advance(by: 0.1)
    HeadlessAccessibility.isVoiceOverRunning = true
    UIAccessibility.post(notification: .layoutChanged, argument: row)
    for screen in screens.dropFirst() {
      transition.push(screen, onto: navigation)
      stage.settle()
    }
    transition.popToRoot(of: navigation)
    stage.settle()
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === row)

    let cards = ["A", "B"].map(Screen.init)
    transition.present(cards[0], from: screens[0])
    stage.settle()
    transition.present(cards[1], from: cards[0])
    stage.settle()
    transition.dismiss(cards[0])
    stage.settle()

    #expect(navigation.presentedViewController == nil)
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === row)
  }

  @Test("An element that is no view, and has the focus, gets it back")
  func otherElement() {
    let stage = ContainerStage(guarded: .navigation)
    let element = UIAccessibilityElement(accessibilityContainer: stage.first.view as Any)
    HeadlessAccessibility.isVoiceOverRunning = true
    UIAccessibility.post(notification: .layoutChanged, argument: element)

    stage.showSecond()
    #expect(stage.hasFocus(stage.second))
    stage.goBack()
    stage.settle()

    let focused = UIAccessibility.focusedElement(using: nil) as? UIAccessibilityElement
    #expect(focused === element)
  }

  @Test("What is remembered of the focus keeps no screen alive")
  func noLeak() {
    weak var screen: Screen?
    weak var row: UIView?
    let stage = ContainerStage(guarded: .navigation)
    HeadlessAccessibility.isVoiceOverRunning = true
    do {
      let next = Screen("Next")
      (screen, row) = (next, stage.addRow(to: next))
      stage.navigation?.pushViewController(next, animated: true)
      stage.settle()
      UIAccessibility.post(notification: .layoutChanged, argument: row)
      stage.goForward()
      stage.settle()
      stage.navigation?.popToRootViewController(animated: true)
      stage.settle()
    }
    stage.advance(by: 1)

    #expect(screen == nil && row == nil)
  }

  @Test("Of calls that wait, only the screen that stays is announced")
  func waiting() {
    let stage = ContainerStage(.navigation)
    let third = Screen("Third")

    stage.ask(forward: true)
    stage.advance(by: 0.1)
    stage.navigation.map { stage.transition.push(third, onto: $0) }
    stage.settle()

    #expect(stage.navigation?.topViewController === third)
    #expect(stage.announced == [third.view])
  }

  @Test("A screen is announced after all if the queued call after it is canceled")
  func waitingCancelled() {
    let stage = ContainerStage(.navigation)
    let third = Screen("Third")
    stage.ask(forward: true)
    stage.advance(by: 0.1)
    stage.navigation.map { stage.transition.push(third, onto: $0) }
    for _ in 0..<200 where third.viewIfLoaded?.window == nil {
      stage.advanceFrame()
    }
    stage.advance(by: 0.05)
    #expect(stage.announced.isEmpty)

    stage.transition.cancel()
    stage.settle()

    #expect(stage.navigation?.topViewController === stage.second)
    #expect(stage.announced == [stage.second.view])
  }

  @Test("A transition off the screen announces nothing", arguments: ContainerKind.allCases)
  func offScreen(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.goForward()
    stage.advance(by: 0.1)

    stage.window.isHidden = true
    stage.settle()

    #expect(stage.announced.isEmpty)
  }

  @Test("A setting turns the announcements of screens off", arguments: ContainerKind.allCases)
  func setting(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.transition.accessibility.postsScreenChanges = false

    stage.showSecond()

    #expect(stage.announced.isEmpty)
  }
}

extension ContainerStage {
  /// Adds an element to a screen that isn't its first one.
  fileprivate func addRow(to screen: Screen) -> UILabel {
    let row = UILabel(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
    screen.view.addSubview(row)
    return row
  }

  fileprivate var focus: UIView? { UIAccessibility.focusedElement(using: nil) as? UIView }

  fileprivate func hasFocus(_ screen: Screen) -> Bool {
    let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
    return focused?.isDescendant(of: screen.view) == true
  }
}
