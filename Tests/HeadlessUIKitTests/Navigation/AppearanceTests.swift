import Testing
import UIKit

@MainActor @Suite(.serialized) struct AppearanceTests {
  @Test("E8: a view is loaded when it is asked for, and a window's root appears, in order")
  func root() {
    HeadlessScreen.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = Screen("A")
    #expect(!screen.isViewLoaded && screen.viewIfLoaded == nil)
    #expect(screen.view.bounds.size == UIScreen.main.bounds.size)
    #expect(HeadlessLog.texts == ["A.viewDidLoad()"])
    window.rootViewController = screen

    window.makeKeyAndVisible()
    #expect(HeadlessLog.texts == ["A.viewDidLoad()", "A.viewWillAppear(false)"])
    HeadlessClock.endTurn()

    #expect(HeadlessLog.texts.suffix(2) == ["A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
    #expect(screen.view.next === screen && screen.next === window)
    window.isHidden = true
    #expect(
      HeadlessLog.texts.suffix(2) == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"]
    )
  }

  @Test("A child appears when its view is added to a visible parent's")
  func containment() {
    let stage = NavigationStage()
    let child = Screen("Child")

    let calls = stage.calls {
      stage.a.addChild(child)
      stage.a.view.addSubview(child.view)
      child.didMove(toParent: stage.a)
      HeadlessClock.endTurn()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }

    #expect(
      calls == [
        "Child.willMove(toParent: A)", "Child.viewDidLoad()", "Child.viewWillAppear(false)",
        "Child.viewIsAppearing(false)", "Child.viewDidAppear(false)",
        "Child.viewWillDisappear(false)", "Child.viewDidDisappear(false)",
        "Child.didMove(toParent: nil)",
      ]
    )
    #expect(stage.a.children.isEmpty && child.parent == nil)
  }

  @Test(
    "E5: a will may be followed by the opposite will; a will like the last one, and an end of nothing, are warned of"
  )
  func balance() {
    HeadlessScreen.reset()
    let screen = Screen("A")

    screen.beginAppearanceTransition(true, animated: true)
    screen.beginAppearanceTransition(true, animated: true)
    screen.beginAppearanceTransition(false, animated: true)
    screen.endAppearanceTransition()
    screen.endAppearanceTransition()

    let warning = "Unbalanced calls to begin/end appearance transitions for A."
    #expect(
      HeadlessLog.texts == [
        "A.viewDidLoad()", "A.viewWillAppear(true)", warning, "A.viewWillDisappear(true)",
        "A.viewDidDisappear(true)", warning,
      ]
    )
  }

  @Test("A push in the turn in which the window is shown waits until its controller has appeared")
  func pushAtOnce() {
    HeadlessScreen.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: Screen("A"))
    window.rootViewController = navigation
    window.makeKeyAndVisible()

    navigation.pushViewController(Screen("B"), animated: true)
    HeadlessClock.advance(by: 2)

    #expect(
      HeadlessLog.texts.appearances.of("A") == [
        "A.viewWillAppear(false)", "A.viewDidAppear(false)",
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
      ]
    )
    #expect(HeadlessLog.texts.appearances.last == "B.viewDidAppear(true)")
  }
}
