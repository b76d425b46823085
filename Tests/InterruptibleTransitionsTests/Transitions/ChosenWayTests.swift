import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A custom container whose effect goes another way forward than back, around lists.
@MainActor @Suite struct ChosenWayTests {
  private static let steps: [CGVector] = [
    CGVector(dx: 0, dy: -9), CGVector(dx: 0, dy: 9), CGVector(dx: -9, dy: 0),
    CGVector(dx: 9, dy: 0),
  ]

  /// The transition's progress and the offset of the list in each frame of a drag along two ways, and where all ends.
  private func play(
    _ steps: [CGVector],
    back isBack: Bool,
    at offset: CGFloat?,
    in flight: Bool,
    _ choose: @escaping @MainActor @Sendable (TransitionScene) -> any TransitionEffect
  ) -> [String] {
    let stage = ContainerStage(.container, personality: .standard)
    stage.transition.effect = .choosing(choose)
    if isBack { stage.goForward(animated: false) }
    stage.settle()
    let screen = isBack ? stage.second : stage.first
    let list = UIScrollView(frame: screen.view.bounds)
    list.contentSize = CGSize(width: 300, height: 2000)
    screen.view.insertSubview(list, at: 0)
    stage.advance(by: 0.1)
    let bottom = 2000 + list.adjustedContentInset.bottom - list.bounds.height
    list.contentOffset.y = offset ?? bottom
    stage.advance(by: 0.1)

    var frames: [String] = []
    if flight {
      stage.go(forward: !isBack)
      stage.advance(by: 0.05)
    }
    stage.touchDown(at: CGPoint(x: 196, y: 400))
    for step in steps {
      for _ in 0..<16 {
        stage.advanceFrame()
        stage.move(by: step)
        let progress = (stage.transition.progress * 1000).rounded()
        frames.append("\(stage.transition.phase) \(progress) \(list.contentOffset.y.rounded())")
      }
    }
    stage.lift()
    stage.settle()
    #expect(stage.complaints == [])
    let shown = stage.showsSecond ? stage.second : stage.first
    #expect(stage.answers(shown))
    return frames + [shown.title ?? "", "\(list.contentOffset.y.rounded())"]
  }

  @Test(
    "A list stands still under a drag across it, whatever way the opposite transition goes",
    arguments: PlayedRows.current.pairs([true, false], [-59, 300, nil] as [CGFloat?])
  )
  func standsStill(isBack: Bool, offset: CGFloat?) {
    // The transition goes across the list, and the opposite one along it.
    let across = isBack ? CGVector(dx: 9, dy: 0) : CGVector(dx: -9, dy: 0)
    for next in ChosenWayTests.steps {
      for flight in [false, true] {
        let displayed = play([across, next], back: isBack, at: offset, in: flight) { scene in
          (scene.direction == .backward) == isBack ? .slide : .cover
        }
        let due = play([across, next], back: isBack, at: offset, in: flight) { _ in .slide }
        #expect(displayed == due, "\(next) in flight: \(flight)")
      }
    }
  }

  @Test(
    "A list that has begun to scroll goes on, and no drag across it begins",
    arguments: [true, false]
  )
  func scrollsOn(isBack: Bool) {
    let across = isBack ? CGVector(dx: 9, dy: 0) : CGVector(dx: -9, dy: 0)
    // At its middle the list has room both ways.
    for step in ChosenWayTests.steps.prefix(2) {
      let displayed = play([step, across], back: isBack, at: 600, in: false) { scene in
        (scene.direction == .backward) == isBack ? .slide : .cover
      }
      let due = play([step, across], back: isBack, at: 600, in: false) { _ in .slide }
      #expect(displayed == due, "\(step)")
    }
  }
}
