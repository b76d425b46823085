import Testing
import UIKit

@MainActor @Suite struct FadingProgramTests {
  @Test("A program in Swift 5, which names no actor, compiles and runs")
  func runs() {
    HeadlessScreen.reset(personality: .standard)
    let window = UIWindow(frame: HeadlessScreen.bounds)
    let program = Coordinator()
    program.start(in: window)
    HeadlessClock.advance(by: 0.1)

    program.showNext()
    HeadlessClock.advance(by: 0.15)
    let alpha = program.navigation.topViewController?.view.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.1 && alpha < 0.9)
    HeadlessClock.advance(by: 1)

    #expect(program.navigation.topViewController?.title == "Next")
    #expect(program.navigation.transitionCoordinator == nil)
  }
}
