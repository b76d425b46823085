import Testing
import UIKit

/// What the content does once the finger has let go.
@MainActor @Suite(.serialized) struct DecelerationTests {
  @Test("a throw of v points per millisecond goes v r / (1 - r) points", arguments: [0.998, 0.99])
  func projection(rate: CGFloat) {
    let stage = ScrollStage()
    stage.scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)

    stage.flick(by: -200)
    let start = stage.offset
    stage.settle()

    #expect(abs(stage.delegate.velocity.y - 1.2) < 1e-6)
    #expect(abs(stage.offset - start - 1.2 * rate / (1 - rate)) < 1e-6)
    #expect(stage.delegate.target == stage.scrollView.contentOffset)
  }

  @Test("its speed shrinks by the same part in every millisecond")
  func decay() {
    let stage = ScrollStage()

    stage.flick(by: -200)
    let end = stage.delegate.target.y
    var left: [CGFloat] = []
    for _ in 0..<30 {
      HeadlessClock.advance(frames: 1)
      left.append(end - stage.offset)
    }

    for (earlier, later) in zip(left, left.dropFirst()) {
      #expect(abs(later / earlier - pow(0.998, 1000 / 60)) < 1e-6)
    }
  }

  @Test("the content leaves the finger at the finger's speed")
  func continuity() {
    let stage = ScrollStage()

    stage.flick(by: -200)
    let start = stage.offset
    HeadlessClock.advance(frames: 1)

    #expect(abs((stage.offset - start) - 20) < 0.5)
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

  @Test("a throw past the edge runs past it, and comes back")
  func bounce() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)

    stage.flick(by: 200)
    var least: CGFloat = 0
    for _ in 0..<240 {
      HeadlessClock.advance(frames: 1)
      least = min(least, stage.offset)
    }

    #expect(stage.delegate.target == .zero)
    #expect(least < -10)
    #expect(stage.offset == 0)
    #expect(stage.delegate.calls.last == "didEndDecelerating")
  }

  @Test("it crosses the edge without a jump in speed")
  func crossing() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: false)

    stage.flick(by: 200)
    var offsets: [CGFloat] = []
    for _ in 0..<40 {
      HeadlessClock.advance(frames: 1)
      offsets.append(stage.offset)
    }
    let steps = zip(offsets.dropFirst(), offsets).map { $0 - $1 }

    #expect(offsets.contains { $0 < 0 })
    for (earlier, later) in zip(steps, steps.dropFirst()) {
      #expect(abs(later - earlier) < 6)
    }
  }

  @Test("without bouncing a throw ends at the edge")
  func edge() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    stage.scrollView.bounces = false

    stage.flick(by: 200)
    var least: CGFloat = 300
    for _ in 0..<240 {
      HeadlessClock.advance(frames: 1)
      least = min(least, stage.offset)
    }

    #expect(least == 0)
    #expect(!stage.scrollView.isDecelerating)
  }

  @Test("content pulled past its edge comes back, and never passes the edge")
  func pulled() {
    let stage = ScrollStage()

    stage.drag(by: 200, from: 300)
    stage.restAndLift(at: 500)
    var most: CGFloat = -1000
    for _ in 0..<180 {
      HeadlessClock.advance(frames: 1)
      most = max(most, stage.offset)
    }

    #expect(most == 0)
    #expect(stage.offset == 0)
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

  @Test("a finger that catches a bounce lets the content go on back when it is lifted")
  func caughtOutside() {
    let stage = ScrollStage()
    stage.drag(by: 200, from: 300)
    stage.restAndLift(at: 500)
    HeadlessClock.advance(frames: 2)

    stage.finger.down(200, 400)
    #expect(stage.offset < -10)
    HeadlessClock.advance(by: 0.3)
    #expect(stage.offset < -10)
    stage.finger.up(200, 400)
    stage.settle()

    #expect(stage.offset == 0)
  }

  @Test("a catch and drag in a bounce goes on from what is shown")
  func draggedOutside() {
    let stage = ScrollStage()
    stage.drag(by: 200, from: 300)
    stage.restAndLift(at: 500)
    HeadlessClock.advance(frames: 2)

    stage.finger.down(200, 400)
    let shown = stage.offset
    stage.finger.move(200, 412)

    #expect(stage.scrollView.isDragging)
    #expect(abs(stage.offset - shown) < 1e-6)
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

  @Test("G1: deceleration moves model and presentation in the same frame")
  func sameFrame() {
    let stage = ScrollStage()
    stage.flick(by: -200)

    for _ in 0..<10 {
      HeadlessClock.advance(frames: 1)
      #expect(stage.scrollView.layer.presentation()?.bounds.origin.y == stage.offset)
    }
  }

  @Test("nothing runs once the content is at rest")
  func quiet() {
    let stage = ScrollStage()

    stage.flick(by: -200)
    #expect(!HeadlessClock.isQuiet)
    HeadlessClock.advance(by: 6)

    #expect(HeadlessClock.isQuiet)
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
