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

  @Test("A cancelled transition is not announced", arguments: ContainerKind.allCases)
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

  @Test(
    "VoiceOver goes to the screen that has come, and stays if none has",
    arguments: ContainerKind.allCases
  )
  func focus(kind: ContainerKind) {
    let stage = ContainerStage(guarded: kind)
    HeadlessAccessibility.isVoiceOverRunning = true
    UIAccessibility.post(notification: .screenChanged, argument: stage.first.view)

    stage.goForward()
    stage.advance(by: 0.1)
    stage.transition.cancel()
    stage.settle()
    #expect(stage.hasFocus(stage.first))
    stage.goForward()
    stage.settle()
    #expect(stage.hasFocus(stage.second))
    stage.goBack()
    stage.settle()

    #expect(stage.hasFocus(stage.first))
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

  @Test("A screen is announced after all if the queued call after it is cancelled")
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
  fileprivate func hasFocus(_ screen: Screen) -> Bool {
    let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
    return focused?.isDescendant(of: screen.view) == true
  }
}
