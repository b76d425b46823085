import InterruptibleTransitions
import Testing
import UIKit

/// A finger on the bar while the tabs move.
@MainActor @Suite(.serialized) struct TabBarTapTests {
  @Test("A tap on the bar is meant for the tab that it selects", arguments: [0, 1])
  func onTheBar(index: Int) throws {
    let stage = ContainerStage(.tabs)
    let bar = try #require(stage.tabs?.tabBar)
    stage.goForward()
    stage.advance(by: 0.12)

    let width = bar.bounds.width / 2
    let item = CGPoint(x: width * (CGFloat(index) + 0.5), y: 20)
    stage.tap(at: bar.convert(item, to: nil))
    stage.advance(by: 0.02)

    #expect(stage.transition.phase == .settling(toward: index == 0 ? .start : .end))
    stage.settle()
    #expect(stage.showsSecond == (index == 1))
  }

  @Test("Where the bar is hidden, a tap there reverses the transition")
  func hiddenBar() throws {
    let stage = ContainerStage(.tabs)
    let bar = try #require(stage.tabs?.tabBar)
    stage.goForward()
    stage.advance(by: 0.12)
    bar.isHidden = true

    stage.tap(at: CGPoint(x: bar.frame.midX, y: bar.frame.midY))
    stage.advance(by: 0.02)

    #expect(stage.transition.phase == .settling(toward: .start))
  }
}
