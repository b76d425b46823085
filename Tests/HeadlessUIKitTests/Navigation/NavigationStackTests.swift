import Testing
import UIKit

@MainActor @Suite(.serialized) struct NavigationStackTests {
  @Test(
    "D23: calls during a transition are warned of, and made one after the other, each on the last's stack"
  )
  func nestedCalls() {
    let stage = NavigationStage()
    let c = Screen("C")

    stage.navigation.pushViewController(Screen("B"), animated: true)
    HeadlessClock.advance(by: 0.1)
    let calls = stage.calls { stage.navigation.pushViewController(c, animated: true) }
    #expect(calls.last == "nested push animation can result in corrupted navigation bar")
    #expect(stage.titles() == ["A", "B"])
    #expect(stage.navigation.popViewController(animated: true) === c)
    stage.navigation.pushViewController(Screen("D"), animated: false)
    HeadlessClock.advance(by: 4)

    #expect(stage.titles() == ["A", "B", "D"])
    #expect(stage.navigation.visibleViewController?.viewIfLoaded?.window === stage.window)
    #expect(
      HeadlessLog.texts.appearances.suffix(4) == [
        "B.viewWillDisappear(false)", "D.viewWillAppear(false)",
        "B.viewDidDisappear(false)", "D.viewDidAppear(false)",
      ]
    )
  }

  @Test("Several changes without animation before layout are shown as one")
  func merging() {
    let stage = NavigationStage()
    let (b, c) = (Screen("B"), Screen("C"))

    let calls = stage.calls {
      stage.navigation.pushViewController(b, animated: false)
      stage.navigation.pushViewController(c, animated: false)
      stage.navigation.popViewController(animated: false)
      HeadlessClock.endTurn()
    }

    #expect(stage.titles() == ["A", "B"])
    #expect(calls.appearances.of("C").isEmpty && c.parent == nil)
    #expect(calls.of("C").last == "C.didMove(toParent: nil)")
    #expect(b.view.window === stage.window)
  }
}
