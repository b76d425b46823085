import Testing
import UIKit

/// The content under a finger.
@MainActor @Suite(.serialized) struct DraggingTests {
  @Test(
    "the content follows the finger one to one, and does not jump, wherever pans begin",
    arguments: [true, false]
  )
  func oneToOne(beginsAtZero: Bool) {
    let stage = ScrollStage()
    HeadlessPersonality.current.gestures.pansBeginAtZero = beginsAtZero

    stage.finger.jump((200, 400), to: (200, 388))
    #expect(stage.scrollView.isDragging)
    #expect(stage.offset == 0)
    stage.finger.move(200, 300)

    #expect(stage.offset == 88)
    #expect(stage.scrollView.bounds.origin == stage.scrollView.contentOffset)
  }

  @Test("past its edge the content goes (1 - 1 / (0.55 x / d + 1)) d for x of the finger")
  func rubberBand() {
    let stage = ScrollStage()

    stage.finger.jump((200, 300), to: (200, 320))
    stage.finger.move(200, 420)

    let shown = (1 - 1 / (100 * 0.55 / 600 + 1)) * 600
    #expect(abs(stage.offset + shown) < 1e-9)
  }

  @Test("only axes with a way to go move, and without bouncing no farther than the edge")
  func axes() {
    let stage = ScrollStage()
    stage.finger.jump((200, 400), to: (180, 380))
    stage.finger.move(100, 300)
    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 80))
    stage.restAndLift(at: 300)

    stage.scrollView.bounces = false
    stage.drag(by: 200, from: 300)
    #expect(stage.offset == 0)
  }

  @Test("content that fits does not move, unless it always bounces")
  func fits() {
    let stage = ScrollStage()
    stage.scrollView.contentSize.height = 500

    stage.drag(by: 100)
    #expect(!stage.scrollView.isDragging)
    stage.finger.up(200, 500)
    stage.scrollView.alwaysBounceVertical = true
    stage.drag(by: 100)

    #expect(stage.scrollView.isDragging)
    #expect(stage.offset < 0)
  }

  @Test("a drag along one axis is locked to it, one between both is not")
  func lock() {
    let stage = ScrollStage()
    stage.scrollView.contentSize.width = 1000
    stage.scrollView.isDirectionalLockEnabled = true

    stage.finger.jump((200, 400), to: (195, 388))
    stage.finger.move(100, 300)
    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 88))
    stage.restAndLift(at: 300)
    stage.finger.jump((200, 400), to: (188, 388))
    stage.finger.move(100, 300)

    #expect(stage.scrollView.contentOffset == CGPoint(x: 88, y: 176))
  }

  @Test("a scroll view that is not enabled does not move, and its content hears of the finger")
  func disabled() {
    let stage = ScrollStage()
    stage.scrollView.isScrollEnabled = false

    stage.finger.jump((200, 120), to: (200, 180))

    #expect(stage.offset == 0)
    #expect(!stage.scrollView.isTracking)
    #expect(stage.content.phases == ["began", "moved"])
  }

  @Test("a finger on the content is tracked before it drags, until it is lifted")
  func tracking() {
    let stage = ScrollStage()
    var states: [[Bool]] = []
    func note() { states.append([stage.scrollView.isTracking, stage.scrollView.isDragging]) }

    stage.finger.down(200, 400)
    note()
    stage.finger.move(200, 380)
    note()
    stage.restAndLift(at: 380)
    note()

    #expect(states == [[true, false], [true, true], [false, false]])
  }

  @Test("F16: a drag that is taken away ends without a throw")
  func cancelled() {
    let stage = ScrollStage()

    stage.drag(by: -100)
    stage.finger.cancel(200, 300)

    #expect(
      stage.delegate.calls == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)",
      ]
    )
    #expect(stage.delegate.velocity == .zero)
    #expect(!stage.scrollView.isDecelerating)
  }
}
