import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What code and fingers ask for in one turn of the run loop: nothing jumps, and the last of it counts.
@MainActor @Suite struct SameTurnTests {
  /// Something that is asked of a transition.
  enum Deed: CaseIterable {
    case reverse, cancel, scrub, pause, resume, finish, push, pop, touch, lift

    @MainActor
    fileprivate func act(on stage: ContainerStage) {
      let transition = stage.transition
      switch self {
      case .reverse: transition.reverse()
      case .cancel: transition.cancel()
      case .scrub: transition.scrub(to: transition.progress)
      case .pause: transition.pause()
      case .resume: transition.resume()
      case .finish: transition.finish()
      case .push: stage.ask(forward: true)
      case .pop: stage.ask(forward: false)
      case .touch: if !HeadlessTouch.isDown(1) { stage.touchDown(at: CGPoint(x: 230, y: 500)) }
      case .lift: stage.lift()
      }
    }
  }

  @Test(
    "Three things that are asked in one turn move nothing by themselves",
    arguments: JumpyEffect.all.played()
  )
  func threeDeeds(effectCase: JumpyEffect) {
    let (rates, step) = ([60, 120], PlayedRows.areProducts ? 1 : 37)
    let deeds = Deed.allCases
    // So each two of them follow each other, over all looks.
    for number in stride(
      from: effectCase.number % step,
      to: 2 * deeds.count * deeds.count,
      by: step
    ) {
      let (first, second) = (number % 10, number / 10 % 10)
      let story = [deeds[first], deeds[second], deeds[(first + second) % 10]]
      let run = TurnRun(effectCase, isForward: number < 100, framesPerSecond: rates[number / 2 % 2])
      #expect(run.jumps(after: story) == [], "\(story), \(number < 100 ? "forward" : "back")")
    }
  }

  /// What has happened to a transition before something is asked of it.
  enum Past: CaseIterable {
    case reversed, draggedAside, resized

    @MainActor
    fileprivate func happen(on stage: ContainerStage) {
      switch self {
      case .reversed: stage.transition.reverse()
      case .draggedAside:
        stage.touchDown(at: CGPoint(x: 230, y: 500))
        for _ in 0..<6 {
          stage.move(by: 4, 9)
          stage.advanceFrame()
        }
        stage.lift()
      case .resized: HeadlessScreen.resize(to: CGSize(width: 500, height: 800), animated: false)
      }
    }
  }

  @Test(
    "A scrub to where the transition is moves nothing, whatever has happened before",
    arguments: JumpyEffect.all.played()
  )
  func scrubbedInPlace(effectCase: JumpyEffect) {
    let stories: [[Deed]] = [
      [.pause, .scrub], [.scrub, .scrub], [.reverse, .pause, .scrub], [.pause, .scrub, .resume],
      [.scrub, .cancel],
    ]
    for (number, past) in Past.allCases.enumerated() {
      for (index, story) in stories.enumerated()
      where PlayedRows.areProducts || (number + effectCase.number) % stories.count == index {
        for isForward in [true, false] {
          let run = TurnRun(effectCase, isForward: isForward, past: past)
          #expect(run.jumps(after: story) == [], "\(past), \(story), \(isForward)")
        }
      }
    }
  }

  @Test(
    "A scrub is shown where it is, whatever was asked in the same turn before",
    arguments: JumpyEffect.all.played()
  )
  func scrubbed(effectCase: JumpyEffect) {
    for isForward in [true, false] {
      let plain = TurnRun(effectCase, isForward: isForward, personality: .standard)
        .sight { $0.scrub(to: 0.3) }
      for deed in [Deed.reverse, .cancel, .pause] {
        let run = TurnRun(effectCase, isForward: isForward, personality: .standard)
        let sight = run.sight { transition in
          deed.act(on: run.stage)
          transition.scrub(to: 0.3)
        }
        #expect(sight.isSame(as: plain, within: 0.01), "\(deed)")
      }
    }
  }
}

/// A look whose parts something else than UIKit's animator for the transition may move.
struct JumpyEffect: CustomTestStringConvertible, Sendable {
  let number: Int
  let testDescription: String
  let effect: @MainActor @Sendable (UIView, UIView) -> any TransitionEffect

  static let all: [JumpyEffect] = {
    let effectCases = EffectCase.allCases.map {
      effectCase -> (String, @MainActor @Sendable (UIView, UIView) -> any TransitionEffect) in
      (effectCase.rawValue, { effectCase.effect(below: $0, above: $1) })
    }
    let carried: [(String, @MainActor @Sendable (UIView, UIView) -> any TransitionEffect)] = [
      ("quickSlide", { _, _ in .slide.carried(by: Spring(response: 0.12)) }),
      ("slowShift", { _, _ in .shift.carried(by: Spring(response: 0.9, dampingRatio: 0.5)) }),
      ("carriedScale", { _, _ in .scale.carried(by: Spring(response: 0.4, dampingRatio: 0.6)) }),
      (
        "carriedStages",
        { _, above in
          BuiltInEffect.stages { _ in
            [.move(above, by: CGVector(dx: 0, dy: 90), with: Spring(response: 0.15))]
          }
          .carried(by: Spring(response: 0.3))
        }
      ),
    ]
    return (effectCases + carried).enumerated().map {
      JumpyEffect(number: $0, testDescription: $1.0, effect: $1.1)
    }
  }()
}

/// A transition of which something is asked on its way.
@MainActor
struct TurnRun {
  let stage: ContainerStage
  private var recorder: AppearanceRecorder

  init(
    _ effectCase: JumpyEffect,
    isForward: Bool,
    framesPerSecond: Int = 120,
    catching: GestureSettings.CatchingStyle = .touchDown,
    frames: Int = 12,
    past: SameTurnTests.Past? = nil,
    personality: HeadlessPersonality = .launched
  ) {
    stage = ContainerStage(.navigation, personality: personality, framesPerSecond: framesPerSecond)
    let views = EffectStage(stage, .slide)
    stage.transition.effect = effectCase.effect(views.below, views.above)
    stage.transition.gestures.catching = catching
    if !isForward { stage.showSecond() }
    stage.go(forward: isForward)
    stage.advance(by: 0)
    recorder = AppearanceRecorder(stage.window)
    recorder.record()
    recorder.advance(stage, frames: frames * framesPerSecond / 120)
    guard let past else { return }
    past.happen(on: stage)
    recorder = AppearanceRecorder(stage.window)
    recorder.advance(stage, frames: 6)
  }

  /// What jumps after some deeds in one turn, and what is wrong in the end.
  func jumps(after deeds: [SameTurnTests.Deed]) -> [String] {
    var recorder = recorder
    for deed in deeds { deed.act(on: stage) }
    let start = recorder.count
    recorder.advance(stage, frames: 6)
    var jumps: [String] = []
    if stage.transition.phase != .idle {
      jumps = recorder.jumps(from: max(start - 4, 0), to: recorder.count - 1)
    }
    stage.lift()
    stage.transition.finish()
    stage.settle()
    return jumps + stage.complaints
  }

  /// What is seen in the frame after something is asked.
  func sight(_ ask: (InterruptibleTransition) -> Void) -> [[CGFloat]] {
    ask(stage.transition)
    stage.advanceFrame()
    defer {
      stage.transition.finish()
      stage.settle()
    }
    // What has no size isn't seen.
    return stage.window.all.filter { $0.bounds.width > 0 }.map(\.ownShownNumbers)
  }

  /// What jumps or stands still when a finger is lifted some frames after its last move.
  func faults(liftedAfter frames: Int, isBack: Bool) -> [String] {
    var recorder = recorder
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    let way: CGFloat = isBack ? 3 : -3
    for _ in 0..<8 {
      stage.advanceFrame()
      stage.move(by: way, way)
      stage.advance(by: 0)
      recorder.record()
    }
    let start = recorder.count
    guard stage.transition.phase == .dragging else { return ["not dragging"] }
    for _ in 0..<frames {
      stage.advanceFrame()
    }
    stage.lift()
    stage.advance(by: 0)
    if frames > 0 { recorder.record() }
    recorder.advance(stage, frames: 5)
    let isOver = stage.transition.phase == .idle
    stage.transition.finish()
    stage.settle()
    if isOver { return stage.complaints }
    let last = recorder.count - 1
    return recorder.jumps(from: start - 5, to: last) + recorder.halts(from: start - 4, to: last)
      + stage.complaints
  }
}
