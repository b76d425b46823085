import Testing
import UIKit

/// Pans that follow a trackpad or a mouse.
@MainActor @Suite(.serialized) struct ScrollEventTests {
  private let pointer = CGPoint(x: 150, y: 150)

  private func scroll(_ delta: CGVector, steps: Int, kind: UIScrollTypeMask = .continuous) {
    HeadlessScroll.send(phase: .began, at: pointer, kind: kind)
    for _ in 0..<steps {
      HeadlessClock.advance(frames: 1)
      HeadlessScroll.send(phase: .moved, delta: delta, at: pointer, kind: kind)
    }
    HeadlessScroll.send(phase: .ended, at: pointer, kind: kind)
  }

  @Test("F24: a pan follows a scroll, without touches, from where the pointer is")
  func follows() {
    let pan = UIPanGestureRecognizer()
    let stage = GestureStage(with: pan)
    pan.allowedScrollTypesMask = .all
    let log = ActionLog(pan)
    log.also = { _ in
      #expect(pan.numberOfTouches == 0)
      #expect(pan.location(in: stage.inner) == CGPoint(x: 50, y: 50))
    }

    HeadlessScroll.send(phase: .began, at: pointer)
    HeadlessClock.advance(frames: 1)
    HeadlessScroll.send(phase: .moved, delta: CGVector(dx: 6, dy: 0), at: pointer)
    #expect(log.states.isEmpty)
    HeadlessClock.advance(frames: 1)
    HeadlessScroll.send(phase: .moved, delta: CGVector(dx: 6, dy: 0), at: pointer)
    #expect(log.states == ["began"])
    HeadlessClock.advance(frames: 1)
    HeadlessScroll.send(phase: .moved, delta: CGVector(dx: 6, dy: 0), at: pointer)
    #expect(pan.translation(in: nil) == CGPoint(x: 18, y: 0))
    #expect(abs(pan.velocity(in: nil).x - 360) < 1)
    HeadlessScroll.send(phase: .ended, at: pointer)

    #expect(log.states == ["began", "changed", "ended"])
    #expect(stage.inner.phases.isEmpty)
  }

  @Test("F24: its delegate is asked about the event, about no touch, and whether it may begin")
  func questions() {
    let pan = UIPanGestureRecognizer()
    let stage = GestureStage(with: pan)
    pan.allowedScrollTypesMask = .all
    let delegate = GestureDelegate()
    pan.delegate = delegate
    let log = ActionLog(pan)

    scroll(CGVector(dx: 20, dy: 0), steps: 2)
    #expect(delegate.calls == ["event", "shouldBegin"])
    delegate.receivesEvent = false
    scroll(CGVector(dx: 20, dy: 0), steps: 2)

    #expect(delegate.calls == ["event", "shouldBegin", "event"])
    #expect(log.states == ["began", "changed", "ended"])
    #expect(stage.outer.gestureRecognizers == [pan])
  }

  @Test("F24, F25: a pan follows the kinds that it allows, if it goes far, until it is canceled")
  func kinds() {
    let pan = UIPanGestureRecognizer()
    let stage = GestureStage(with: pan)
    let log = ActionLog(pan)

    scroll(CGVector(dx: 20, dy: 0), steps: 2)
    pan.allowedScrollTypesMask = .discrete
    scroll(CGVector(dx: 20, dy: 0), steps: 2)
    scroll(CGVector(dx: 2, dy: 0), steps: 2, kind: .discrete)
    #expect(log.states.isEmpty)
    scroll(CGVector(dx: 20, dy: 0), steps: 2, kind: .discrete)
    #expect(log.states == ["began", "changed", "ended"])

    pan.allowedScrollTypesMask = .all
    HeadlessScroll.send(phase: .began, at: pointer)
    HeadlessScroll.send(phase: .moved, delta: CGVector(dx: 20, dy: 0), at: pointer)
    HeadlessScroll.send(phase: .cancelled, at: pointer)

    #expect(log.states.suffix(2) == ["began", "cancelled"] && pan.state == .possible)
    #expect(stage.inner.phases.isEmpty)
  }

  @Test("F25: the content of a scroll view follows, is thrown, and is stopped by the next scroll")
  func scrollView() {
    let stage = ScrollStage()
    let place = CGPoint(x: 200, y: 400)

    HeadlessScroll.send(phase: .began, at: place)
    for _ in 0..<5 {
      HeadlessClock.advance(frames: 1)
      HeadlessScroll.send(phase: .moved, delta: CGVector(dx: 0, dy: -20), at: place)
    }
    #expect(stage.offset == 80)
    HeadlessScroll.send(phase: .ended, at: place)
    #expect(stage.scrollView.isDecelerating)
    HeadlessScroll.send(phase: .began, at: place)

    #expect(!stage.scrollView.isDecelerating)
    HeadlessScroll.send(phase: .ended, at: place)
  }
}
