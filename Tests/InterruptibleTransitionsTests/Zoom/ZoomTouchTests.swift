import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Touches while a card is on its way back belong to what is seen at their place.
@MainActor @Suite(.serialized) struct ZoomTouchTests {
  @Test("A touch on the card is the card's, one beside it is the control's that is seen there")
  func cardOverControl() throws {
    for frame in stride(from: 4, through: 24, by: 4) {
      for isBeside in [false, true] {
        let zoom = ZoomStage()
        zoom.transition.opensControlsAtOnce = true
        let control = TouchedControl(frame: zoom.stage.first.view.bounds)
        zoom.stage.first.view.addSubview(control)
        zoom.stage.showSecond()
        zoom.pop()
        for _ in 0..<frame { zoom.advanceFrame() }
        let card = try #require(zoom.card).frame
        let gap = isBeside ? 6 : -6.0
        let place = CGPoint(x: card.maxX + gap, y: card.midY)
        guard zoom.stage.window.bounds.contains(place) else { continue }
        zoom.stage.touchDown(at: place)
        zoom.advance(by: 0)
        #expect((zoom.transition.phase == .dragging) != isBeside, "frame \(frame)")
        #expect(control.isTouched == isBeside, "frame \(frame)")
        zoom.lift()
        zoom.settle()
      }
    }
  }

  /// A control that says whether it was touched.
  private final class TouchedControl: UIControl {
    private(set) var isTouched = false

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      isTouched = true
      return super.beginTracking(touch, with: event)
    }
  }
}
