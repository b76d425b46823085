import Testing
import UIKit

/// Pages as large as the scroll view.
@MainActor @Suite(.serialized) struct PagingTests {
  private func stage() -> ScrollStage {
    let stage = ScrollStage()
    stage.scrollView.isPagingEnabled = true
    return stage
  }

  @Test("a slow release goes to the nearest page", arguments: [(-200, 0), (-400, 600)])
  func nearest(way: CGFloat, page: CGFloat) {
    let stage = stage()

    stage.drag(by: way, from: 650)
    stage.restAndLift(at: 650 + way)
    stage.settle()

    #expect(stage.offset == page)
  }

  @Test(
    "a flick goes one page on, however fast or far, and not past the last",
    arguments: [(0, -200, 4, 600), (0, -680, 10, 600), (2400, -200, 10, 2400)]
  )
  func flick(start: CGFloat, way: CGFloat, frames: Int, page: CGFloat) {
    let stage = stage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: start), animated: false)

    stage.drag(by: way, frames: frames, from: 690)
    stage.finger.up(200, 690 + way)
    #expect(stage.delegate.target.y == page)
    stage.settle()

    #expect(stage.offset == page)
  }
}
