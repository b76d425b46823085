import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Every look in every kind of container is caught three times, reversed and canceled: nothing jumps, each number that moves goes
/// on as fast as it was, and in the end every view is at home, and freed.
///
/// At 240 frames a second, as in `ContinuityTests`.
@MainActor @Suite(.serialized) struct EveryEffectTests {
  @Test(
    "A look is caught three times, reversed and canceled",
    arguments: PlayedRows.current.pairs(EffectCase.allCases, ContainerKind.allCases)
  )
  func courses(effectCase: EffectCase, kind: ContainerKind) {
    let isEven = (effectCase.place + kind.place).isMultiple(of: 2)
    for isForward in PlayedRows.areAll ? [true, false] : [isEven] {
      let course = EffectCourse(effectCase, kind, isForward: isForward)
      for (share, comment) in course.changes {
        #expect(share < effectCase.slack, "\(course): \(comment)")
      }
      #expect(!course.changes.isEmpty || effectCase != .slide, "\(course)")
      #expect(course.catches >= 2, "\(course)")
      // A part of the way may begin with the very frame of a catch.
      let beginsLate = effectCase == .placedStages && HeadlessPersonality.launched != .standard
      #expect(course.jumps == [] || beginsLate, "\(course)")
      #expect(course.complaints == [], "\(course)")
      let worst = (course.changes.map(\.share).max() ?? 0) * 100
      print("velocities, \(course): \(course.changes.count), changed by \(worst) % at most")
    }
  }
}

extension EffectCase {
  /// By what share of itself a velocity may differ, as measured over several frames: these three turn the most close to an end, where the
  /// measure is off by 5.5 %, and by 0.4 % at twice as many frames a second.
  fileprivate var slack: CGFloat {
    switch self {
    case .sourcelessZoom, .barItemZoom, .mixedStages: 0.06
    default: 0.02
    }
  }
}

/// One look in one container: what was wrong on its way.
@MainActor
struct EffectCourse: CustomStringConvertible {
  private(set) var changes: [(share: CGFloat, comment: String)] = []
  private(set) var jumps: [String] = []
  private(set) var complaints: [String] = []
  /// How often a finger has caught it.
  private(set) var catches = 0
  let description: String

  init(_ effectCase: EffectCase, _ kind: ContainerKind, isForward: Bool) {
    description = "\(effectCase), \(kind), \(isForward ? "forward" : "back")"
    weak var gone: ContainerStage?
    weak var screen: Screen?
    do {
      let stage = ContainerStage(kind, framesPerSecond: 240)
      (gone, screen) = (stage, stage.second)
      run(EffectStage(stage, effectCase), isForward)
    }
    HeadlessScreen.reset()
    if gone != nil { complaints.append("the stage is alive") }
    if screen != nil { complaints.append("the screen is alive") }
  }

  private mutating func run(_ effectCase: EffectStage, _ isForward: Bool) {
    let stage = effectCase.stage
    if !isForward { stage.showSecond() }
    let home = effectCase.state
    stage.go(forward: isForward)
    stage.advance(by: 0)
    var recorder = AppearanceRecorder(stage.window)
    recorder.record()
    recorder.advance(stage, frames: 10)
    for number in 0..<3 where stage.transition.phase != .idle {
      let start = recorder.count
      stage.touchDown(at: CGPoint(x: 230, y: 500))
      let isBack = number != 1
      for _ in 0..<18 {
        stage.advanceFrame()
        // Along each way there is: up and to the leading side go forward.
        let way: CGFloat = isForward == isBack ? 2.5 : -2.5
        stage.move(by: way, way)
        stage.advance(by: 0)
        recorder.record()
      }
      if stage.transition.phase == .dragging { catches += 1 }
      stage.lift()
      stage.advance(by: 0)
      note(&recorder, stage, from: start)
      recorder.advance(stage, frames: 5)
    }
    for call in [stage.transition.reverse, stage.transition.reverse, stage.transition.cancel]
    where stage.transition.phase != .idle {
      call()
      stage.advance(by: 0)
      note(&recorder, stage, from: recorder.count - 1)
    }
    HeadlessClock.framesPerSecond = 60
    stage.settle()
    complaints += stage.complaints
    let shows = stage.showsSecond
    if shows == !isForward, effectCase.state != home {
      complaints.append("not at home after a cancel")
    }
    // There and back at rest, so that both ends are seen.
    if shows { stage.goBack(animated: false) }
    stage.settle()
    if effectCase.ownState != EffectStage.rest {
      complaints.append("a view isn't as the app has left it")
    }
    if effectCase.isCovered { complaints.append("something of the look is left") }
  }

  /// Notes what is seen of the hand-off that has just been.
  private mutating func note(
    _ recorder: inout AppearanceRecorder,
    _ stage: ContainerStage,
    from start: Int
  ) {
    let frame = recorder.count - 1
    recorder.advance(stage, frames: 6)
    guard stage.transition.phase != .idle else { return }
    jumps += recorder.jumps(from: max(start - 3, 0), to: recorder.count - 1)
    for change in recorder.changes(at: frame) {
      // Two per cent of the velocity, or of what would take ten seconds for a screen.
      let floor = 10 * AppearanceRecorder.least(change.place) * 7
      let share = abs(change.after - change.before) / max(abs(change.before), floor)
      changes.append(
        (share, "\(change.number): \(change.before), \(change.after)")
      )
    }
  }
}

/// A stage with a view on each screen that the looks are about.
@MainActor
struct EffectStage {
  let stage: ContainerStage
  let below = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 160))
  let above = UIView(frame: CGRect(x: 60, y: 120, width: 270, height: 300))

  init(_ stage: ContainerStage, _ effectCase: EffectCase) {
    self.stage = stage
    for (view, screen) in [(below, stage.first), (above, stage.second)] {
      view.accessibilityIdentifier = "shared"
      view.backgroundColor = .orange
      view.layer.cornerRadius = 10
      view.layer.shadowRadius = 3
      screen.loadViewIfNeeded()
      screen.view.addSubview(view)
    }
    stage.transition.effect = effectCase.effect(below: below, above: above)
    stage.transition.gestures.catching = .pan
    stage.advance(by: 0.1)
  }

  /// What a look may have changed of the views that are its own.
  static let rest =
    [[40, 200, 120, 160, 1, 10, 3, 0], [60, 120, 270, 300, 1, 10, 3, 0]] as [[CGFloat]]

  var ownState: [[CGFloat]] {
    [below, above].map { view in
      [
        view.frame.minX, view.frame.minY, view.frame.width, view.frame.height,
        view.isHidden ? 0 : view.alpha, view.layer.cornerRadius, view.layer.shadowRadius,
        view.mask == nil && view.backgroundColor == .orange ? 0 : 1,
      ]
    }
  }

  /// How all views in the window are.
  var state: [String] {
    stage.window.all.filter { !$0.isInBar }.map { view in
      "\(type(of: view)) \(view.center) \(view.bounds) \(view.transform) \(view.alpha) \(view.isHidden)"
    }
  }

  /// Where the corners of a screen and of its view are seen in the window.
  func corners(ofSecond isSecond: Bool) -> [CGPoint] {
    let views = isSecond ? [stage.second.view, above] : [stage.first.view, below]
    return views.compactMap(\.?.layer.displayedCorners).flatMap(\.self)
  }

  /// Whether a view that a look has made is still there.
  var isCovered: Bool {
    stage.window.all.contains { $0.accessibilityIdentifier?.hasPrefix("transition.") == true }
  }
}
