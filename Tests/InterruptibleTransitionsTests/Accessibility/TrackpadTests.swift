import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Two-finger scrolls on a trackpad drive the pans.
@MainActor @Suite(.serialized) struct TrackpadTests {
  @Test(
    "A trackpad scroll pushes and pops, in both layout directions",
    arguments: ContainerKind.allCases,
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
  )
  func thereAndBack(kind: ContainerKind, direction: UIUserInterfaceLayoutDirection) {
    let stage = ContainerStage(kind, layoutDirection: direction)

    stage.scroll(.began)
    stage.scroll(along: stage.wayForward, by: 0.4, frames: 20)
    #expect(stage.transition.phase == .dragging)
    stage.advanceFrame()
    #expect((0.3...0.45).contains(stage.displayed))
    stage.scroll(along: stage.wayForward, by: 0.3, frames: 8)
    stage.scroll(.ended)
    stage.settle()
    #expect(stage.showsSecond)
    stage.scroll(.began)
    stage.scroll(along: stage.wayBack, by: 0.7, frames: 20)
    #expect(stage.transition.phase == .dragging)
    stage.scroll(.ended)
    stage.settle()

    #expect(!stage.showsSecond)
    #expect(stage.second.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  @Test(
    "A trackpad scroll catches a transition, moves it 1:1 and hands it on",
    arguments: ContainerKind.allCases
  )
  func catching(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.goForward()
    stage.advance(by: 0.06)

    stage.scroll(.began)
    stage.scroll(along: stage.wayForward, by: 0.06, frames: 4)
    stage.advanceFrame()
    #expect(stage.transition.phase == .dragging)
    let before = stage.displayed
    stage.scroll(along: stage.wayForward, by: -0.4, frames: 26)
    stage.advanceFrame()
    #expect(abs(stage.displayed - before + 0.4) < 0.01)
    #expect(stage.transition.velocity < -0.5)
    stage.scroll(.ended)
    stage.advanceFrame()

    #expect(stage.transition.phase == .settling(toward: .start))
    #expect(stage.transition.velocity < -0.5)
    stage.settle()
    #expect(!stage.showsSecond)
  }

  @Test("A setting turns trackpad scrolls off at any time", arguments: ContainerKind.allCases)
  func setting(kind: ContainerKind) {
    let stage = ContainerStage(kind)

    stage.transition.gestures.isScrollEnabled = false
    stage.scroll(.began)
    stage.scroll(along: stage.wayForward, by: 0.7, frames: 20)
    #expect(stage.transition.phase == .idle)
    stage.scroll(.ended)
    stage.transition.gestures.isScrollEnabled = true
    stage.scroll(.began)
    stage.scroll(along: stage.wayForward, by: 0.7, frames: 20)
    #expect(stage.transition.phase == .dragging)
    stage.scroll(.ended)
    stage.settle()

    #expect(stage.showsSecond)
  }

  @Test("Without a pan that pops, no scroll pops")
  func popDisabled() {
    let stage = ContainerStage(.navigation)
    stage.showSecond()
    stage.transition.gestures.pop = .disabled

    stage.scroll(.began)
    stage.scroll(along: stage.wayBack, by: 0.7, frames: 20)
    stage.scroll(.ended)
    stage.settle()

    #expect(stage.showsSecond)
  }

  @Test("Content under the pointer scrolls first, up to its edge")
  func content() {
    let stage = ContainerStage(.card)
    stage.showSecond()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))
    list.contentSize = CGSize(width: 393, height: 3000)
    list.contentInsetAdjustmentBehavior = .never
    stage.second.view.addSubview(list)
    list.contentOffset.y = 60
    // Where the last finger was says nothing of the pointer.
    stage.tap(at: CGPoint(x: 200, y: 800))
    stage.advance(by: 0.5)

    stage.scroll(.began)
    stage.scroll(along: stage.wayBack, by: 0.05, frames: 6)
    #expect(stage.transition.phase == .idle)
    #expect(list.contentOffset.y < 60)
    stage.scroll(along: stage.wayBack, by: 0.5, frames: 30)

    #expect(stage.transition.phase == .dragging)
    #expect(list.contentOffset.y == 0)
    stage.scroll(.ended)
    stage.settle()
  }
}

extension ContainerStage {
  /// Where the pointer is.
  private var pointer: CGPoint { CGPoint(x: 200, y: 500) }

  fileprivate func scroll(_ phase: UITouch.Phase) {
    HeadlessScroll.send(phase: phase, at: pointer)
  }

  /// Scrolls once a frame, by a share of a way in all.
  fileprivate func scroll(along way: CGVector, by share: CGFloat, frames: Int) {
    let step = CGVector(dx: way.dx * share / CGFloat(frames), dy: way.dy * share / CGFloat(frames))
    for _ in 0..<frames {
      advanceFrame()
      HeadlessScroll.send(phase: .moved, delta: step, at: pointer)
    }
  }
}
