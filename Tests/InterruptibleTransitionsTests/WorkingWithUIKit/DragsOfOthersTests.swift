import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Pagers, sliders and text keep their drags.
@MainActor @Suite(.serialized) struct DragsOfOthersTests {
  @Test("A pager keeps its pages, and gives the pan up at its first one")
  func pager() {
    let stage = ContainerStage(.tabs)
    stage.tabs?.selectedIndex = 1
    stage.settle()
    let pager = UIScrollView(frame: stage.second.view.bounds)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 3 * pager.bounds.width, height: pager.bounds.height)
    pager.contentInsetAdjustmentBehavior = .never
    stage.second.view.addSubview(pager)
    pager.contentOffset.x = pager.bounds.width
    stage.advanceFrame()

    stage.touchDown(at: CGPoint(x: 60, y: 400))
    stage.drag(along: stage.wayBack, by: 0.5, frames: 10)
    #expect(stage.transition.phase == .idle)
    stage.lift()
    stage.advance(by: 2)
    #expect(pager.contentOffset.x == 0)
    #expect(stage.showsSecond)

    stage.touchDown(at: CGPoint(x: 60, y: 400))
    stage.drag(along: stage.wayBack, by: 0.5, frames: 10)
    #expect(stage.transition.phase == .dragging)
    #expect(pager.contentOffset.x == 0)
    stage.lift()
    stage.settle()
    #expect(!stage.showsSecond)
  }

  @Test("A pager keeps drags from the edge, unless its pan waits for the way back")
  func pagerAtTheEdge() throws {
    // Where the system pops from anywhere, its swipe from the edge is another one.
    for waits in HeadlessPersonality.launched.stacks.popsFromContent ? [false] : [false, true] {
      let stage = NavigationStage()
      stage.showSecond()
      let pager = UIScrollView(frame: stage.second.view.bounds)
      pager.isPagingEnabled = true
      pager.contentSize = CGSize(width: 3 * pager.bounds.width, height: pager.bounds.height)
      pager.contentInsetAdjustmentBehavior = .never
      stage.second.view.addSubview(pager)
      pager.contentOffset.x = pager.bounds.width
      let swipe = try #require(stage.navigation.interactivePopGestureRecognizer)
      if waits { pager.panGestureRecognizer.require(toFail: swipe) }
      stage.advanceFrame()

      stage.touchDown(at: CGPoint(x: 5, y: 400))
      stage.drag(by: 200, frames: 10)
      #expect((stage.transition.phase == .dragging) == waits)
      #expect((pager.contentOffset.x == pager.bounds.width) == waits)
      stage.lift()
      stage.advance(by: 2)
      #expect(stage.stack.count == (waits ? 1 : 2))
    }
  }

  @Test("A slider keeps its drags, a button gives them up")
  func controls() {
    for isSlider in [true, false] {
      let stage = ContainerStage(.tabs)
      let control = isSlider ? UIControl() : UIButton(type: .system)
      control.frame = CGRect(x: 0, y: 300, width: 393, height: 200)
      let event: UIControl.Event = isSlider ? .valueChanged : .touchUpInside
      control.addAction(UIAction { _ in }, for: event)
      stage.first.view.addSubview(control)
      stage.advanceFrame()

      stage.touchDown(at: CGPoint(x: 300, y: 400))
      stage.drag(along: stage.wayForward, by: 0.4, frames: 10)

      #expect((stage.transition.phase == .idle) == isSlider)
      stage.lift()
      stage.settle()
    }
  }

  @Test("Text that is being edited keeps its drags")
  func text() {
    let stage = ContainerStage(.tabs)
    let field = TypingView(frame: CGRect(x: 0, y: 300, width: 393, height: 100))
    stage.first.view.addSubview(field)
    field.becomeFirstResponder()
    stage.advance(by: 0.3)

    stage.touchDown(at: CGPoint(x: 300, y: 350))
    stage.drag(along: stage.wayForward, by: 0.4, frames: 10)
    #expect(stage.transition.phase == .idle)
    stage.lift()

    stage.touchDown(at: CGPoint(x: 300, y: 200))
    stage.drag(along: stage.wayForward, by: 0.4, frames: 10)
    #expect(stage.transition.phase == .dragging)
    stage.lift()
    stage.settle()
  }
}
