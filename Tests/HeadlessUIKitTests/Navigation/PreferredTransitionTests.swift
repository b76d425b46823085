import Testing
import UIKit

@MainActor @Suite(.serialized) struct PreferredTransitionTests {
  private func screen() -> Screen {
    let screen = Screen("B")
    screen.preferredTransition = .headlessZoom()
    return screen
  }

  @Test("A controller prefers none unless it is told to, and keeps what it is told")
  func value() {
    let zoom = UIViewController.Transition.headlessZoom()
    let screen = Screen("B")
    #expect(screen.preferredTransition == nil)

    screen.preferredTransition = zoom

    #expect(screen.preferredTransition === zoom)
  }

  @Test("D59: without a delegate's animator the system's own transition pushes and pops")
  func push() {
    let stage = NavigationStage()
    let b = screen()

    stage.navigation.pushViewController(b, animated: true)
    HeadlessClock.advance(by: 0.2)
    #expect(stage.displayedX(b.view) > 1)
    stage.settle()
    #expect(b.view.frame == UIScreen.main.bounds && stage.titles() == ["A", "B"])
    stage.navigation.popViewController(animated: true)
    HeadlessClock.advance(by: 0.2)
    #expect(stage.displayedX(b.view) > 1)
    stage.settle()

    #expect(stage.titles() == ["A"] && b.view.window == nil)
  }

  @Test("D59: a delegate's animator goes before it")
  func delegate() {
    let stage = NavigationStage(delegate: nil)
    let transition = HandmadeTransition()
    stage.navigation.delegate = transition
    let b = screen()

    stage.navigation.pushViewController(b, animated: true)
    HeadlessClock.advance(by: 0.5)

    #expect(transition.animator != nil && stage.displayedX(b.view) == 0)
    stage.settle()
    #expect(stage.titles() == ["A", "B"])
  }

  @Test("D59: without a delegate's animator the system's own transition presents and dismisses")
  func present() throws {
    let stage = PresentationStage()
    let b = screen()
    b.modalPresentationStyle = .fullScreen

    stage.a.present(b, animated: true)
    HeadlessClock.advance(by: 0.2)
    #expect(try #require(b.view.layer.presentation()).frame.minY > 1)
    stage.settle()
    #expect(b.view.frame == UIScreen.main.bounds)
    b.dismiss(animated: true)
    stage.settle()

    #expect(stage.a.presentedViewController == nil && stage.a.view.window === stage.window)
  }
}
