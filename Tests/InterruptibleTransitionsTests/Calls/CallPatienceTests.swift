import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// What calls that wait are waiting for.
@MainActor @Suite(.serialized) struct CallPatienceTests {
  @Test("A call that waits for a flight is told, and nothing runs meanwhile")
  func forAFlight() {
    let stage = NavigationStage()
    stage.push()
    stage.advance(by: 0.1)
    let screen = Screen("Third")
    stage.transition.push(screen, onto: stage.navigation)

    #expect(stage.transition.waitingCallCount == 1)
    #expect(stage.transition.ticker == nil)
    stage.settle()
    #expect(stage.navigation.topViewController === screen)
    #expect(stage.transition.waitingCallCount == 0)
    #expect(stage.transition.ticker == nil)
  }

  @Test("A call that waits for a transition of the system's is made in the frame after its end")
  func forTheSystems() throws {
    let stage = NavigationStage()
    stage.navigation.delegate = nil
    stage.navigation.pushViewController(Screen("Second"), animated: true)
    stage.advance(by: 0.1)
    stage.navigation.delegate = stage.transition
    let screen = Screen("Third")
    stage.transition.push(screen, onto: stage.navigation, animated: false)
    #expect(stage.transition.waitingCallCount == 1)
    #expect(stage.transition.ticker != nil)

    var frames = 0
    while stage.navigation.childrensCoordinator != nil, frames < 600 {
      stage.advanceFrame()
      frames += 1
    }
    #expect(frames < 600)
    stage.advanceFrame()

    #expect(stage.navigation.topViewController === screen)
  }

  @Test("A custom container that is given back has no way for a pan any more")
  func givenBack() {
    HeadlessScreen.reset()
    let (transition, host) = (InterruptibleTransition(), Screen("Host"))
    let container = transition.children(of: host)
    container.add { _ in nil }
    #expect(container.options.count == 2)

    container.giveBack()

    #expect(container.options.isEmpty)
  }

  @Test("Patience lasts as long on every display", arguments: [30, 60, 120])
  func timeout(framesPerSecond: Int) {
    HeadlessScreen.reset()
    HeadlessClock.framesPerSecond = framesPerSecond
    defer { HeadlessScreen.reset() }
    let waiting = Waiting()
    let ticker = FrameTicker {
      waiting.timeout.countFrame()
      return true
    }
    HeadlessClock.advance(by: 1)
    ticker.stop()

    #expect(abs(waiting.timeout.seconds - 1) < 2 / Double(framesPerSecond))
  }

  private final class Waiting {
    var timeout = FrameTimeout()
  }
}
