import Foundation
import Testing
import UIKit

/// Tests that share the screen.
@MainActor @Suite(.serialized) struct ScreenOwnerTests {
  @Test(
    "A test that goes on after another one has reset the screen is a fault",
    arguments: ["seconds", "frames", "touch"]
  )
  func otherTest(continuesWith step: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [step] in
      await Task { @MainActor in
        let controller = UIViewController()
        HeadlessScreen.reset()
        show(controller)
        await Task { @MainActor in HeadlessScreen.reset() }.value
        switch step {
        case "seconds": HeadlessClock.advance(by: 1)
        case "frames": HeadlessClock.advance(frames: 1)
        default: HeadlessTouch.send(phase: .began, at: .zero)
        }
        controller.title = "It's retained"
      }.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("another test has reset the screen since this test did"))
  }

  @Test("A test that resets the screen again goes on")
  func again() async {
    let controller = UIViewController()
    HeadlessScreen.reset()
    show(controller)
    await Task { @MainActor in HeadlessScreen.reset() }.value
    HeadlessScreen.reset()
    HeadlessClock.advance(by: 1)
    controller.title = "It's retained"
    #expect(HeadlessClock.now == 1)
  }

  @Test("A test whose own screen is gone goes on with that of another task")
  func others() async {
    HeadlessScreen.reset()
    show(UIViewController())
    await Task { @MainActor in HeadlessScreen.reset() }.value
    HeadlessClock.advance(by: 1)
    #expect(HeadlessClock.now == 1)
  }
}

/// Shows a controller in a window that only the screen retains.
@MainActor
private func show(_ controller: UIViewController) {
  let window = UIWindow(frame: HeadlessScreen.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
}
