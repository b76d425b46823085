import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What a finger that drags has in its first week.
@MainActor @Suite(.serialized) struct HandDragTests {
  @Test(
    "A swipe from the edge goes back whatever the look's direction, and the finger has the page",
    arguments: [false, true],
    [0, 1]
  )
  func edgeSwipe(isRightToLeft: Bool, appearance: Int) {
    let stage = ContainerStage(
      .navigation,
      appearance == 0 ? BuiltInEffect.cover : RisingEffect(),
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight
    )
    stage.showSecond()
    let inward: CGFloat = isRightToLeft ? -1 : 1

    stage.touchDown(at: CGPoint(x: isRightToLeft ? 391 : 2, y: 600))
    for _ in 0..<20 {
      stage.advanceFrame()
      stage.move(by: inward * 10)
    }
    stage.advance(by: 0)

    #expect(stage.transition.phase == .dragging)
    // The page stays 12 points behind.
    #expect(abs(stage.transition.progress - (200 - 12) / 393) < 0.01)
    stage.move(by: inward * 40)
    stage.lift()
    stage.settle()
    #expect(!stage.showsSecond)
    #expect(stage.complaints.isEmpty)
  }

  @Test("A finger has the push that it starts, also where the look is chosen by the screen")
  func chosenByForeground() {
    let stage = ContainerStage(
      .navigation,
      .choosing { $0.foregroundViewController == nil ? .slide : .cover }
    )
    stage.touchDown(at: CGPoint(x: 380, y: 600))
    for _ in 0..<20 {
      stage.advanceFrame()
      stage.move(by: -10)
    }
    stage.advance(by: 0)

    #expect(abs(stage.transition.progress - (200 - 12) / 393) < 0.01)
    stage.move(by: -60)
    stage.lift()
    stage.settle()
    #expect(stage.showsSecond)
  }

  @Test("A zoomed screen without a source is opaque under the finger, and fades on its way home")
  func cardWithoutSource() throws {
    let stage = ContainerStage(.navigation, .zoom { _ in nil })
    stage.showSecond()
    stage.touchDown(at: CGPoint(x: 200, y: 200))
    for _ in 0..<30 {
      stage.advanceFrame()
      stage.move(by: 0, 12)
      stage.advance(by: 0)
      #expect(opacity(of: stage.second.view) == 1)
    }
    stage.lift()
    var displayed: [CGFloat] = []
    while stage.transition.phase != .idle {
      stage.advanceFrame()
      if stage.second.view.window != nil { displayed.append(opacity(of: stage.second.view)) }
    }

    #expect(!stage.showsSecond)
    #expect(zip(displayed, displayed.dropFirst()).allSatisfy { $0 >= $1 }, "\(displayed)")
    #expect(try #require(displayed.dropLast().last) < 0.1)
    #expect(stage.second.view.alpha == 1)
  }

  @Test("A finger that is still down doesn't hold what code has sent on before the start")
  func fromUnderFinger() {
    let stage = ContainerStage(.navigation)
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 380, y: 600))
    for _ in 0..<3 { stage.move(by: -12) }
    #expect(stage.transition.flights.first?.isUpcoming != false)

    stage.transition.finish()
    stage.move(by: -12)
    stage.settle()

    #expect(stage.showsSecond)
    stage.lift()
    #expect(stage.complaints.isEmpty)
  }

  private func opacity(of view: UIView) -> CGFloat {
    sequence(first: view, next: \.superview).reduce(1) { opacity, view in
      opacity * CGFloat((view.layer.displayed() ?? view.layer).opacity)
    }
  }
}

/// The screen above goes up, and uncovers the one below.
private struct RisingEffect: TransitionEffect {
  func travel(in scene: TransitionScene) -> CGVector {
    CGVector(dx: 0, dy: 852)
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    scene.foreground?.center.y =
      scene.foregroundFrame.midY - (position == .presented ? 0 : 852)
  }
}
