import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Every effect in every container, with everything that a person or an app does during a transition.
///
/// Each effect meets each deed once, in containers, directions, and moments that take turns. `TABLES=products` has it meet each in
/// every container, in both directions, at three moments.
@MainActor @Suite(.serialized) struct StoryTableTests {
  @Test(
    "Whatever happens in a transition, nothing jumps, and everything ends in its place",
    arguments: EffectCase.allCases.played()
  )
  func stories(effect: EffectCase) {
    Story.expectWhole(of: effect)
  }
}

/// One transition, and what happens in it.
@MainActor
struct Story: CustomStringConvertible {
  let effect: EffectCase
  let kind: ContainerKind
  let isForward: Bool
  /// The frames after which it happens.
  let moment: Int
  let deed: Deed

  nonisolated var description: String {
    "\(effect), \(kind.rawValue), \(isForward ? "forward" : "back"), \(moment) frames: \(deed)"
  }

  fileprivate static func expectWhole(of effect: EffectCase) {
    let stories = all(of: effect).filter(\.isDefined)
    var frames = 0
    for story in stories {
      let outcome = story.play()
      frames += outcome.frameCount
      let isWhole = outcome.complaints.isEmpty
      #expect(isWhole, "\(story): \(outcome.complaints.joined(separator: "; "))")
    }
    print("stories, \(effect): \(stories.count), \(frames) frames")
    #expect(frames > stories.count)
  }

  /// Whether UIKit defines what happens: a presentation controller that sets a frame has a page with another transform as large as that
  /// only by chance.
  private var isDefined: Bool { effect != .transformChange || kind != .sampleCard }

  static func all(of effect: EffectCase) -> [Story] {
    let (kinds, moments) = (ContainerKind.allCases, [4, 14, 40])
    guard PlayedRows.areProducts else {
      let place = EffectCase.allCases.firstIndex(of: effect) ?? 0
      return Deed.all.enumerated().compactMap { number, deed in
        // A sixteenth of the calls in one turn.
        guard number < Deed.turns.lowerBound || number % 16 == place % 16 else { return nil }
        let turn = number + place
        return Story(
          effect: effect,
          kind: kinds[turn % kinds.count],
          isForward: (turn / kinds.count + place).isMultiple(of: 2),
          moment: moments[(turn / 2) % moments.count],
          deed: deed
        )
      }
    }
    return kinds.flatMap { kind in
      [true, false].flatMap { isForward in
        moments.flatMap { moment in
          Deed.all.map { deed in
            Story(effect: effect, kind: kind, isForward: isForward, moment: moment, deed: deed)
          }
        }
      }
    }
  }

  struct Outcome {
    var complaints: [String] = []
    var frameCount = 0
  }

  /// Plays the story, and says what is wrong.
  func play() -> Outcome {
    var outcome = Outcome()
    let references = [true, false].map { Reference.state(of: self, showsSecond: $0) }
    weak var gone: ContainerStage?
    weak var screen: Screen?
    do {
      let stage = ContainerStage(kind, personality: .standard, framesPerSecond: 120)
      (gone, screen) = (stage, stage.second)
      run(EffectStage(stage, effect), references, &outcome)
    }
    HeadlessScreen.reset()
    if gone != nil { outcome.complaints.append("the stage is alive") }
    if screen != nil { outcome.complaints.append("the screen is alive") }
    return outcome
  }

  private func run(
    _ effectCase: EffectStage,
    _ references: [DisplayedNumbers],
    _ outcome: inout Outcome
  ) {
    let stage = effectCase.stage
    stage.transition.gestures = ContainerStage.gestures
    effectCase.leaveTouches()
    stage.transition.spring = Spring(response: 0.5)
    if !isForward { stage.showSecond() }
    var recorder = AppearanceRecorder(stage.window)
    var distances: [Int: CGFloat] = [:]
    stage.go(forward: isForward)
    stage.advance(by: 0)
    recorder.record()
    Deed.frame = { distance, body in
      stage.advanceFrame()
      body()
      stage.advance(by: 0)
      recorder.record()
      if distance > 0 { distances[recorder.count - 1] = distance }
    }
    for _ in 0..<moment { Deed.frame(0) {} }
    let wasRunning = stage.transition.phase != .idle
    deed.perform(stage)
    for _ in 0..<1200 where !stage.isAtRest {
      Deed.frame(0) {}
    }
    Deed.frame = { _, body in body() }
    stage.settle()
    outcome.frameCount = recorder.count
    if !wasRunning { outcome.complaints.append("over before anything happened") }
    if !deed.mayJump {
      outcome.complaints += recorder.jumps(from: 0, to: recorder.count - 1, moved: distances)
        .prefix(3)
    }
    complain(effectCase, references, &outcome)
  }

  /// What must hold at rest.
  private func complain(
    _ effectCase: EffectStage,
    _ references: [DisplayedNumbers],
    _ outcome: inout Outcome
  ) {
    let stage = effectCase.stage
    outcome.complaints += stage.complaints
    let shows = stage.showsSecond
    // A card goes where its size leads it.
    if let end = deed.end, effect.motion != .card || !deed.hasFinger,
      shows != (isForward == (end == .end))
    {
      outcome.complaints.append("the \(shows ? "second" : "first") screen is shown")
    }
    if let difference = effectCase.numbers.difference(to: references[shows ? 0 : 1]) {
      outcome.complaints.append("shown with \(difference)")
    }
    let top = shows ? stage.second : stage.first
    if !stage.answers(top) { outcome.complaints.append("\(top.title ?? "") doesn't answer") }
    if shows {
      if kind.isPresentation {
        stage.second.dismiss(animated: false)
      } else {
        stage.goBack(animated: false)
      }
      stage.settle()
    }
    if let difference = effectCase.numbers.difference(to: references[1]) {
      outcome.complaints.append("afterwards with \(difference)")
    }
    if effectCase.ownState != EffectStage.rest, deed.size == nil {
      outcome.complaints.append("a view isn't as the app has left it")
    }
    if effectCase.isCovered { outcome.complaints.append("a view of the effect is left") }
    for screen in [stage.first, stage.second] {
      if let disorder = screen.disorder {
        outcome.complaints.append("\(screen.title ?? ""): \(disorder)")
      }
    }
  }
}

/// How a stage looks at rest that nothing has happened to.
@MainActor
private enum Reference {
  private struct Key: Hashable {
    let effect: EffectCase
    let kind: ContainerKind
    let showsSecond: Bool
    let width: CGFloat
    let height: CGFloat
  }

  private static var known: [Key: DisplayedNumbers] = [:]

  /// Plays an untouched transition at a size, unless that is known already; the screen is global, so ask before a story begins.
  static func state(of story: Story, showsSecond: Bool) -> DisplayedNumbers {
    let size = story.deed.size
    let key = Key(
      effect: story.effect,
      kind: story.kind,
      showsSecond: showsSecond,
      width: size?.width ?? 0,
      height: size?.height ?? 0
    )
    if let numbers = known[key] { return numbers }
    let stage = ContainerStage(story.kind, personality: .standard, framesPerSecond: 60)
    let effectCase = EffectStage(stage, story.effect)
    if let size { HeadlessScreen.resize(to: size) }
    stage.settle()
    // There and back, so that both screens are loaded and laid out.
    stage.goForward(animated: showsSecond)
    stage.settle()
    if !showsSecond {
      stage.goBack(animated: false)
      stage.settle()
    }
    let numbers = effectCase.numbers
    HeadlessScreen.reset()
    known[key] = numbers
    return numbers
  }
}

/// Where all views of a window are, but for those of bars.
private struct DisplayedNumbers {
  private var views: [(name: String, numbers: [CGFloat])]

  @MainActor
  init(of views: [UIView]) {
    self.views = views.map { view in
      let turn = view.transform3D
      return (
        view.accessibilityIdentifier ?? "\(type(of: view))",
        [
          view.center.x, view.center.y, view.bounds.width, view.bounds.height,
          turn.m11, turn.m12, turn.m21, turn.m22, turn.m41, turn.m42,
          view.alpha, view.isHidden ? 1 : 0, view.layer.cornerRadius,
        ]
      )
    }
  }

  func difference(to other: DisplayedNumbers) -> String? {
    guard views.map(\.name) == other.views.map(\.name) else {
      return "views \(views.map(\.name)), not \(other.views.map(\.name))"
    }
    for (view, due) in zip(views, other.views) {
      let isSame = zip(view.numbers, due.numbers).allSatisfy { abs($0 - $1) < 0.05 }
      if !isSame { return "\(view.name) at \(view.numbers), not \(due.numbers)" }
    }
    return nil
  }
}

extension EffectStage {
  /// Leaves touches to the buttons below the views.
  fileprivate func leaveTouches() {
    for view in stage.window.all + stage.second.view.all
    where view.accessibilityIdentifier == "shared" {
      view.isUserInteractionEnabled = false
    }
  }

  fileprivate var numbers: DisplayedNumbers {
    DisplayedNumbers(of: stage.window.all.filter { !$0.isInBar })
  }
}
