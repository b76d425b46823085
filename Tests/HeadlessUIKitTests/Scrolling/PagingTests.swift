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

  @Test("a flick goes one page on, however fast")
  func flick() {
    let stage = stage()

    stage.flick(by: -200, frames: 4)
    #expect(stage.delegate.target.y == 600)
    stage.settle()

    #expect(stage.offset == 600)
  }

  @Test("even a drag of more than a page ends on the next")
  func farFlick() {
    let stage = stage()

    stage.drag(by: -680, from: 690)
    stage.finger.up(200, 10)
    stage.settle()

    #expect(stage.offset == 600)
  }

  @Test("a flick at the last page stays there")
  func last() {
    let stage = stage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 2400), animated: false)

    stage.flick(by: -200)
    stage.settle()

    #expect(stage.offset == 2400)
  }
}
