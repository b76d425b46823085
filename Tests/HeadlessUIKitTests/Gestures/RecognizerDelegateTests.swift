import Testing
import UIKit

@MainActor @Suite(.serialized) final class RecognizerDelegateTests {
  /// Made in the test, and not before: the screen is global.
  private lazy var stage = GestureStage(with: pan)
  private let pan = UIPanGestureRecognizer()
  private let delegate = GestureDelegate()
  private let log: ActionLog

  init() {
    log = ActionLog(pan)
    pan.delegate = delegate
  }

  @Test("F3: the delegate is asked for the event, the touch, then whether to begin; false fails")
  func order() {
    var translation = CGPoint.zero
    var state: UIGestureRecognizer.State?
    delegate.shouldBegin = {
      translation = ($0 as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
      state = $0.state
      return false
    }

    stage.finger.down(10, 10)
    #expect(delegate.calls == ["event", "touch"])
    stage.finger.move(30, 15)
    stage.finger.move(60, 15)

    #expect(delegate.calls == ["event", "touch", "shouldBegin"])
    #expect(translation == CGPoint(x: 20, y: 5) && state == .possible)
    #expect(log.states.isEmpty)
  }

  @Test("F3: a touch or an event that is refused does not reach the recognizer")
  func refusals() {
    delegate.receivesTouch = false
    stage.finger.down(10, 10)
    stage.finger.drag(from: .zero, to: CGPoint(x: 100, y: 0))
    stage.finger.up(100, 0)
    delegate.receivesTouch = true
    delegate.receivesEvent = false
    stage.finger.down(10, 10)
    stage.finger.drag(from: .zero, to: CGPoint(x: 100, y: 0))
    stage.finger.up(100, 0)

    #expect(log.states.isEmpty)
    #expect(pan.numberOfTouches == 0)
  }

  @Test("F3: the touched view and those around it are asked whether the gesture should begin")
  func viewsAreAsked() {
    let stubborn = StubbornView(frame: stage.inner.bounds)
    stage.inner.addSubview(stubborn)

    stage.finger.jump((150, 150), to: (190, 150))
    stage.finger.up(190, 150)
    #expect(log.states.isEmpty)

    stage.finger.jump((10, 10), to: (50, 10))
    #expect(log.states == ["began"])
  }

  @Test("a delegate that is gone lets everything happen")
  func delegateIsGone() {
    do {
      let delegate = GestureDelegate()
      delegate.shouldBegin = { _ in false }
      pan.delegate = delegate
    }

    stage.finger.jump((10, 10), to: (50, 10))

    #expect(log.states == ["began"])
  }
}

private final class StubbornView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
