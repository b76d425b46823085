import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Content at its edge, under a finger that goes across the way on which it would drag the running transition.
@MainActor @Suite(.serialized) struct BouncingContentTests {
  @Test(
    "A list at its top bounces when it is pulled down during a push, and the push goes on",
    arguments: [GestureSettings.CatchingStyle.touchDown, .pan]
  )
  func list(catching: GestureSettings.CatchingStyle) {
    for effect in [EffectCase.slide, .shift, .fade, .scale, .stages, .carriedSlide] {
      let stage = ContainerStage(.navigation, effect.effect())
      stage.transition.gestures.catching = catching
      stage.transition.spring = Spring(response: 0.5)
      let list = addContent(CGSize(width: 393, height: 3000), to: stage)
      stage.goForward()
      stage.advance(by: 0.14)
      stage.touchDown(at: CGPoint(x: 300, y: 450))
      stage.drag(by: 0, 200, frames: 16)
      #expect(stage.transition.phase != .dragging, "\(effect)")
      #expect(list.contentOffset.y < -20, "\(effect)")
      stage.lift()
      stage.settle()
      #expect(stage.showsSecond, "\(effect)")
    }
  }

  @Test("A list at its top stays there when it is pulled down along the way of a cover")
  func listAlong() {
    let stage = ContainerStage(.fullScreen, .cover)
    stage.transition.spring = Spring(response: 0.5)
    let list = addContent(CGSize(width: 393, height: 3000), to: stage)
    stage.goForward()
    stage.advance(by: 0.14)
    let progress = stage.transition.progress
    stage.touchDown(at: CGPoint(x: 300, y: 600))
    stage.drag(by: 0, 150, frames: 16)
    #expect(stage.transition.phase == .dragging)
    #expect(abs(stage.transition.progress - progress + 150.0 / 852) < 0.03)
    #expect(list.contentOffset.y == 0)
    stage.lift()
    stage.settle()
  }

  @Test("The first of some pages takes a diagonal finger, or a cover does, not both")
  func pages() {
    for (dx, dy) in [(160, 150), (150, 160), (160, 20), (20, 160)] as [(CGFloat, CGFloat)] {
      let stage = ContainerStage(.fullScreen, .cover)
      stage.transition.spring = Spring(response: 0.5)
      let pages = addContent(CGSize(width: 3 * 393, height: 852), to: stage)
      pages.isPagingEnabled = true
      stage.goForward()
      stage.advance(by: 0.14)
      stage.touchDown(at: CGPoint(x: 120, y: 600))
      stage.drag(by: dx, dy, frames: 16)
      #expect((stage.transition.phase == .dragging) == (dy > dx), "\(dx), \(dy)")
      #expect(
        stage.transition.phase != .dragging || abs(pages.contentOffset.x) < 1,
        "\(dx), \(dy): \(pages.contentOffset.x)"
      )
      stage.lift()
      stage.settle()
    }
  }

  private func addContent(_ size: CGSize, to stage: ContainerStage) -> UIScrollView {
    let content = UIScrollView(frame: stage.window.bounds)
    content.contentSize = size
    content.contentInsetAdjustmentBehavior = .never
    stage.second.loadViewIfNeeded()
    stage.second.view.addSubview(content)
    return content
  }
}
