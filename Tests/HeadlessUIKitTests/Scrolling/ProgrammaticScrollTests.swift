import Testing
import UIKit

/// Scrolling by code.
@MainActor @Suite(.serialized) struct ProgrammaticScrollTests {
  @Test("an animated offset is reached after 0.3 s, frame by frame, and then told")
  func animated() {
    let stage = ScrollStage()

    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    #expect(stage.offset == 0)
    HeadlessClock.advance(by: 0.15)
    #expect(abs(stage.offset - 250) < 1)
    HeadlessClock.advance(by: 0.2)

    #expect(stage.offset == 500)
    #expect(stage.delegate.calls == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test("a view that has become as narrow as nothing still shows its indicators")
  func narrowed() {
    let stage = ScrollStage()
    stage.scrollView.contentSize.width = 0
    stage.scrollView.flashScrollIndicators()

    stage.scrollView.frame.size.width = 0
    stage.scrollView.layoutIfNeeded()

    #expect(stage.scrollView.subviews.allSatisfy { $0.frame.width.isFinite })
  }

  @Test("an offset that is set is there at once, is told, and is animated in a block as bounds are")
  func set() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset = CGPoint(x: 0, y: 500)
    #expect(stage.offset == 500 && stage.delegate.calls == ["didScroll"])
    HeadlessClock.advance(frames: 1)

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.scrollView.contentOffset.y = 100
    }
    HeadlessClock.advance(by: 0.5)

    #expect(stage.offset == 100)
    let shown = stage.scrollView.layer.presentation()?.bounds.origin.y ?? -1
    #expect(abs(shown - 300) < 8)
  }

  @Test("setting an offset without animation stops a deceleration")
  func stops() {
    let stage = ScrollStage()
    stage.flick(by: -200)

    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
    stage.settle()

    #expect(stage.offset == 700)
  }

  @Test("a delegate that scrolls elsewhere as the finger lets go is obeyed")
  func inDidEndDragging() {
    final class Elsewhere: NSObject, UIScrollViewDelegate {
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 1500), animated: true)
      }
    }
    let elsewhere = Elsewhere()
    let stage = ScrollStage()
    stage.scrollView.delegate = elsewhere

    stage.flick(by: -200)
    stage.settle()

    #expect(stage.offset == 1500)
  }

  @Test(
    "a rectangle is shown with the least scrolling",
    arguments: [
      (CGRect(x: 0, y: 100, width: 10, height: 10), 100),
      (CGRect(x: 0, y: 400, width: 10, height: 10), 300),
      (CGRect(x: 0, y: 990, width: 10, height: 10), 400),
      (CGRect(x: 0, y: 2990, width: 10, height: 50), 2400),
    ]
  )
  func visible(rect: CGRect, offset: CGFloat) {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 300

    stage.scrollView.scrollRectToVisible(rect, animated: false)

    #expect(stage.offset == offset)
  }

  @Test("content that shrinks leaves no gap")
  func shrinks() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 2000

    stage.scrollView.contentSize.height = 1000

    #expect(stage.offset == 400)
  }

  @Test("each scroll is a layout of the scroll view")
  func layout() {
    final class Counting: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    var counting: Counting?
    let stage = ScrollStage {
      let view = Counting(frame: $0)
      counting = view
      return view
    }
    let before = counting?.layouts ?? 0

    stage.scrollView.contentOffset.y = 10
    HeadlessClock.advance(frames: 1)
    stage.scrollView.contentOffset.y = 20
    HeadlessClock.advance(frames: 1)

    #expect(counting?.layouts == before + 2)
  }
}
