import Testing
import UIKit

@MainActor @Suite(.serialized) struct CustomContainerTests {
  @Test("transition(from:to:) swaps two children, and tells them", arguments: [0.5, 0])
  func transition(duration: TimeInterval) {
    let stage = PresentationStage()
    let (b, c) = (Screen("B"), Screen("C"))
    for child in [b, c] {
      stage.a.addChild(child)
      child.didMove(toParent: stage.a)
    }
    stage.a.view.addSubview(b.view)
    HeadlessClock.endTurn()
    var finished: Bool?
    c.loadViewIfNeeded()
    c.view.alpha = 0

    let calls = stage.calls {
      stage.a.transition(
        from: b,
        to: c,
        duration: duration,
        options: .curveLinear,
        animations: { c.view.alpha = 1 },
        completion: { finished = $0 }
      )
      if duration > 0 {
        HeadlessClock.advance(by: 0.25)
        #expect(abs((c.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
        stage.settle()
      } else {
        HeadlessClock.endTurn()
      }
    }

    #expect(finished == true && b.view.superview == nil && c.view.superview === stage.a.view)
    #expect(
      calls.appearances.map { $0.prefix { $0 != "(" } } == [
        "B.viewWillDisappear", "C.viewWillAppear", "B.viewDidDisappear", "C.viewDidAppear",
      ]
    )
  }

  @Test("E11: a child that is taken away while it comes with its container hears that it goes")
  func takenAway() {
    let stage = PresentationStage()
    let (container, child) = (stage.screen(.fullScreen), Screen("C"))
    container.loadViewIfNeeded()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)

    let calls = stage.calls {
      stage.a.present(container, animated: true)
      HeadlessClock.advance(by: 0.1)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      stage.settle()
    }

    #expect(
      calls.appearances.of("C") == [
        "C.viewWillAppear(true)", "C.viewWillDisappear(false)", "C.viewDidDisappear(false)",
      ]
    )
  }

  @Test("transition(from:to:) of strangers is a fault")
  func strangers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewController().transition(
          from: UIViewController(),
          to: UIViewController(),
          duration: 1,
          animations: nil
        )
      }
    }
    #expect(result?.says("must have a common parent view controller") == true)
  }
}
