import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Swipes from the leading edge, in each kind of container.
@MainActor @Suite(.serialized) struct EdgeSwipeTests {
  @Test(
    "Across a vertical effect, a swipe from the edge leaves a stack, and no other container",
    arguments: ContainerKind.allCases
  )
  func vertical(kind: ContainerKind) {
    let stage = ContainerStage(kind, .cover, personality: .standard)
    stage.showSecond()
    swipe(stage)
    #expect(stage.showsSecond == (kind != .navigation), "\(kind)")
    #expect(stage.complaints == [])
  }

  @Test("Along a horizontal effect, it leaves every container", arguments: ContainerKind.allCases)
  func horizontal(kind: ContainerKind) {
    let stage = ContainerStage(kind, .slide, personality: .standard)
    stage.showSecond()
    swipe(stage)
    #expect(!stage.showsSecond, "\(kind)")
    #expect(stage.complaints == [])
  }

  @Test("A card that may be dragged from the edge leaves every container, and no other card")
  func cards() {
    for kind in ContainerKind.allCases {
      for directions in [ZoomDrag.Directions.down, [.down, .edge]] {
        let source = UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 180))
        let effect = ZoomEffect { _ in source }.drag(ZoomDrag(directions: directions))
        let stage = ContainerStage(kind, effect, personality: .standard)
        stage.showSecond()
        swipe(stage)
        #expect(stage.showsSecond == !directions.contains(.edge), "\(kind) \(directions)")
        #expect(stage.complaints == [])
      }
    }
  }

  @Test("A slider at the edge of a screen that a vertical effect presents keeps its drag")
  func slider() {
    let stage = ContainerStage(.fullScreen, .cover, personality: .standard)
    let slider = UISlider(frame: CGRect(x: 0, y: 150, width: 393, height: 60))
    stage.second.loadViewIfNeeded()
    stage.second.view.addSubview(slider)
    stage.showSecond()
    stage.touchDown(at: CGPoint(x: 6, y: 180))
    stage.drag(by: 210, frames: 15)
    #expect(stage.transition.phase == .idle && slider.value > 0.3)
    stage.lift()
    stage.settle()
    #expect(stage.showsSecond)
  }

  private func swipe(_ stage: ContainerStage) {
    stage.touchDown(at: CGPoint(x: 4, y: 400))
    stage.drag(by: 260, frames: 20)
    stage.lift()
    stage.settle()
  }
}
