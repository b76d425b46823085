import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The system's swipe back, where nothing of ours goes back.
@MainActor @Suite(.serialized) struct SystemSwipeTests {
  @Test(
    "The system's own swipe goes back as always where the object's gestures are off",
    arguments: [true, false]
  )
  func systemSwipe(isDisabledByDelegate: Bool) {
    let stage = NavigationStage()
    HeadlessPersonality.current.stacks.delegateDisablesSystemPop = isDisabledByDelegate
    stage.showSecond()
    stage.transition.gestures.pop = .disabled

    stage.touchDown(at: CGPoint(x: 4, y: 500))
    stage.drag(by: 300, frames: 20)
    #expect(stage.transition.phase == .idle)
    stage.lift()
    stage.advance(by: 5)

    #expect(stage.stack == ["First"])
    stage.navigation.pushViewController(Screen("Next"), animated: true)
    stage.advance(by: 0.1)
    #expect(stage.transition.phase == .settling(toward: .end))
  }

  @Test("Under a finger whose swipe is the system's, calls and buttons are animated by the object")
  func callsUnderFinger() {
    for isCall in [true, false] {
      let stage = NavigationStage()
      HeadlessPersonality.current.stacks.asksDelegateAtOnce = true
      stage.showSecond()
      stage.transition.gestures.pop = .disabled
      let next = Screen("Next")
      let button = UIButton(
        type: .system,
        primaryAction: UIAction { _ in
          stage.navigation.pushViewController(next, animated: true)
        }
      )
      button.frame = CGRect(x: 0, y: 400, width: 393, height: 200)
      if !isCall { stage.second.view.addSubview(button) }
      stage.advanceFrame()

      stage.touchDown(at: CGPoint(x: 4, y: 500))
      stage.advanceFrame()
      if isCall { stage.transition.push(next, onto: stage.navigation) }
      stage.lift()
      stage.advance(by: 0.1)

      #expect(stage.transition.phase == .settling(toward: .end))
      stage.settle()
      #expect(stage.stack == ["First", "Second", "Next"])
    }
  }
}
