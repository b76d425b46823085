import Testing
import UIKit

/// What covers the content of a scroll view.
@MainActor @Suite(.serialized) struct ScrollInsetTests {
  /// A scroll view that fills a screen with a safe area of 59 and 34 pt.
  private func stage(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic,
    contentHeight: CGFloat = 3000
  ) -> ScrollStage {
    let stage = ScrollStage()
    stage.scrollView.contentInsetAdjustmentBehavior = behavior
    stage.scrollView.contentSize.height = contentHeight
    stage.scrollView.frame = stage.window.bounds
    HeadlessClock.advance(frames: 1)
    return stage
  }

  @Test("content that scrolls begins below what covers it, and ends above")
  func automatic() {
    let stage = stage()

    #expect(
      stage.scrollView.adjustedContentInset
        == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    )
    #expect(stage.offset == -59)
    stage.scrollView.scrollRectToVisible(
      CGRect(x: 0, y: 2999, width: 1, height: 1),
      animated: false
    )
    #expect(stage.offset == 2182)
    #expect(stage.delegate.calls.contains("didChangeAdjustedContentInset"))
  }

  @Test("content that does not scroll is adjusted only where that is asked for")
  func fits() {
    #expect(stage(.automatic, contentHeight: 100).scrollView.adjustedContentInset.top == 0)
    #expect(stage(.scrollableAxes, contentHeight: 100).scrollView.adjustedContentInset.top == 0)
    #expect(stage(.always, contentHeight: 100).scrollView.adjustedContentInset.top == 59)
    #expect(stage(.never).scrollView.adjustedContentInset == .zero)
  }

  @Test("the screen of a navigation controller is adjusted even if nothing scrolls")
  func navigation() {
    let stage = NavigationStage()
    let scrollView = UIScrollView(frame: stage.a.view.bounds)
    stage.a.view.addSubview(scrollView)
    HeadlessClock.advance(frames: 1)

    #expect(scrollView.adjustedContentInset.top == 103)
    #expect(scrollView.contentOffset.y == -103)
    stage.navigation.setNavigationBarHidden(true, animated: false)
    HeadlessClock.advance(frames: 1)

    #expect(scrollView.adjustedContentInset.top == 59)
    #expect(scrollView.contentOffset.y == -59)
  }

  @Test("an inset of its own adds to the safe area; content stays at its start, or where it was")
  func own() {
    let stage = stage()
    stage.scrollView.contentInset.top = 20
    #expect(stage.scrollView.adjustedContentInset.top == 79 && stage.offset == -79)
    stage.flick(by: 200)
    stage.settle()
    #expect(stage.offset == -79)

    stage.scrollView.contentOffset.y = 500
    stage.scrollView.contentInset.top = 40

    #expect(stage.offset == 500)
  }

  @Test("indicators are seen while the content moves, and then fade")
  func indicators() {
    let stage = ScrollStage()
    let before = stage.scrollView.subviews.count

    stage.drag(by: -300, from: 600)
    HeadlessClock.advance(frames: 1)
    let shown = stage.scrollView.subviews.dropFirst(before).filter { !$0.isHidden }
    #expect(shown.count == 1)
    #expect(shown.first?.alpha == 1)
    let bar = shown.first?.frame ?? .zero
    #expect(abs(bar.height - 600 * 600 / 3000) < 0.01)
    #expect(abs(bar.minY - stage.offset - 480 * stage.offset / 2400) < 1)
    stage.restAndLift(at: 300)
    HeadlessClock.advance(by: 1)

    #expect(stage.scrollView.subviews.count == before)
    #expect(HeadlessClock.isQuiet)

    stage.scrollView.showsVerticalScrollIndicator = false
    stage.scrollView.showsHorizontalScrollIndicator = false
    stage.drag(by: -300, from: 600)
    #expect(stage.scrollView.subviews.count == before)
  }
}
