import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What a transition must not leave behind.
@MainActor @Suite(.serialized) struct LeftBehindTests {
  private let transition = InterruptibleTransition()

  /// How a screen is left and comes back, while a finger pulls at it.
  enum Return: CaseIterable {
    case pop, finger, cancelledPush
  }

  @Test(
    "The state that is remembered of a screen doesn't include a pull at it",
    arguments: Return.allCases
  )
  func pull(way: Return) {
    let second = GuardedScreen("Second")
    second.policy = .resist
    let stack = UINavigationController(rootViewController: Screen("First"))
    let stage = Stage { stack }
    transition.install(on: stack)
    transition.push(second, onto: stack, animated: false)
    stage.settle()

    stage.touchDown(at: CGPoint(x: 4, y: 400))
    stage.drag(by: 200)
    #expect(second.view.transform.tx > 20)
    transition.push(Screen("Third"), onto: stack)
    stage.advance(by: 0.05)
    if way == .cancelledPush { transition.cancel() }
    stage.lift()
    stage.settle()
    if way == .pop { transition.pop(from: stack) }
    if way == .finger {
      stage.touchDown(at: CGPoint(x: 4, y: 400))
      stage.drag(by: 300)
      stage.lift()
    }
    stage.settle()

    #expect(stack.topViewController === second)
    #expect(second.view.transform == .identity)
    #expect(second.view.convert(second.view.bounds, to: nil) == stage.window.bounds)
    #expect(stage.complaints(of: transition) == [])
    #expect(stage.answers(second))
  }

  /// What takes a transition that comes back from a pull.
  enum Taking: CaseIterable {
    case reverse, tap, pause
  }

  @Test("A pull past the start that code takes back has no jump", arguments: Taking.allCases)
  func pullTakenBack(taking: Taking) {
    let second = Screen("Second")
    let stack = UINavigationController(rootViewController: Screen("First"))
    let stage = Stage { stack }
    transition.install(on: stack)
    transition.push(second, onto: stack)
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 60, y: 700))
    stage.drag(by: 330, frames: 20)
    stage.drag(by: 300, frames: 20)
    #expect(second.view.displayedFrame.minX > stage.window.bounds.width + 20)
    transition.finish()
    HeadlessClock.advance(frames: 10)
    // The steps of two frames are compared: from here on, frames come evenly.
    HeadlessClock.commitDelay = 0
    let before = second.view.displayedFrame.minX
    HeadlessClock.advance(frames: 1)
    let step = second.view.displayedFrame.minX - before

    switch taking {
    case .reverse: transition.reverse()
    case .tap:
      stage.lift()
      stage.tap(at: CGPoint(x: 30, y: 700))
    case .pause: transition.pause()
    }
    stage.advance(by: 0)
    let taken = second.view.displayedFrame.minX
    HeadlessClock.advance(frames: 1)

    #expect(abs(second.view.displayedFrame.minX - taken) <= abs(step) * 1.1 + 0.5)
    stage.lift()
    transition.resume()
    stage.settle()
    #expect(second.viewIfLoaded?.transform == .identity)
    #expect(stage.complaints(of: transition) == [])
  }
}
