import Testing
import UIKit

/// A scroll view's pan among others.
@MainActor @Suite(.serialized) struct ScrollArbitrationTests {
  private func ancestorPan(of stage: ScrollStage) -> (UIPanGestureRecognizer, ActionLog) {
    let pan = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(pan)
    return (pan, ActionLog(pan))
  }

  @Test(
    "F7: a pan around the scroll view fails where the scroll view scrolls, and has the finger across its only axis"
  )
  func axes() {
    let stage = ScrollStage()
    let (_, log) = ancestorPan(of: stage)

    stage.finger.swipe((200, 400), to: (100, 395))
    #expect(log.states.first == "began")
    #expect(stage.offset == 0 && stage.delegate.calls.isEmpty)
    let count = log.states.count
    stage.flick(by: -100)

    #expect(log.states.count == count && stage.offset > 50)
  }

  @Test("at an edge without bouncing, a drag outwards is the pan's, and inwards the scroll view's")
  func edge() {
    let stage = ScrollStage()
    stage.scrollView.bounces = false
    let (_, log) = ancestorPan(of: stage)

    stage.flick(by: 100)
    #expect(log.states.first == "began")
    #expect(stage.offset == 0)
    let count = log.states.count
    stage.flick(by: -100)

    #expect(log.states.count == count)
    #expect(stage.offset > 50)
  }

  @Test("F3: a scroll view that allows it scrolls beside the pan around it")
  func together() {
    final class Social: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        true
      }
    }
    let stage = ScrollStage { Social(frame: $0) }
    let (_, log) = ancestorPan(of: stage)

    stage.flick(by: -100)

    #expect(log.states.first == "began")
    #expect(stage.offset > 50)
  }

  @Test("F4: a scroll view waits for a pan that it requires to fail")
  func waits() {
    let stage = ScrollStage()
    let (pan, log) = ancestorPan(of: stage)
    stage.scrollView.panGestureRecognizer.require(toFail: pan)

    stage.flick(by: -100)

    #expect(log.states.first == "began")
    #expect(stage.offset == 0)
  }

  @Test("an inner scroll view takes a finger along its axis, an outer one across it")
  func nested() {
    let stage = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
    inner.contentSize = CGSize(width: 1000, height: 200)
    stage.scrollView.addSubview(inner)
    HeadlessClock.advance(frames: 1)

    stage.finger.drag((200, 400), to: (100, 400))
    HeadlessClock.advance(by: 0.2)
    stage.finger.up(100, 400)
    #expect(inner.contentOffset.x > 50)
    #expect(stage.offset == 0)
    let shown = inner.contentOffset
    stage.drag(by: -100)

    #expect(inner.contentOffset == shown)
    #expect(stage.offset > 50)
  }

  @Test("the pan's delegate is the scroll view, and no other")
  func delegate() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scrollView = UIScrollView()
        let other = GestureDelegate()
        scrollView.panGestureRecognizer.delegate = other
      }
    }
  }

  // MARK: - In a navigation controller

  private func screenWithScrollView() -> (NavigationStage, UIScrollView) {
    let stage = NavigationStage()
    let screen = stage.push("B")
    let scrollView = UIScrollView(frame: screen.view.bounds)
    scrollView.contentSize = CGSize(width: 1200, height: 852)
    scrollView.contentInsetAdjustmentBehavior = .never
    screen.view.addSubview(scrollView)
    HeadlessClock.advance(frames: 1)
    return (stage, scrollView)
  }

  @Test("a vertical scroll view leaves the edge to the way back")
  func edgePanVertical() {
    let (stage, scrollView) = screenWithScrollView()
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    let finger = Finger()

    finger.swipe((5, 400), to: (300, 400))
    stage.settle()

    #expect(stage.titles() == ["A"])
  }

  @Test("a horizontal scroll view wins at the edge, unless it waits for the way back")
  func edgePanHorizontal() {
    let (stage, scrollView) = screenWithScrollView()
    scrollView.contentOffset.x = 300
    let finger = Finger()
    func swipe(from x: CGFloat) {
      finger.swipe((x, 400), to: (x + 200, 400))
      HeadlessClock.advance(by: 4)
    }

    swipe(from: 5)
    #expect(stage.titles() == ["A", "B"])
    #expect(scrollView.contentOffset.x == 0)
    scrollView.contentOffset.x = 300
    if let wayBack = stage.navigation.interactivePopGestureRecognizer {
      scrollView.panGestureRecognizer.require(toFail: wayBack)
    }
    swipe(from: 150)
    #expect(stage.titles() == ["A", "B"])
    #expect(scrollView.contentOffset.x == 0)
    swipe(from: 5)

    #expect(stage.titles() == ["A"])
  }
}
