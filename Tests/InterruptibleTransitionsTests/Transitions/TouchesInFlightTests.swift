import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What a finger reaches while a transition runs.
@MainActor @Suite(.serialized) struct TouchesInFlightTests {
  @Test("A second tap on the button that pushes pushes nothing twice")
  func doubleTap() {
    let stage = NavigationStage()
    let button = UIButton(
      type: .system,
      primaryAction: UIAction { _ in
        stage.navigation.pushViewController(Screen("Next"), animated: true)
      }
    )
    button.frame = CGRect(x: 0, y: 400, width: 200, height: 100)
    stage.first.view.addSubview(button)
    stage.advanceFrame()

    stage.tap(at: CGPoint(x: 50, y: 450))
    stage.advance(by: 0.05)
    stage.tap(at: CGPoint(x: 50, y: 450))
    stage.advance(by: 0.05)
    stage.transition.finish()
    stage.settle()

    #expect(stage.stack == ["First", "Next"])
  }

  @Test("A touch does not reach the incoming screen while a call waits")
  func waitingCloses() {
    let stage = NavigationStage()
    stage.transition.opensControlsAtOnce = true
    var pressed = 0
    let button = UIButton(
      type: .system,
      primaryAction: UIAction { _ in
        pressed += 1
        stage.transition.push(Screen("Next \(pressed)"), onto: stage.navigation)
      }
    )
    button.frame = stage.window.bounds
    stage.second.view.addSubview(button)
    stage.push(andAdvance: 0.15)

    stage.tap()
    stage.advanceFrame()
    stage.tap()
    stage.settle()
    stage.settle()

    #expect(pressed == 1)
    #expect(stage.stack == ["First", "Second", "Next 1"])
  }

  @Test("An app's controls, and views that recognize taps, answer while a transition is in flight")
  func otherControls() {
    for isControl in [true, false] {
      let stage = NavigationStage()
      stage.transition.opensControlsAtOnce = true
      var pressed = 0
      let view = isControl ? UIControl() : UIView()
      view.frame = stage.window.bounds
      (view as? UIControl)?.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
      let tap = UITapGestureRecognizer()
      tap.headlessAddAction { _ in pressed += 1 }
      if !isControl { view.addGestureRecognizer(tap) }
      stage.second.view.addSubview(view)
      stage.push(andAdvance: 0.2)

      stage.tap()
      stage.advance(by: 0.05)

      #expect(pressed == 1)
      #expect(stage.transition.phase == .settling(toward: .end))
    }
  }

  @Test("A button of the incoming screen answers in flight, unless touches are kept out")
  func buttons() {
    for isOpen in [true, false] {
      let stage = NavigationStage()
      stage.transition.opensIncomingScreen = isOpen
      stage.transition.opensControlsAtOnce = true
      var pressed = 0
      let button = UIButton(type: .system, primaryAction: UIAction { _ in pressed += 1 })
      button.frame = stage.window.bounds
      stage.second.view.addSubview(button)
      stage.push(andAdvance: 0.2)

      stage.tap()
      stage.advance(by: 0.05)

      #expect(stage.transition.phase == .settling(toward: isOpen ? .end : .start))
      #expect(pressed == (isOpen ? 1 : 0))
    }
  }

  @Test("A tap on a button of the outgoing screen reverses the transition instead")
  func oldButtons() {
    let stage = NavigationStage()
    var pressed = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in pressed += 1 })
    button.frame = stage.window.bounds
    stage.first.view.addSubview(button)
    stage.push(andAdvance: 0.1)

    stage.tap(at: CGPoint(x: 5, y: 500))
    stage.advance(by: 0.05)

    #expect(pressed == 0)
    #expect(stage.transition.phase == .settling(toward: .start))
  }

  @Test("A tap where the back button will be takes the push back, or is UIKit's in an open bar")
  func backButton() {
    let stage = NavigationStage()
    stage.push(andAdvance: 0.15)

    stage.tap(at: CGPoint(x: 30, y: 80))
    stage.advance(by: 0.05)

    let isBacks = !HeadlessPersonality.current.navigationBars.barIsDeadInFlight
    #expect(stage.transition.phase == .settling(toward: isBacks ? .end : .start))
    stage.settle()
    stage.settle()
    #expect(stage.stack == ["First"])
  }
}
