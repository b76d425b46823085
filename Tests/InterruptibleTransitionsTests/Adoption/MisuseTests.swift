import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// A call that is dropped says why, once, and what to do instead.
@MainActor @Suite(.serialized) struct MisuseTests {
  final class CardScreen: Screen {}
  final class OtherScreen: Screen {}

  /// Does something as soon as it has appeared.
  private final class EagerScreen: Screen {
    var onDidAppear: (@MainActor () -> Void)?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let action = onDidAppear
      onDidAppear = nil
      action?()
    }
  }

  @Test("Presented off the window")
  func offTheWindow() {
    let stage = ContainerStage(.custom)
    let console = HeadlessConsole()

    stage.transition.present(CardScreen("Card"), from: OtherScreen("Off"))
    stage.settle()

    #expect(
      console.texts == [
        "Ignored the presentation of CardScreen: OtherScreen isn't in a window. Present it from a controller that is shown, in viewDidAppear(_:) at the earliest."
      ]
    )
    #expect(console.messages.map(\.level) == ["error"])
    #expect(console.messages.map(\.subsystem) == ["InterruptibleTransitions"])
    #expect(console.messages.map(\.category) == ["transitions"])
  }

  @Test("Presented over a presentation")
  func overAPresentation() {
    let stage = ContainerStage(.custom)
    stage.showSecond()
    let console = HeadlessConsole()

    stage.transition.present(CardScreen("Card"), from: stage.first)
    stage.settle()

    #expect(
      console.texts == [
        "Ignored the presentation of CardScreen: Screen presents Screen already. Present it from Screen, or dismiss Screen first."
      ]
    )
  }

  @Test("Presented twice, from elsewhere")
  func presentedTwice() {
    let stage = ContainerStage(.custom)
    stage.showSecond()
    let other = CardScreen("Other")
    stage.transition.present(other, from: stage.second)
    stage.settle()
    let console = HeadlessConsole()

    stage.transition.present(other, from: stage.second)
    stage.settle()
    #expect(console.texts == [])
    stage.transition.present(stage.second, from: other)
    stage.settle()

    #expect(
      console.texts == [
        "Ignored the presentation of Screen from CardScreen: it's presented already. Dismiss it first."
      ]
    )
    #expect(console.messages.map(\.level) == ["fault"])
  }

  @Test("Presented while it is in a container")
  func presentedChild() {
    let stage = NavigationStage()
    let console = HeadlessConsole()

    stage.transition.present(stage.first, from: stage.navigation)
    stage.settle()

    #expect(
      console.texts == [
        "Ignored the presentation of Screen: it's a child of UINavigationController. Present another controller."
      ]
    )
    #expect(console.messages.map(\.level) == ["fault"])
  }

  @Test("Pushed twice")
  func pushedTwice() {
    let stage = NavigationStage()
    stage.transition.push(stage.second, onto: stage.navigation)
    stage.transition.push(stage.second, onto: stage.navigation)
    stage.settle()
    let console = HeadlessConsole()

    stage.transition.push(stage.first, onto: stage.navigation)
    stage.settle()

    #expect(stage.stack == ["First", "Second"])
    #expect(
      console.texts == [
        "Ignored the push of Screen: it's in the stack of UINavigationController already. Push another controller, or pop to it."
      ]
    )
    #expect(console.messages.map(\.level) == ["fault"])
  }

  @Test("Pushed twice in flight is the same call, which says nothing")
  func pushedInFlight() {
    let stage = NavigationStage()
    let console = HeadlessConsole()

    stage.transition.push(stage.second, onto: stage.navigation)
    stage.advance(by: 0.1)
    stage.transition.push(stage.second, onto: stage.navigation)
    stage.transition.pop(from: stage.navigation)
    stage.settle()
    stage.transition.pop(from: stage.navigation)
    stage.settle()

    #expect(console.texts == [])
  }

  @Test("Popped to a stranger")
  func stranger() {
    let stage = NavigationStage()
    stage.showSecond()
    let console = HeadlessConsole()

    stage.transition.pop(to: OtherScreen("Stranger"), in: stage.navigation)
    stage.settle()

    #expect(stage.stack == ["First", "Second"])
    #expect(
      console.texts == [
        "Ignored the pop to OtherScreen: it isn't in the stack of UINavigationController. Pop to one of viewControllers."
      ]
    )
    #expect(console.messages.map(\.level) == ["fault"])
  }

  @Test("A stranger is selected")
  func strangeTab() {
    let tabs = InterruptibleTabBarController()
    tabs.viewControllers = [Screen("A"), Screen("B")]
    let stage = Stage(tabs.transition) { tabs }
    let console = HeadlessConsole()

    tabs.selectedViewController = OtherScreen("Stranger")
    stage.settle()
    tabs.selectedIndex = 1
    stage.settle()

    #expect(tabs.selectedIndex == 1)
    #expect(
      console.texts == [
        "Ignored the selection of OtherScreen: it isn't a tab of InterruptibleTabBarController. Select one of viewControllers."
      ]
    )
    #expect(console.messages.map(\.level) == ["fault"])
  }

  @Test("A child that is replaced as soon as it appears is no mistake", arguments: [true, false])
  func replacedOnArrival(goesOn: Bool) throws {
    let second = EagerScreen("Second")
    let third = Screen("Third")
    let stage = ContainerStage(.container, makeScreen: { $0 == "Second" ? second : Screen($0) })
    let box = try #require(stage.box)
    let console = HeadlessConsole()
    second.onDidAppear = { [unowned stage, unowned box] in
      stage.transition.run(box.context(to: goesOn ? third : stage.first, .forward))
    }
    stage.goForward()
    stage.settle()

    #expect(box.shown === (goesOn ? third : stage.first))
    #expect(console.texts == [])
    #expect(stage.complaints == [])
  }

  @Test("A change of children that starts from one that isn't shown")
  func hiddenChild() throws {
    let stage = ContainerStage(.container)
    let box = try #require(stage.box)
    let console = HeadlessConsole()

    let change = ContainerChange(from: OtherScreen("Hidden"), to: stage.second, in: box) { _ in }
    box.addChild(stage.second)
    stage.transition.run(change)
    stage.settle()

    #expect(
      console.texts == [
        "A change in BoxController starts from the child that is shown, because OtherScreen isn't. Pass the child that is shown, or nil for none."
      ]
    )
  }

  @Test("A change that waits for another one starts from what that shows, and says nothing")
  func waitingChange() throws {
    let stage = ContainerStage(.container)
    let box = try #require(stage.box)
    let console = HeadlessConsole()

    stage.transition.run(box.context(to: stage.second, .forward))
    stage.advance(by: 0.1)
    let third = OtherScreen("Third")
    stage.transition.run(box.context(to: third, .forward))
    let last = ContainerChange(from: third, to: CardScreen("Last"), in: box) { _ in }
    stage.transition.run(last)
    stage.settle()

    #expect(console.texts == [])
  }
}
