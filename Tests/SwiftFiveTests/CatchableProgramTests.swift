import InterruptibleTransitions
import Testing
import UIKit

@MainActor @Suite struct CatchableProgramTests {
  @Test("A class without isolation, in Swift 5, holds the transition object and reverses a push")
  func reverses() {
    HeadlessScreen.reset(personality: .standard)
    let window = UIWindow(frame: HeadlessScreen.bounds)
    let program = CatchableCoordinator(home: UIViewController())
    program.start(in: window)
    HeadlessClock.advance(by: 0.1)

    program.showNext()
    HeadlessClock.advance(by: 0.1)
    program.turnAround()
    HeadlessClock.advance(by: 2)

    #expect(program.navigation.viewControllers.count == 1)
    #expect(program.ends == [.start])
    #expect(program.phases.last == .idle && program.phases.contains(.settling(toward: .start)))
  }
}
