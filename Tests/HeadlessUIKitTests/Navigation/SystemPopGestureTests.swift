import Testing
import UIKit

@MainActor @Suite(.serialized) struct SystemPopGestureTests {
  private let finger = Finger()

  @Test(
    "D29: a swipe over the leading edge pops with the system's animation, whatever the delegate has",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
  )
  func swipe(direction: UIUserInterfaceLayoutDirection) {
    let transition = HandmadeFade()
    let stage = NavigationStage(direction: direction, delegate: transition)
    let b = stage.push("B")
    let edge: CGFloat = direction == .rightToLeft ? 391 : 2
    let way: CGFloat = direction == .rightToLeft ? -1 : 1

    let calls = stage.calls {
      finger.drag((edge, 400), to: (edge + way * 300, 400))
      HeadlessClock.advance(frames: 1)
    }

    #expect(!calls.contains { $0.contains("animationControllerFor") })
    #expect(abs(stage.displayedX(b.view) - way * 300) < 0.01)
    #expect(stage.titles() == ["A"])
    finger.up(edge + way * 300, 400)
    stage.settle()
    #expect(stage.titles() == ["A"])
    #expect(stage.a.view.frame == UIScreen.main.bounds)
  }

  @Test("F16: a pull that is let go early, or taken away, falls back", arguments: [true, false])
  func fallsBack(isTakenAway: Bool) {
    let stage = NavigationStage()
    let b = stage.push("B")
    let end: CGFloat = isTakenAway ? 300 : 60
    finger.drag((2, 400), to: (end, 400), frames: 60)

    let calls = stage.calls {
      isTakenAway ? finger.cancel(end, 400) : finger.up(end, 400)
      stage.settle()
    }

    #expect(stage.titles() == ["A", "B"])
    #expect(b.view.frame == UIScreen.main.bounds)
    #expect(calls.appearances.last == "B.viewDidAppear(true)")
    #expect(stage.navigation.navigationBar.topItem?.title == "B")
  }

  @Test("D30: a flick that ends before the transition starts pops")
  func flick() {
    let stage = NavigationStage()
    _ = stage.push("B")
    finger.down(2, 400)
    HeadlessClock.advance(frames: 1)

    finger.move(200, 400)
    finger.up(200, 400)
    stage.settle()

    #expect(stage.titles() == ["A"])
  }

  @Test("At the root, and where it is disabled, nothing begins", arguments: [true, false])
  func nothing(isRoot: Bool) {
    let stage = NavigationStage()
    if !isRoot {
      _ = stage.push("B")
      stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
    }
    let before = stage.titles()

    finger.swipe((2, 400), to: (300, 400))
    stage.settle()

    #expect(stage.titles() == before)
  }

  @Test("A swipe does not retain its navigation controller", arguments: [true, false])
  func released(isDismissed: Bool) {
    let root = Screen("Root")
    let window = UIWindow.fresh { root }
    weak var released: UINavigationController?
    do {
      let navigation = UINavigationController(rootViewController: Screen("A"))
      navigation.pushViewController(Screen("B"), animated: false)
      navigation.modalPresentationStyle = .overFullScreen
      root.present(navigation, animated: false)
      released = navigation
    }
    HeadlessClock.advance(by: 0.1)
    finger.drag((4, 400), to: (120, 400))

    if isDismissed {
      root.dismiss(animated: false)
    } else {
      window.isHidden = true
    }
    HeadlessClock.advance(by: 1)

    #expect(released == nil && HeadlessClock.isQuiet)
  }
}
