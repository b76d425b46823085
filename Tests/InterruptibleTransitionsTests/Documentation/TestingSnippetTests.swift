import InterruptibleTransitions
import Testing
import UIKit

/// The snippets of the article about testing without a device, run as they stand there.
@MainActor @Suite(.serialized) struct TestingSnippetTests {
  @Test("A push that a finger catches and takes back")
  func pushCaughtAndTakenBack() throws {
    let console = HeadlessConsole()
    let (home, detail) = (UIViewController(), UIViewController())
    let navigationController = UINavigationController(rootViewController: home)
    let transition = InterruptibleTransition(.slide)
    transition.install(on: navigationController)

    HeadlessScreen.reset()
    let window = UIWindow(frame: HeadlessScreen.bounds)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)

    transition.push(detail, onto: navigationController)
    HeadlessClock.advance(by: 0.05)

    #expect(transition.phase == .settling(toward: .end))
    let left = try #require(detail.view.layer.presentation()).frame.minX
    #expect((1..<393).contains(left))

    HeadlessTouch.send(phase: .began, at: CGPoint(x: 200, y: 400))
    HeadlessClock.advance(frames: 1)
    HeadlessTouch.send(phase: .moved, at: CGPoint(x: 300, y: 400))
    HeadlessClock.advance(frames: 1)
    #expect(transition.phase == .dragging)

    HeadlessTouch.send(phase: .ended, at: CGPoint(x: 300, y: 400))
    HeadlessClock.advance(by: 1)
    #expect(navigationController.viewControllers == [home])

    HeadlessScreen.resize(to: CGSize(width: 600, height: 852))
    HeadlessScreen.rotate(to: .landscapeRight)
    HeadlessClock.advance(by: 1)
    #expect(window.bounds.width == 852)

    #expect(transition.flights.isEmpty && transition.waitingCallCount == 0)
    #expect(HeadlessLog.refusals == 0)
    #expect(console.texts == [])
  }

  @Test("A tap reverses a push", arguments: HeadlessPersonality.all)
  func tap(personality: HeadlessPersonality) {
    HeadlessScreen.reset(personality: personality)
    let home = UIViewController()
    let navigationController = UINavigationController(rootViewController: home)
    let window = UIWindow(frame: HeadlessScreen.bounds)
    let transition = InterruptibleTransition(.slide)
    transition.install(on: navigationController)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)
    transition.push(UIViewController(), onto: navigationController)
    HeadlessClock.advance(by: 0.05)

    HeadlessTouch.send(phase: .began, at: CGPoint(x: 200, y: 400))
    HeadlessTouch.send(phase: .ended, at: CGPoint(x: 200, y: 400))
    HeadlessClock.advance(by: 2)

    #expect(navigationController.viewControllers == [home])
  }
}
