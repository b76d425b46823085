import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Calls in any order, at any moment.
  @MainActor @Suite struct RandomCallTests {
    private let screens = ["A", "B", "C", "D"].map { Screen($0) }

    @Test(
      "Random calls end where a plain stack that is given time ends",
      arguments: PlayedRows.current.pairs(Stage.hosts, 0..<4 as Range<UInt64>)
    )
    func random(host: Stage.Host, seed: UInt64) async {
      var random = SplitMix64(seed: seed)
      let navigation = InterruptibleNavigationController(rootViewController: screens[0])
      let stage = await Stage(navigation.transition, host: host) { navigation }
      var stack = [screens[0]]
      // A second pop during a pop is the same call again, and does nothing.
      var isPopping = false

      for _ in 0..<30 {
        isPopping = isPopping && !navigation.transition.flights.isEmpty
        let screen = screens[Int.random(in: 0..<4, using: &random)]
        let isAnimated = Int.random(in: 0..<4, using: &random) > 0
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
          guard !stack.contains(screen) else { break }
          navigation.pushViewController(screen, animated: isAnimated)
          stack.append(screen)
          isPopping = false
        case 2:
          guard !isPopping else { break }
          isPopping = true
          let popped = navigation.popViewController(animated: isAnimated)
          #expect(popped === (stack.count > 1 ? stack.removeLast() : nil), "seed \(seed)")
        case 3:
          isPopping = true
          navigation.popToRootViewController(animated: isAnimated)
          stack = [stack[0]]
        default:
          stack = [screens[0], screen == screens[0] ? screens[3] : screen]
          navigation.setViewControllers(stack, animated: isAnimated)
        }
        await stage.advance(by: [0, 0, 0.02, 0.1, 0.3][Int.random(in: 0..<5, using: &random)])
      }
      await stage.settle()

      #expect(navigation.viewControllers == stack, "seed \(seed)")
      #expect(stage.complaints == [], "seed \(seed)")
      #expect(await stage.answers(stack[stack.count - 1]), "seed \(seed)")
      #expect(stage.refusals == [], "seed \(seed)")
    }
  }
}
