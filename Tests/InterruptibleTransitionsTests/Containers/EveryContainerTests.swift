import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What holds for push and pop holds for every container and presentation style.
@MainActor @Suite(.serialized) struct EveryContainerTests {
  @Test(
    "A tap reverses the transition of every container, in both directions",
    arguments: ContainerKind.allCases,
    [true, false]
  )
  func tap(kind: ContainerKind, isForward: Bool) {
    let stage = ContainerStage(kind)
    if !isForward { stage.showSecond() }
    isForward ? stage.goForward() : stage.goBack()
    stage.advance(by: 0.12)

    stage.tap()
    stage.advance(by: 0.02)

    #expect(stage.transition.phase == .settling(toward: .start))
    stage.settle()
    #expect(stage.showsSecond == !isForward)
    #expect(stage.displayed == (isForward ? 0 : 1))
    #expect(stage.phases.last == .idle)
  }

  @Test(
    "A pan catches the transition of every container, moves it 1:1 and hands it on",
    arguments: ContainerKind.allCases,
    [true, false]
  )
  func catching(kind: ContainerKind, isForward: Bool) {
    let stage = ContainerStage(kind)
    if !isForward { stage.showSecond() }
    isForward ? stage.goForward() : stage.goBack()
    stage.advance(by: 0.12)
    let way = isForward ? stage.wayForward : stage.wayBack
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    stage.drag(along: way, by: 0.06, frames: 4)
    stage.advanceFrame()
    #expect(stage.transition.phase == .dragging)
    let (before, finger) = (stage.displayed, stage.finger)

    stage.drag(along: way, by: -0.4, frames: 20)
    stage.advanceFrame()

    let moved = stage.kind.isPresentation ? stage.finger.y - finger.y : stage.finger.x - finger.x
    let length = stage.kind.isPresentation ? stage.wayForward.dy : stage.wayForward.dx
    #expect(abs((stage.displayed - before) * length - moved) < 1)
    stage.lift()
    stage.settle()
    #expect(stage.transition.phase == .idle)
    #expect(stage.showsSecond == !isForward)
  }

  @Test(
    "A pan starts the transition of every container, in both layout directions",
    arguments: ContainerKind.allCases,
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
  )
  func panStarts(kind: ContainerKind, direction: UIUserInterfaceLayoutDirection) {
    let stage = ContainerStage(kind, layoutDirection: direction)

    stage.touchDown(at: stage.start(along: stage.wayForward))
    stage.drag(along: stage.wayForward, by: 0.4, frames: 20)
    #expect(stage.transition.phase == .dragging)
    stage.advanceFrame()
    #expect((0.3...0.45).contains(stage.displayed))
    stage.drag(along: stage.wayForward, by: 0.3, frames: 8)
    stage.lift()
    stage.settle()
    #expect(stage.showsSecond)

    stage.touchDown(at: stage.start(along: stage.wayBack))
    stage.drag(along: stage.wayBack, by: 0.4, frames: 20)
    #expect(stage.transition.phase == .dragging)
    stage.advanceFrame()
    #expect((0.55...0.7).contains(stage.displayed))
    stage.drag(along: stage.wayBack, by: 0.2, frames: 8)
    stage.lift()
    stage.settle()
    #expect(!stage.showsSecond)
    #expect(stage.second.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  @Test(
    "A canceled touch lets a transition go on to where it was going",
    arguments: ContainerKind.allCases,
    [true, false]
  )
  func takenAway(kind: ContainerKind, isDragged: Bool) {
    let stage = ContainerStage(kind)
    stage.goForward()
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 200, y: 600))
    if isDragged { stage.drag(along: stage.wayForward, by: 0.1, frames: 5) }
    #expect(stage.transition.phase == .dragging)
    HeadlessTouch.cancelAll()
    stage.advanceFrame()
    #expect(stage.transition.phase == .settling(toward: .end))
    stage.settle()
    #expect(stage.showsSecond)
  }
}
