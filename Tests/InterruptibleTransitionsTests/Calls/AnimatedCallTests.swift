import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Calls that an app makes inside an animation of its own.
@MainActor @Suite(.serialized) struct AnimatedCallTests {
  /// What the app's animation is made with.
  enum Way: CaseIterable {
    case block, animator
  }

  @Test(
    "A transition that begins in the app's animation looks as any other",
    arguments: EffectCase.allCases.played()
  )
  func begins(effectCase: EffectCase) {
    for kind in [ContainerKind.navigation, .container] {
      for isForward in [true, false] {
        let due = film(effectCase, in: kind, forward: isForward, inside: nil)
        #expect(due.count > 10)
        for way in Way.allCases {
          let displayed = film(effectCase, in: kind, forward: isForward, inside: way)
          #expect(difference(displayed, due) == nil, "\(kind), forward: \(isForward), \(way)")
        }
      }
    }
  }

  /// Calls in mid-flight, one after another.
  enum Calls: CaseIterable {
    case reverse, cancel, finish, pauseAndResume, pauseAndReverse, scrubAndFinish

    @MainActor
    func make(_ number: Int, on transition: InterruptibleTransition) {
      switch (self, number) {
      case (.reverse, 0), (.pauseAndReverse, 1): transition.reverse()
      case (.cancel, 0): transition.cancel()
      case (.finish, 0), (.scrubAndFinish, 1): transition.finish()
      case (.pauseAndResume, 0), (.pauseAndReverse, 0): transition.pause()
      case (.pauseAndResume, 1): transition.resume()
      case (.scrubAndFinish, 0): transition.scrub(to: 0.6)
      default: break
      }
    }
  }

  @Test(
    "A call in mid-flight is nothing that the app's animation animates",
    arguments: ([.slide, .zoom, .cardFlip, .sprungStages, .onFrame, .carried] as [EffectCase])
      .played()
  )
  func calls(effectCase: EffectCase) {
    for isForward in [true, false] {
      for calls in Calls.allCases {
        let due = film(effectCase, in: .container, forward: isForward, calls: calls, inside: nil)
        let displayed = film(
          effectCase,
          in: .container,
          forward: isForward,
          calls: calls,
          inside: .block
        )
        #expect(difference(displayed, due) == nil, "forward: \(isForward), \(calls)")
      }
    }
  }

  /// What each layer shows in each frame of a transition, of which some calls are made in an animation of the app's.
  private func film(
    _ effectCase: EffectCase,
    in kind: ContainerKind,
    forward isForward: Bool,
    calls: Calls? = nil,
    inside way: Way?
  ) -> [[[CGFloat]]] {
    let stage = ContainerStage(kind)
    _ = EffectStage(stage, effectCase)
    if !isForward { stage.showSecond() }
    let beginning = { @MainActor in stage.go(forward: isForward) }
    calls == nil ? perform(beginning, inside: way) : beginning()
    return (0..<24).map { frame in
      if let calls, [8, 14].contains(frame) {
        perform({ calls.make(frame == 8 ? 0 : 1, on: stage.transition) }, inside: way)
      }
      stage.advanceFrame()
      return stage.window.shownNumbers
    }
  }

  private func perform(_ call: @escaping @MainActor () -> Void, inside way: Way?) {
    switch way {
    case nil: call()
    case .block: UIView.animate(withDuration: 1, animations: call)
    case .animator:
      UIViewPropertyAnimator(duration: 1, curve: .linear, animations: call).startAnimation()
    }
  }

  /// The first frame in which the layers show something else, if there is one.
  private func difference(_ film: [[[CGFloat]]], _ other: [[[CGFloat]]]) -> Int? {
    film.indices.first { !film[$0].isSame(as: other[$0], within: 0.1) }
  }
}
