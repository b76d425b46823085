import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A stack that a finger pops is moved by the transition of the presentation that it lies in.
@MainActor @Suite struct MovedStackTests {
  @Test(
    "A screen under a finger doesn't leap when its stack starts to move",
    arguments: PlayedRows.current.pairs(
      EffectCase.wholeScreens + [.card, .combinedZoom, .ownContainer, .pageStages],
      [true, false]
    )
  )
  func dragged(effect: EffectCase, isMoving: Bool) {
    for kind in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom] {
      let screens = ["Root", "A", "B"].map { Screen($0) }
      let outer = InterruptibleTransition(effect.effect())
      let inner = InterruptibleNavigationController(rootViewController: screens[1])
      inner.modalPresentationStyle = kind
      let stage = Stage(window: Stage.makeWindow(framesPerSecond: 120), [outer, inner.transition])
      stage.show(screens[0])
      outer.present(inner, from: screens[0])
      stage.settle()
      inner.pushViewController(screens[2], animated: false)
      stage.settle()
      stage.touchDown(at: CGPoint(x: 3, y: 600))
      stage.drag(by: CGVector(dx: 96, dy: 0), frames: 12)
      stage.advanceFrame()
      let page = screens[2].view.layer
      #expect(inner.transition.phase == .dragging)
      var last = page.displayed()?.frame.minX ?? 0
      #expect(abs(last - 84) < 0.5)

      outer.dismiss(inner)
      for frame in 0..<16 {
        if frame == 8 { outer.reverse() }
        stage.drag(by: CGVector(dx: isMoving ? 8 : 0, dy: 0), frames: 1)
        let now = page.displayed()?.frame.minX ?? 0
        // Inside a card that has become smaller, the finger moves further.
        #expect(abs(now - last) < (isMoving ? 22 : 0.5), "\(kind) \(frame): \(last) \(now)")
        last = now
      }
      stage.lift()
      stage.settle()
      #expect(stage.complaints == [])
    }
  }
}
