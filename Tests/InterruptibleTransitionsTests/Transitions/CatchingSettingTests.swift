import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A transition that nothing may catch.
@MainActor @Suite(.serialized) struct CatchingSettingTests {
  /// What people do with a transition.
  enum Deed: CaseIterable {
    case touch
    case tap
    case pan
    case edgePan
    case pinch
    case secondFinger
    case scroll
  }

  /// When the app turns catching off.
  enum Moment: CaseIterable {
    case before
    case during
  }

  nonisolated private static let kinds: [ContainerKind] = [
    .navigation, .tabs, .fullScreen, .custom, .container,
  ]

  private func makeStage(_ kind: ContainerKind) -> ContainerStage {
    let picture = UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 180))
    let stage = ContainerStage(kind, .zoom { _ in picture })
    stage.first.view.addSubview(picture)
    stage.transition.spring = Spring(response: 2)
    stage.advanceFrame()
    return stage
  }

  private func turnOff(_ stage: ContainerStage) {
    stage.transition.gestures.catching = .never
    stage.transition.gestures.isTapEnabled = false
  }

  /// Does something to the transition that runs.
  private func perform(_ deed: Deed, on stage: ContainerStage, afterTouchDown: () -> Void) {
    var fingers = FingerTips()
    let pointer = CGPoint(x: 200, y: 500)
    switch deed {
    case .touch, .tap:
      stage.touchDown(at: CGPoint(x: 200, y: 700))
      afterTouchDown()
      if deed == .touch { stage.advance(by: 0.1) }
      stage.lift()
    case .pan, .edgePan:
      stage.touchDown(at: CGPoint(x: deed == .pan ? 150 : 4, y: 500))
      afterTouchDown()
      stage.drag(by: 80, 40, frames: 10)
      stage.lift()
    case .pinch:
      fingers.send(.began)
      afterTouchDown()
      for _ in 0..<20 {
        fingers.distance -= 5
        stage.advanceFrame()
        fingers.send(.moved)
      }
      fingers.send(.ended)
    case .secondFinger:
      stage.touchDown(at: CGPoint(x: 150, y: 500))
      afterTouchDown()
      stage.drag(by: 30, 0, frames: 4)
      HeadlessTouch.send(id: 2, phase: .began, at: CGPoint(x: 300, y: 500))
      for step in 1...10 {
        stage.advanceFrame()
        HeadlessTouch.send(id: 2, phase: .moved, at: CGPoint(x: 300 - 10 * step, y: 500))
      }
      HeadlessTouch.send(id: 2, phase: .ended, at: CGPoint(x: 200, y: 500))
      stage.lift()
    case .scroll:
      HeadlessScroll.send(phase: .began, at: pointer)
      afterTouchDown()
      for _ in 0..<10 {
        stage.advanceFrame()
        HeadlessScroll.send(phase: .moved, delta: CGVector(dx: 8, dy: 6), at: pointer)
      }
      HeadlessScroll.send(phase: .ended, at: pointer)
    }
  }

  @Test(
    "Where nothing may catch and no tap reverses, no gesture changes a running transition",
    arguments: PlayedRows.current.pairs(Deed.allCases, kinds)
  )
  func never(deed: Deed, kind: ContainerKind) {
    for isForward in [true, false] {
      for moment in Moment.allCases {
        let stage = makeStage(kind)
        if !isForward { stage.showSecond() }
        if moment == .before { turnOff(stage) }
        stage.go(forward: isForward)
        stage.advance(by: 0.15)
        if moment == .during { turnOff(stage) }
        #expect(stage.transition.phase == .settling(toward: .end))
        let phases = stage.phases.count

        perform(deed, on: stage, afterTouchDown: {})

        #expect(stage.phases.count == phases, "\(moment), forward: \(isForward)")
        #expect(stage.transition.phase == .settling(toward: .end))
        stage.settle()
        #expect(stage.showsSecond == isForward, "\(moment), forward: \(isForward)")
      }
    }
  }

  @Test(
    "A setting that comes while a finger is down keeps that from catching, unless it has caught already",
    arguments: [Deed.tap, .pan, .edgePan, .pinch, .scroll],
    kinds
  )
  func underFinger(deed: Deed, kind: ContainerKind) {
    let stage = makeStage(kind)
    stage.transition.gestures.catching = .pan
    stage.go(forward: true)
    stage.advance(by: 0.15)
    let phases = stage.phases.count

    perform(deed, on: stage) { turnOff(stage) }

    #expect(stage.phases.count == phases)
    stage.settle()
    #expect(stage.showsSecond)
  }
}
