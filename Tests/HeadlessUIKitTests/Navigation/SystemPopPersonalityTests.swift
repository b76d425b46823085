import Testing
import UIKit

@MainActor @Suite struct SystemPopPersonalityTests {
  private let finger = Finger()

  private func swipe() {
    finger.swipe((2, 400), to: (300, 400))
    HeadlessClock.advance(by: 2)
  }

  @Test(
    "D75: a delegate with animations leaves the system's swipe alone or disables it, one without leaves it alone",
    arguments: [(true, false), (true, true), (false, true)]
  )
  func delegate(hasAnimations: Bool, disables: Bool) {
    let (fade, modest) = (HandmadeFade(), ModestDelegate())
    let stage = NavigationStage(
      delegate: hasAnimations ? fade : modest,
      personality: .with { $0.stacks.delegateDisablesSystemPop = disables }
    )
    _ = stage.push("B")

    swipe()

    #expect(stage.titles() == (hasAnimations && disables ? ["A", "B"] : ["A"]))
  }

  @Test("D77: the system's swipe does not begin while the bar is hidden")
  func hiddenBar() {
    let stage = NavigationStage(personality: .standard)
    _ = stage.push("B")
    stage.navigation.isNavigationBarHidden = true

    swipe()
    #expect(stage.titles() == ["A", "B"])

    stage.navigation.isNavigationBarHidden = false
    swipe()
    #expect(stage.titles() == ["A"])
  }

  @Test("B17: the system's push is a spring, or only decays", arguments: [true, false])
  func decay(isExponential: Bool) {
    let stage = NavigationStage(
      personality: .with { $0.stacks.stockPushIsExponential = isExponential }
    )
    let b = Screen("B")
    stage.navigation.pushViewController(b, animated: true)
    HeadlessClock.endTurn()
    HeadlessClock.advance(by: 0.06)

    let left = stage.displayedX(b.view) / 393
    #expect(isExponential ? abs(left - exp(-1)) < 0.001 : left > 0.6)
    stage.settle()
    #expect(stage.displayedX(b.view) == 0)
  }
}

/// A delegate that chooses no animations.
private final class ModestDelegate: NSObject, UINavigationControllerDelegate,
  HeadlessSelectiveDelegate
{
  func headlessResponds(to method: String) -> Bool { false }
}
