import Testing
import UIKit

/// What the content does once the finger has let go.
@MainActor @Suite(.serialized) struct DecelerationTests {
  @Test(
    "thrown at v points per millisecond, content goes v r / (1 - r) points, at the same part of its speed in each one",
    arguments: [0.998, 0.99]
  )
  func projection(rate: CGFloat) {
    let stage = ScrollStage()
    stage.scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    stage.flick(by: -200)
    let (start, end) = (stage.offset, stage.delegate.target.y)
    #expect(abs(stage.delegate.velocity.y - 1.2) < 1e-6)
    #expect(abs(end - start - 1.2 * rate / (1 - rate)) < 1e-6)

    var left = [end - start]
    for _ in 0..<30 {
      HeadlessClock.advance(frames: 1)
      left.append(end - stage.offset)
      // Model and presentation move in the same frame.
      #expect(stage.scrollView.layer.presentation()?.bounds.origin.y == stage.offset)
    }
    for (earlier, later) in zip(left, left.dropFirst()) {
      #expect(abs(later / earlier - pow(rate, 1000 / 60)) < 1e-6)
    }
    #expect(!HeadlessClock.isQuiet)
    HeadlessClock.advance(by: 6)
    #expect(stage.scrollView.contentOffset == stage.delegate.target && HeadlessClock.isQuiet)
  }

  @Test("the delegate is called in UIKit's order")
  func order() {
    let stage = ScrollStage()

    stage.flick(by: -100)
    #expect(stage.scrollView.isDecelerating)
    stage.settle()

    #expect(
      stage.delegate.calls == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    )
    #expect(!stage.scrollView.isDecelerating)
  }

  @Test("F11: a finger that rests before it is lifted throws nothing")
  func rested() {
    let stage = ScrollStage()

    stage.drag(by: -100)
    let shown = stage.offset
    stage.restAndLift(at: 300)
    stage.settle()

    #expect(stage.offset == shown)
    #expect(stage.delegate.calls.last == "didEndDragging(false)")
  }

  @Test("the delegate may say where the content comes to rest")
  func target() {
    let stage = ScrollStage()
    stage.delegate.newTarget = CGPoint(x: 0, y: 1000)

    stage.flick(by: -200)
    let start = stage.offset
    HeadlessClock.advance(frames: 1)
    #expect(abs((stage.offset - start) - 20) < 4)
    stage.settle()

    #expect(stage.offset == 1000)
    #expect(stage.delegate.calls.last == "didEndDecelerating")
  }

  @Test("a finger stops a deceleration, and its touch is not the content's")
  func caught() {
    let stage = ScrollStage()
    stage.content.frame.size.height = 3000
    stage.flick(by: -200)
    HeadlessClock.advance(by: 0.2)
    stage.delegate.forget()

    stage.finger.down(200, 400)
    let caught = stage.offset
    #expect(!stage.scrollView.isDecelerating)
    #expect(stage.delegate.calls == ["didEndDecelerating"])
    HeadlessClock.advance(by: 0.3)
    stage.finger.up(200, 400)
    stage.settle()

    #expect(stage.offset == caught)
    #expect(stage.content.phases.isEmpty)
  }

  @Test("what the app sets while the content glides is where it glides on from")
  func moved() {
    let stage = ScrollStage()
    stage.flick(by: -200)
    let end = stage.delegate.target.y

    stage.scrollView.contentOffset.y += 500
    stage.settle()

    #expect(abs(stage.offset - end - 500) < 1e-6)
  }

  @Test("a scroll view that goes away while it glides leaves nothing running")
  func lifetime() {
    weak var gone: UIScrollView?
    do {
      let stage = ScrollStage()
      gone = stage.scrollView
      stage.flick(by: -200)
      stage.scrollView.removeFromSuperview()
      #expect(!stage.scrollView.isDecelerating)
    }
    HeadlessScreen.reset()

    #expect(gone == nil)
    #expect(HeadlessClock.isQuiet)
  }
}
