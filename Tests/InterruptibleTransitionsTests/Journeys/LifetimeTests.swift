import InterruptibleTransitions
import Testing
import UIKit

@MainActor @Suite struct LifetimeTests {
  @Test("Finished, cancelled or caught, a screen that is gone is gone", arguments: 0..<4)
  func screens(way: Int) {
    let stage = NavigationStage()
    weak var screen: Screen?
    weak var view: UIView?
    do {
      let pushed = Screen("Pushed")
      screen = pushed
      view = pushed.view
      stage.navigation.pushViewController(pushed, animated: true)
    }
    stage.advance(by: 0.1)
    switch way {
    case 0:
      stage.transition.reverse()
    case 1:
      stage.settle()
      stage.navigation.popViewController(animated: true)
    case 2:
      stage.tap()
      stage.advance(by: 0.03)
      stage.tap()
      stage.settle()
      stage.touchDown(at: CGPoint(x: 2, y: 400))
      stage.drag(by: 300, frames: 20)
      stage.lift()
    default:
      stage.transition.scrub(to: 0.3)
      stage.transition.cancel()
    }
    stage.settle()

    #expect(screen == nil)
    #expect(view == nil)
    #expect(stage.stack == ["First"])
  }

  @Test("The transition object is not retained once it is over")
  func object() {
    let stage = NavigationStage()
    weak var weakly: InterruptibleTransition?
    do {
      let transition = InterruptibleTransition()
      weakly = transition
      stage.navigation.delegate = transition
      stage.push()
      stage.advance(by: 2)
    }

    #expect(weakly == nil)
  }

  @Test(
    "Let go in mid-flight, it completes its transition first, and then its recognisers are still"
  )
  func objectInFlight() {
    let stage = NavigationStage()
    weak var weakly: InterruptibleTransition?
    do {
      let transition = InterruptibleTransition()
      weakly = transition
      stage.navigation.delegate = transition
      stage.push(andAdvance: 0.1)
    }
    stage.advance(by: 2)

    #expect(weakly == nil)
    #expect(stage.stack == ["First", "Second"])
    #expect(stage.left(of: stage.second) == 0)
    for recognizer in stage.navigation.view.gestureRecognizers ?? [] {
      #expect(
        recognizer.delegate != nil
          || recognizer === stage.navigation.interactivePopGestureRecognizer
      )
    }
  }

  @Test("A navigation controller that goes away in mid-flight leaves nothing behind")
  func controller() {
    let stage = NavigationStage()
    weak var navigation: UINavigationController?
    let transition = InterruptibleTransition()
    do {
      let other = UINavigationController(rootViewController: Screen("Other"))
      navigation = other
      other.delegate = transition
      stage.window.rootViewController = other
      stage.advance(by: 0.1)
      other.pushViewController(Screen("More"), animated: true)
      stage.advance(by: 0.1)
    }

    stage.window.rootViewController = nil
    stage.advance(by: 1)

    #expect(transition.phase == .idle)
    #expect(navigation == nil)
  }
}
