import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Scroll views, sliders and text keep what is theirs.
@MainActor @Suite(.serialized) struct ScrollViewTests {
  /// A card with a list in it, presented and at rest.
  private func card() -> (ContainerStage, UIScrollView) {
    let stage = ContainerStage(.card)
    let list = UIScrollView()
    stage.showSecond()
    list.frame = stage.second.view.bounds
    list.contentSize = CGSize(width: list.bounds.width, height: 3000)
    list.contentInsetAdjustmentBehavior = .never
    stage.second.view.addSubview(list)
    stage.advance(by: 0.05)
    return (stage, list)
  }

  @Test(
    "A list at its top stays there when the bar above it goes while a finger holds the transition",
    arguments: [EffectCase.slide, .cover, .fade, .zoom, .carried],
    [true, false]
  )
  func barThatGoes(effect: EffectCase, isPush: Bool) {
    for (isEarly, isDragged) in [(true, false), (false, false), (false, true)] {
      let stage = ContainerStage(.navigation, effect.effect())
      let lists = [stage.first, stage.second].map { screen in
        let list = UIScrollView(frame: screen.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 300, height: 3000)
        screen.view.addSubview(list)
        return list
      }
      if !isPush { stage.showSecond() }
      stage.go(forward: isPush)
      stage.advance(by: 0.08)
      if isEarly { stage.navigation?.setNavigationBarHidden(true, animated: true) }
      stage.touchDown(at: CGPoint(x: 300, y: 560))
      stage.advance(by: 0.05)
      if !isEarly { stage.navigation?.setNavigationBarHidden(true, animated: true) }
      for _ in 0..<6 {
        if isDragged { stage.move(by: 6) }
        stage.advanceFrame()
      }
      stage.advance(by: 0.6)
      stage.lift()
      stage.settle()
      stage.advance(by: 1)
      for list in lists where list.window != nil {
        #expect(list.adjustedContentInset.top == 59)
        #expect(list.contentOffset.y == -59, "early: \(isEarly), dragged: \(isDragged)")
      }
    }
  }

  @Test(
    "A list at its top stands still while the finger pulls the card down, also a short one that bounces",
    arguments: [false, true]
  )
  func top(isShort: Bool) {
    let (stage, list) = card()
    if isShort {
      list.contentSize.height = 100
      list.alwaysBounceVertical = true
    }

    stage.touchDown(at: CGPoint(x: 200, y: 300))
    stage.drag(along: stage.wayBack, by: 0.3, frames: 20)
    stage.advanceFrame()

    #expect(stage.transition.phase == .dragging)
    #expect(list.contentOffset.y == 0)
    #expect((0.68...0.75).contains(stage.displayed))
    stage.drag(along: stage.wayBack, by: 0.3, frames: 5)
    stage.lift()
    stage.settle()
    #expect(!stage.showsSecond)
    #expect(list.bounces)
  }

  @Test("A finger that returns a card to its place holds it, and past that it scrolls the list")
  func returned() {
    let (stage, list) = card()
    stage.touchDown(at: CGPoint(x: 200, y: 300))
    stage.drag(by: 0, 200, frames: 20)
    stage.drag(by: 0, -195, frames: 20)
    stage.advanceFrame()
    #expect(stage.transition.phase == .dragging && list.contentOffset.y == 0)
    #expect(abs(stage.displayed - 1) < 0.001)
    stage.drag(by: 0, -60, frames: 10)
    stage.advanceFrame()
    #expect(stage.transition.phase != .dragging && list.contentOffset.y > 20)
    stage.lift()
    stage.settle()
    #expect(stage.showsSecond)
  }

  @Test(
    "A short list that a finger has stretched follows it back, where the other direction starts something",
    arguments: [ContainerKind.navigation, .container, .card],
    [1, -1] as [CGFloat]
  )
  func stretched(kind: ContainerKind, side: CGFloat) {
    let stage = ContainerStage(kind, .cover)
    let next = Screen("Next")
    next.modalPresentationStyle = .custom
    stage.showSecond()
    stage.transition.pushProvider = { _ in next }
    stage.transition.addPanToPresent(from: stage.second) { _ in next }
    let list = UIScrollView(frame: stage.second.view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 100)
    list.alwaysBounceVertical = true
    stage.second.view.insertSubview(list, at: 0)
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 200, y: 460))
    var last: CGFloat = 0
    for step in 0..<160 {
      stage.advanceFrame()
      stage.move(by: 0, step < 80 ? 3 * side : -3 * side)
      guard stage.transition.phase == .idle else { break }
      #expect(abs(list.contentOffset.y - last) < 4, "\(step)")
      last = list.contentOffset.y
    }
    #expect(abs(last) < 4)
    stage.lift()
    stage.settle()
    #expect(stage.complaints == [])
  }

  @Test("A touch that first scrolls away comes back to the top and pulls the card down")
  func awayAndBack() {
    let (stage, list) = card()
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    stage.drag(along: stage.wayForward, by: 0.2, frames: 15)
    #expect(stage.transition.phase == .idle)
    stage.advanceFrame()
    #expect(list.contentOffset.y > 50)

    stage.drag(along: stage.wayBack, by: 0.4, frames: 30)
    stage.advanceFrame()

    #expect(stage.transition.phase == .dragging)
    #expect(list.contentOffset.y == 0)
    #expect((0.7...0.9).contains(stage.displayed))
    stage.drag(along: stage.wayBack, by: 0.3, frames: 5)
    stage.lift()
    stage.settle()
    #expect(!stage.showsSecond)
  }

  @Test("One touch goes from scrolling to pulling the card, back to scrolling, and down again")
  func handOver() {
    let (stage, list) = card()
    list.contentOffset.y = 100
    stage.advanceFrame()
    stage.touchDown(at: CGPoint(x: 200, y: 300))

    stage.drag(along: stage.wayBack, by: 0.1, frames: 10)
    #expect(stage.displayed == 1)
    #expect(stage.transition.phase == .idle)
    #expect(list.contentOffset.y > 10)
    stage.drag(along: stage.wayBack, by: 0.4, frames: 30)
    stage.advanceFrame()
    #expect(stage.transition.phase == .dragging)
    #expect(list.contentOffset.y == 0)
    let pulled = stage.displayed
    #expect((0.55...0.75).contains(pulled))

    stage.drag(along: stage.wayForward, by: 0.5, frames: 30)
    stage.advanceFrame()
    #expect(stage.displayed == 1)
    #expect(stage.transition.phase == .idle)
    #expect(list.contentOffset.y > 50)

    stage.drag(along: stage.wayBack, by: 0.6, frames: 30)
    stage.advanceFrame()
    #expect(stage.transition.phase == .dragging)
    #expect(list.contentOffset.y == 0)
    stage.lift()
    stage.settle()
    #expect(stage.phases.last == .idle)
    #expect(list.bounces)
  }

  @Test("A list that is caught while it bounces comes back to its edge without a leap")
  func bouncing() {
    let (stage, list) = card()
    list.contentOffset.y = 200
    stage.advanceFrame()
    stage.touchDown(at: CGPoint(x: 200, y: 300))
    stage.drag(along: stage.wayBack, by: 0.25, frames: 5)
    stage.lift()
    for _ in 0..<120 where list.contentOffset.y > -20 {
      stage.advanceFrame()
    }
    #expect(list.contentOffset.y <= -20)

    stage.touchDown(at: CGPoint(x: 200, y: 300))
    var displayed: [CGFloat] = []
    for _ in 0..<40 {
      stage.drag(along: stage.wayBack, by: 0.005, frames: 1)
      displayed.append(list.layer.displayed()?.bounds.minY ?? .nan)
    }

    #expect(stage.transition.phase == .dragging)
    let steps = zip(displayed, displayed.dropFirst()).map { abs($0 - $1) }
    #expect((steps.max() ?? .nan) < 8)
    #expect(abs(displayed.last ?? .nan) < 0.5)
    stage.lift()
    stage.settle()
  }

  @Test("A list let go in mid-pull does not fly off afterwards")
  func noSwing() {
    let (stage, list) = card()
    stage.touchDown(at: CGPoint(x: 200, y: 300))
    stage.drag(along: stage.wayBack, by: 0.2, frames: 20)
    stage.drag(along: stage.wayForward, by: 0.1, frames: 3)
    #expect(stage.transition.phase == .dragging)

    stage.lift()
    stage.advance(by: 0.6)

    #expect(stage.showsSecond)
    #expect(list.contentOffset.y == 0)
  }

  @Test("A finger that goes sideways moves neither the list nor the card")
  func across() {
    let (stage, list) = card()

    stage.touchDown(at: CGPoint(x: 100, y: 400))
    stage.drag(along: CGVector(dx: 200, dy: 60), by: 1, frames: 20)

    #expect(stage.transition.phase == .idle)
    stage.lift()
    stage.advance(by: 1)
    #expect(stage.displayed == 1)
    #expect(list.contentOffset.x == 0)
  }

  @Test("A closure overrides whether a list or the card takes a pan, in both directions")
  func override() {
    let (stage, list) = card()
    list.contentOffset.y = 1000
    stage.transition.panOverride = { _, touched in touched is UIScrollView ? .allow : .automatic }
    stage.advanceFrame()
    stage.touchDown(at: CGPoint(x: 200, y: 300))
    stage.drag(along: stage.wayBack, by: 0.2, frames: 20)
    #expect(stage.transition.phase == .dragging)
    stage.lift()
    stage.settle()

    stage.transition.panOverride = { _, _ in .deny }
    stage.touchDown(at: CGPoint(x: 200, y: 300))
    stage.drag(along: stage.wayBack, by: 0.2, frames: 20)
    #expect(stage.transition.phase == .idle)
    stage.lift()
    stage.settle()
  }

  @Test("A drag along a list of the incoming screen scrolls it in flight, and one across catches")
  func inFlight() {
    let stage = ContainerStage(.navigation)
    let list = UIScrollView(frame: stage.window.bounds)
    list.contentSize = CGSize(width: 393, height: 3000)
    stage.second.view.addSubview(list)
    stage.goForward()
    stage.advance(by: 0.25)
    let top = list.contentOffset.y

    stage.touchDown(at: CGPoint(x: 300, y: 600))
    stage.drag(along: CGVector(dx: 0, dy: -100), by: 1, frames: 8)
    #expect(stage.transition.phase == .settling(toward: .end))
    #expect(list.contentOffset.y > top + 20)
    stage.lift()
    stage.settle()

    stage.goBack()
    stage.advance(by: 0.1)
    stage.transition.reverse()
    stage.advance(by: 0.02)
    stage.touchDown(at: CGPoint(x: 350, y: 600))
    stage.drag(along: stage.wayBack, by: 0.1, frames: 4)
    #expect(stage.transition.phase == .dragging)
    stage.lift()
    stage.settle()
  }
}

/// A view that takes text, as a field does.
final class TypingView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
