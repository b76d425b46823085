import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Screens that lay out by hand what a spring is moving.
@MainActor @Suite struct SprungLayoutTests {
  nonisolated private static let effects: [EffectCase] = [.sprungStages, .movedMatches]
  nonisolated private static let kinds: [ContainerKind] = [.navigation, .card, .tabs, .fullScreen]

  /// Plays a transition whose second screen lays out the view that moves; returns what is seen of that in each frame.
  private func play(
    _ effect: EffectCase,
    _ kind: ContainerKind,
    forward: Bool,
    by offset: CGFloat
  ) -> (tops: [CGFloat], heights: [CGFloat], stage: ContainerStage) {
    let stage = ContainerStage(kind, framesPerSecond: 120)
    let effectCase = EffectStage(stage, effect)
    let view: UIView = effectCase.above
    let frame = view.frame
    if !forward { stage.showSecond() }
    stage.go(forward: forward)
    for _ in 0..<12 { stage.advanceFrame() }
    stage.second.onLayout = { view.frame = frame.offsetBy(dx: 0, dy: offset) }
    stage.second.view.setNeedsLayout()
    var (tops, heights): ([CGFloat], [CGFloat]) = ([], [])
    while stage.transition.phase != .idle, tops.count < 1000 {
      stage.advanceFrame()
      let layer = view.layer.displayed() ?? view.layer
      tops.append(layer.position.y)
      heights.append(layer.bounds.height)
    }
    stage.settle()
    return (tops, heights, stage)
  }

  @Test("A layout between two frames isn't seen", arguments: effects, kinds)
  func betweenFrames(effect: EffectCase, kind: ContainerKind) {
    for isForward in [true, false] {
      let stage = ContainerStage(kind, framesPerSecond: 120)
      let effectCase = EffectStage(stage, effect)
      let (view, frame) = (effectCase.above, effectCase.above.frame)
      stage.second.onLayout = { view.frame = frame }
      if !isForward { stage.showSecond() }
      stage.go(forward: isForward)
      for _ in 0..<12 {
        stage.advanceFrame()
        let before = view.displayedFrame
        // The answer of a server, a timer, or a touch.
        stage.second.view.setNeedsLayout()
        HeadlessClock.endTurn()
        #expect(view.displayedFrame == before)
      }
      stage.settle()
      #expect(stage.complaints == [])
    }
  }

  @Test(
    "A layout inside an app's animation doesn't change the size",
    arguments: PlayedRows.current.pairs(effects, kinds)
  )
  func animatedLayout(effect: EffectCase, kind: ContainerKind) {
    for isForward in [true, false] {
      let stage = ContainerStage(kind, framesPerSecond: 120)
      let effectCase = EffectStage(stage, effect)
      let views: [UIView] = [effectCase.above, effectCase.below]
      let frames = views.map(\.frame)
      stage.second.onLayout = { views[0].frame = frames[0] }
      stage.first.onLayout = { views[1].frame = frames[1] }
      if !isForward { stage.showSecond() }
      stage.go(forward: isForward)
      for _ in 0..<10 { stage.advanceFrame() }
      let screens: [UIView] = [stage.first.view, stage.second.view]
      for screen in screens { screen.setNeedsLayout() }
      UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut) {
        for screen in screens { screen.layoutIfNeeded() }
      }
      .startAnimation()
      for _ in 0..<10 {
        stage.advanceFrame()
        for (view, frame) in zip(views, frames) {
          let size = (view.layer.displayed() ?? view.layer).bounds.size
          #expect(abs(size.width - frame.width) < 0.5, "\(size), forward \(isForward)")
        }
      }
      stage.settle()
      #expect(stage.complaints == [])
    }
  }

  @Test("A view comes to where its screen has laid it out meanwhile", arguments: effects, kinds)
  func elsewhere(effect: EffectCase, kind: ContainerKind) throws {
    let tops = play(effect, kind, forward: true, by: 40).tops
    let (last, before) = (try #require(tops.last), try #require(tops.dropLast().last))
    #expect(abs(last - before) < 0.5, "\(before), \(last)")
    let undisturbed = try #require(play(effect, kind, forward: true, by: 0).tops.last)
    #expect(abs(last - undisturbed - 40) < 0.5, "\(last), \(undisturbed)")
  }

  @Test(
    "A frame that a screen sets anew under a view's transform doesn't change its size",
    arguments: effects,
    kinds
  )
  func sameFrame(effect: EffectCase, kind: ContainerKind) {
    for isForward in [true, false] {
      let heights = play(effect, kind, forward: isForward, by: 0).heights
      #expect(!heights.isEmpty)
      #expect(heights.allSatisfy { abs($0 - 300) < 0.5 }, "\(heights.max() ?? 0)")
    }
  }

  @Test(
    "A view that has come to its place away stays there when its screen lays it out",
    arguments: kinds
  )
  func landed(kind: ContainerKind) {
    let stage = ContainerStage(kind, framesPerSecond: 120)
    let effectCase = EffectStage(stage, .slide)
    let (view, offset) = (effectCase.above, CGVector(dx: 0, dy: 120))
    let frame = view.frame
    stage.transition.effect = .fade
      .combined(
        with: .stages { @MainActor @Sendable _ in
          [.move(view, by: offset, with: Spring(response: 0.1))]
        }
      )
    stage.transition.spring = Spring(response: 1)
    stage.showSecond()
    stage.second.onLayout = { view.frame = frame }
    stage.goBack()
    stage.advance(by: 0.4)
    #expect(abs(view.displayedFrame.minY - frame.minY - 120) < 0.5)
    stage.second.view.setNeedsLayout()
    stage.advanceFrame()
    #expect(abs(view.displayedFrame.minY - frame.minY - 120) < 0.5)
    stage.settle()
    #expect(stage.complaints == [])
  }

  @Test(
    "A view with an autoresizing mask that its screen lays out above a keyboard comes to its place",
    arguments: [true, false]
  )
  func aboveKeyboard(hasMask: Bool) {
    let stage = ContainerStage(.navigation, framesPerSecond: 120)
    let effectCase = EffectStage(stage, .slide)
    let (view, holder) = (
      effectCase.above, UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
    )
    holder.addSubview(view)
    stage.second.loadViewIfNeeded()
    stage.second.view.addSubview(holder)
    if hasMask { view.autoresizingMask = [.flexibleTopMargin] }
    let room = Room()
    let bottom = room.height - view.center.y
    stage.second.onLayout = {
      holder.frame.size.height = room.height
      view.center.y = room.height - bottom
    }
    stage.transition.effect = .fade.combined(
      with: .stages { @MainActor @Sendable _ in
        [.move(view, by: CGVector(dx: 0, dy: 120), with: Spring(response: 0.5))]
      }
    )
    stage.goForward()
    for _ in 0..<10 { stage.advanceFrame() }
    room.height = 660
    stage.second.view.setNeedsLayout()
    var last = view.displayedFrame.midY
    while stage.transition.phase != .idle {
      stage.advanceFrame()
      let displayed = view.displayedFrame.midY
      #expect(abs(displayed - last) < 20, "\(last), \(displayed)")
      last = displayed
    }
    #expect(abs(last - (660 - bottom)) < 0.5)
  }

  /// The room that a keyboard leaves.
  @MainActor
  private final class Room {
    var height: CGFloat = 700
  }
}
