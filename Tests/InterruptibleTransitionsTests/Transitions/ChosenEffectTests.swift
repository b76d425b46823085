import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// How often an app is asked for its effect.
@MainActor @Suite struct ChosenEffectTests {
  @MainActor
  private final class Tally {
    var count = 0

    /// An effect that counts how often it is chosen.
    var effect: BuiltInEffect {
      .choosing { _ in
        self.count += 1
        return .slide
      }
    }
  }

  @Test(
    "An app that chooses its effect is asked for a touch, for UIKit, and once when the pop starts",
    arguments: [EffectForm.bare, .combined, .wrapped, .chosenWrapped]
  )
  func asked(form: EffectForm) {
    let tally = Tally()
    let stage = NavigationStage(form(tally.effect))
    stage.transition.pushProvider = { _ in Screen("Third") }
    stage.showSecond()
    tally.count = 0

    stage.tap()
    stage.advance(by: 0.3)
    #expect(tally.count == 1)

    tally.count = 0
    stage.touchDown(at: CGPoint(x: 2, y: 400))
    #expect(tally.count == 1)
    stage.drag(by: 40, frames: 10)
    stage.advanceFrame()
    #expect(stage.transition.phase == .dragging)
    // A UIKit that asks the pan before the edge pan has it look forward as well.
    let asked = tally.count
    #expect(asked == 3 || HeadlessPersonality.current != .standard && asked == 4)
    stage.lift()
    stage.settle()
    #expect(tally.count == asked)
  }

  @Test("A touch right after another one, elsewhere, is asked about by itself")
  func nextTouch() {
    let stage = NavigationStage(.slide)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 300, width: 200, height: 100)
    stage.second.view.addSubview(button)
    stage.push(andAdvance: 0.1)

    // The button keeps the first one, and no time passes before the second.
    stage.touchDown(at: CGPoint(x: 300, y: 350))
    HeadlessTouch.send(id: 1, phase: .cancelled, at: stage.finger)
    stage.touchDown(at: CGPoint(x: 200, y: 700))

    #expect(stage.transition.phase == .dragging)
    stage.lift()
    stage.settle()
  }

  @Test(
    "The effect is chosen for the screen shown when a pan begins, not when the finger touched down"
  )
  func changedUnderTheFinger() {
    let stage = NavigationStage(.slide)
    stage.transition.gestures.pop = .anywhere
    stage.showSecond()
    stage.touchDown(at: CGPoint(x: 100, y: 400))

    let third = Screen("Third")
    stage.navigation.pushViewController(third, animated: false)
    stage.advance(by: 0.1)
    stage.drag(by: 300, frames: 20)
    stage.lift()
    stage.settle()

    #expect(stage.stack == ["First", "Second"])
  }
}
