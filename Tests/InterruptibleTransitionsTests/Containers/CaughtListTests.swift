import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A finger that catches a card on its way up over a list, and scrolls the list.
@MainActor @Suite(.serialized) struct CaughtListTests {
  @Test(
    "After the card has arrived, the finger returns the list to its top, and then drags the card",
    arguments: ContainerKind.presentations
  )
  func scrollsAndDrags(kind: ContainerKind) {
    let stage = ContainerStage(kind, .cover, personality: .standard)
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 393, height: 3000)
    stage.second.loadViewIfNeeded()
    list.frame = stage.second.view.bounds
    stage.second.view.addSubview(list)
    stage.goForward()
    stage.advance(by: 0.25)

    let top = list.contentOffset.y
    stage.touchDown(at: CGPoint(x: 200, y: 800))
    #expect(stage.transition.phase == .dragging, "\(kind)")
    stage.drag(by: CGVector(dx: 0, dy: -80), frames: 10)
    #expect(
      stage.transition.phase == .settling(toward: .end) && list.contentOffset.y > top + 40,
      "\(kind)"
    )
    stage.advance(by: 1.5)
    stage.drag(by: CGVector(dx: 0, dy: 120), frames: 15)
    #expect(stage.transition.phase == .dragging && list.contentOffset.y == top, "\(kind)")
    stage.drag(by: CGVector(dx: 0, dy: -120), frames: 15)
    stage.lift()
    stage.settle()
    #expect(stage.showsSecond && stage.complaints == [], "\(kind)")
  }
}
