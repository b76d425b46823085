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

  @Test(
    "A test that resets the screen again goes on, and so does one whose own screen is gone",
    arguments: [true, false]
  )
  func goesOn(resetsAgain: Bool) async {
    await #expect(processExitsWith: .success) { [resetsAgain] in
      await Task { @MainActor in
        let controller = resetsAgain ? UIViewController() : nil
        HeadlessScreen.reset()
        show(controller ?? UIViewController())
        await Task { @MainActor in HeadlessScreen.reset() }.value
        if resetsAgain { HeadlessScreen.reset() }
        HeadlessClock.advance(by: 1)
        controller?.title = "It's retained"
        precondition(HeadlessClock.now == 1)
      }.value
    }
  }
}

/// Shows a controller in a window that only the screen retains.
@MainActor
private func show(_ controller: UIViewController) {
  let window = UIWindow(frame: HeadlessScreen.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
}
