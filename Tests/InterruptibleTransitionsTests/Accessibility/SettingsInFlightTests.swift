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
