import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The system's settings change while a transition is in flight.
@MainActor @Suite(.serialized) struct SettingsInFlightTests {
  @Test(
    "Reduce Motion lets a transition in flight end as it began; the next one is a fade",
    arguments: ContainerKind.allCases
  )
  func reduceMotion(kind: ContainerKind) {
    let undisturbed = ContainerStage(kind)
    undisturbed.goForward()
    let expected = undisturbed.trace(frames: 60)
    let stage = ContainerStage(kind)

    stage.goForward()
    let displayed = stage.trace(frames: 60) { frame in
      if frame == 10 { HeadlessAccessibility.isReduceMotionEnabled = true }
    }
    #expect(displayed == expected)
    stage.settle()
    stage.goBack()
    stage.advance(by: 0.05)
    #expect(stage.displayed == 1, "it fades in its place")
    #expect((0.05...0.95).contains(stage.opacity))
    HeadlessAccessibility.isReduceMotionEnabled = false
    stage.advance(by: 0.02)
    #expect(stage.displayed == 1, "it goes on fading")
    stage.settle()

    #expect(!stage.showsSecond)
    stage.expectNothingLeft()
  }

  @Test(
    "A presentation that began as a fade is dismissed by the effect once Reduce Motion is off",
    arguments: ContainerKind.allCases
  )
  func motionAgain(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    HeadlessAccessibility.isReduceMotionEnabled = true
    stage.goForward()
    stage.settle()
    HeadlessAccessibility.isReduceMotionEnabled = false

    stage.goBack()
    stage.advance(by: 0.05)
    #expect(stage.displayed < 0.95)
    stage.settle()

    #expect(!stage.showsSecond)
    stage.expectNothingLeft()
  }

  @Test(
    "Behind a card that fades in under Reduce Motion, the screen is dimmed as it is otherwise",
    arguments: [ContainerKind.card, .sampleCard, .fullScreen]
  )
  func dimming(kind: ContainerKind) {
    let source = UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 180))
    let effects: [any TransitionEffect] = [
      BuiltInEffect.cover, BuiltInEffect.cover(dimming: 0), BuiltInEffect.cover(dimming: 0.4),
      BuiltInEffect.alert,
      BuiltInEffect.cover.onPrepare { _ in }, BuiltInEffect.choosing { _ in BuiltInEffect.cover },
      BuiltInEffect.cover.carried(by: Spring(response: 0.4, dampingRatio: 1)), BuiltInEffect.scale,
      ZoomEffect { _ in source }, ZoomEffect { _ in source }.dimming(0.3),
    ]
    for (number, effect) in effects.enumerated() {
      let (usual, reduced) = (dimming(kind, effect, false), dimming(kind, effect, true))
      if number == 0 { #expect(usual == 0.2 || kind == .fullScreen) }
      #expect(reduced == (kind == .fullScreen ? 0 : usual), "\(kind) \(number)")
    }
  }

  /// The opacity of the dimming behind a presentation at rest, after which nothing is left.
  private func dimming(
    _ kind: ContainerKind,
    _ effect: any TransitionEffect,
    _ reducesMotion: Bool
  ) -> CGFloat {
    let stage = ContainerStage(kind, effect, personality: .standard)
    HeadlessAccessibility.isReduceMotionEnabled = reducesMotion
    stage.goForward()
    stage.settle()
    let container = stage.second.presentationController?.containerView
    let view = container?.view(named: "transition.dimming")
    let dimming = view?.alpha ?? 0
    stage.goBack()
    stage.settle()
    #expect(!stage.showsSecond)
    stage.expectNothingLeft()
    return dimming
  }

  @Test("A setting keeps the effect under Reduce Motion", arguments: ContainerKind.allCases)
  func effectItself(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.transition.accessibility.reducesMotion = false
    HeadlessAccessibility.isReduceMotionEnabled = true

    stage.goForward()
    stage.advance(by: 0.05)

    #expect(stage.displayed < 0.95)
    #expect(stage.opacity == 1)
  }

  @Test("Dynamic Type and bold text change nothing in flight", arguments: ContainerKind.allCases)
  func text(kind: ContainerKind) {
    let undisturbed = ContainerStage(kind)
    undisturbed.goForward()
    let expected = undisturbed.trace(frames: 60)
    let stage = ContainerStage(kind)

    stage.goForward()
    let displayed = stage.trace(frames: 60) { frame in
      if frame == 8 { HeadlessScreen.preferredContentSizeCategory = .accessibilityLarge }
      if frame == 16 { HeadlessAccessibility.isBoldTextEnabled = true }
    }

    #expect(displayed == expected)
    stage.settle()
    #expect(stage.showsSecond)
    #expect(stage.second.calls == ["willAppear", "didAppear"])
  }
}

extension ContainerStage {
  fileprivate var opacity: CGFloat { CGFloat(second.view.layer.displayed()?.opacity ?? -1) }

  fileprivate func expectNothingLeft() {
    #expect(second.viewIfLoaded?.window == nil)
    #expect(second.view.alpha == 1)
    #expect(second.view.transform == .identity)
    #expect(first.view.alpha == 1)
    #expect(first.view.transform == .identity)
    #expect(first.view.frame == window.bounds)
  }
}
