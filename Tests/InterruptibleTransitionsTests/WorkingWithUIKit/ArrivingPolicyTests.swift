import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A screen that comes in and may not be left, because it has a draft, or because people type meanwhile.
@MainActor @Suite(.serialized) struct ArrivingPolicyTests {
  /// What would reverse the transition that shows the screen.
  enum Gesture: CaseIterable {
    case tap
    case drag
    case dragAfterTouch
    case pinch
    case escape
    case key
  }

  @Test(
    "No gesture takes back a screen that may not be left, at any moment of its coming",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, Gesture.allCases)
  )
  func arriving(kind: ContainerKind, gesture: Gesture) {
    for policy in [BackPolicy.allow, .resist, .forbid] {
      // Later, a tap presses the button of the screen.
      for frames in gesture == .tap ? [3, 8, 20] : [3, 8, 20, 45] {
        let stage = makeStage(kind, for: gesture)
        stage.guarded?.policy = policy
        if gesture == .dragAfterTouch { stage.transition.gestures.catching = .pan }
        stage.go(forward: true)
        for _ in 0..<frames { stage.advanceFrame() }
        make(gesture, on: stage)
        stage.settle()

        expectAnswer(to: gesture, on: stage, "\(policy), \(frames) frames")
      }
    }
  }

  private func makeStage(_ kind: ContainerKind, for gesture: Gesture) -> ContainerStage {
    let picture = UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 180))
    let stage = ContainerStage(
      kind,
      gesture == .pinch ? .zoom { _ in picture } : nil,
      makeScreen: { GuardedScreen($0) }
    )
    stage.first.view.addSubview(picture)
    return stage
  }

  /// The second screen has been asked once, except as a tab, and is left only if it allows that.
  private func expectAnswer(
    to gesture: Gesture,
    on stage: ContainerStage,
    _ comment: Comment
  ) {
    let isUnderstood = gesture.isUnderstood(by: stage.kind)
    let asks = stage.kind != .tabs && isUnderstood
    let isKept = stage.guarded?.policy != .allow && asks
    #expect(stage.guarded?.asked == (asks ? 1 : 0), comment)
    #expect(stage.showsSecond == (isKept || !isUnderstood), comment)
    #expect(stage.complaints == [], comment)
  }

  private func make(_ gesture: Gesture, on stage: ContainerStage) {
    switch gesture {
    case .tap: stage.tap(at: CGPoint(x: 200, y: 200))
    case .drag, .dragAfterTouch:
      stage.touchDown(at: CGPoint(x: 200, y: 300))
      stage.drag(along: stage.wayBack, by: 0.7, frames: 12)
      stage.lift()
    case .pinch:
      var fingers = FingerTips()
      fingers.pinch(on: stage)
      fingers.send(.ended)
    case .escape: _ = stage.escape(from: stage.second)
    case .key: _ = HeadlessKeyboard.press("[", .command)
    }
  }

  @Test("A delegate that allows no dismissal hears of a gesture that would reverse it")
  func delegate() {
    for isModal in [false, true] {
      let stage = ContainerStage(.fullScreen)
      let delegate = DismissalGuard()
      stage.second.presentationController?.delegate = delegate
      stage.second.isModalInPresentation = isModal
      stage.go(forward: true)
      for _ in 0..<20 { stage.advanceFrame() }
      stage.tap(at: CGPoint(x: 200, y: 200))
      stage.settle()

      #expect(stage.showsSecond)
      #expect(delegate.calls == ["attempt"])
    }
  }

  @Test(
    "A screen that code leaves and a tap brings back isn't left by another gesture",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, Gesture.allCases)
  )
  func broughtBack(kind: ContainerKind, gesture: Gesture) {
    for policy in [BackPolicy.allow, .forbid] {
      let stage = makeStage(kind, for: gesture)
      stage.transition.spring = Spring(response: 1)
      stage.showSecond()
      stage.guarded?.policy = policy
      stage.go(forward: false)
      for _ in 0..<12 { stage.advanceFrame() }
      stage.transition.reverse()
      for _ in 0..<4 { stage.advanceFrame() }
      make(gesture, on: stage)
      stage.settle()

      expectAnswer(to: gesture, on: stage, "\(policy)")
    }
  }

  @Test("What code takes back, it takes back without asking, also after a finger has held it")
  func code() {
    let stage = ContainerStage(guarded: .navigation)
    stage.guarded?.policy = .forbid
    stage.go(forward: true)
    for _ in 0..<20 { stage.advanceFrame() }
    stage.transition.reverse()
    stage.advanceFrame()
    stage.touchDown(at: CGPoint(x: 200, y: 300))
    stage.drag(by: 200, frames: 12)
    stage.lift()
    stage.settle()

    #expect(!stage.showsSecond)
    #expect(stage.guarded?.asked == 0)
  }

  @Test("A screen that a finger brings itself may be put back by the same finger")
  func brought() {
    let stage = ContainerStage(guarded: .fullScreen)
    stage.guarded?.policy = .forbid
    stage.touchDown(at: stage.start(along: stage.wayForward))
    stage.drag(along: stage.wayForward, by: 0.3, frames: 10)
    stage.drag(along: stage.wayForward, by: -0.3, frames: 10)
    stage.lift()
    stage.settle()

    #expect(!stage.showsSecond)
    #expect(stage.guarded?.asked == 0)
  }
}

extension ArrivingPolicyTests.Gesture {
  /// Whether the gesture goes back in a container at all.
  fileprivate func isUnderstood(by kind: ContainerKind) -> Bool {
    switch self {
    case .tap, .drag, .dragAfterTouch, .pinch: true
    case .escape, .key: kind != .tabs
    }
  }
}
