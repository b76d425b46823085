import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Apps whose animations are switched off, as UI tests do it.
@MainActor @Suite(.serialized) struct AnimationsOffTests {
  /// What brings a transition about, and what happens in mid-flight.
  enum Course: CaseIterable {
    case call, reverse, cancel, finish, pause, scrub, drag, flick, giveUp
  }

  /// When the animations are off.
  enum Time: CaseIterable {
    case always, fromTheMiddleOn, untilTheMiddle
  }

  @Test(
    "Every course ends as with animations, and whole",
    arguments: ([.slide, .zoom, .sprungStages, .carried] as [EffectCase]).played()
  )
  func courses(effectCase: EffectCase) {
    for kind in [ContainerKind.navigation, .container] {
      for isForward in [true, false] {
        for course in Course.allCases {
          let due = run(course, effectCase, in: kind, forward: isForward).showsSecond
          for time in Time.allCases {
            let stage = run(course, effectCase, in: kind, forward: isForward, off: time)
            let name: Comment = "\(kind), forward: \(isForward), \(course), \(time)"
            #expect(stage.complaints == [], name)
            // Where nothing is animated, a call is over before another one can change it.
            let isOver = time != .fromTheMiddleOn && [.reverse, .cancel].contains(course)
            #expect(stage.showsSecond == (isOver ? isForward : due), name)
            stage.go(forward: !stage.showsSecond)
            stage.settle()
            #expect(stage.complaints == [], name)
          }
        }
      }
    }
  }

  /// How an app does without animations, and whose call it makes.
  enum Off: CaseIterable {
    case setting, block, blockOfObject
  }

  @Test("A call is carried out at once", arguments: EffectCase.allCases)
  func atOnce(effectCase: EffectCase) {
    for kind in ContainerKind.allCases
    where PlayedRows.current.include(effectCase.place, kind.place) {
      // UIKit asks about its own push or pop only in the next layout, after the block.
      for off in Off.allCases where off != .block || kind != .navigation {
        for isForward in [true, false] {
          let stage = ContainerStage(kind)
          _ = EffectStage(stage, effectCase)
          if !isForward { stage.showSecond() }
          UIView.setAnimationsEnabled(off != .setting)
          defer { UIView.setAnimationsEnabled(true) }
          switch off {
          case .setting: stage.go(forward: isForward)
          case .block: UIView.performWithoutAnimation { stage.go(forward: isForward) }
          case .blockOfObject: UIView.performWithoutAnimation { stage.ask(forward: isForward) }
          }
          for _ in 0..<(off == .setting ? 2 : 3) { stage.advanceFrame() }
          #expect(stage.complaints == [], "\(kind), forward: \(isForward), \(off)")
          #expect(stage.showsSecond == isForward, "\(kind), \(off)")
        }
      }
    }
  }

  @Test(
    "What a finger lets go is over at once",
    arguments: [EffectCase.slide, .zoom, .carriedSlide, .carried]
  )
  func lifted(effectCase: EffectCase) {
    // Across a vertical effect, only a stack has a swipe from the edge.
    let kinds =
      effectCase == .carried ? [.navigation] : ContainerKind.allCases.filter { !$0.isPresentation }
    for kind in kinds {
      for share in [0.1, 0.8] {
        let stage = ContainerStage(kind)
        _ = EffectStage(stage, effectCase)
        stage.showSecond()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        stage.touchDown(at: stage.start(along: stage.wayBack))
        stage.drag(along: stage.wayBack, by: share, frames: 40)
        #expect(stage.transition.phase == .dragging, "\(kind)")
        stage.advance(by: 0.2)
        stage.lift()
        stage.advanceFrame()
        stage.advanceFrame()
        #expect(stage.complaints == [], "\(kind), \(share)")
        #expect(stage.showsSecond == (share < 0.5), "\(kind), \(share)")
      }
    }
  }

  /// Plays a course, after which the animations are on.
  private func run(
    _ course: Course,
    _ effectCase: EffectCase,
    in kind: ContainerKind,
    forward isForward: Bool,
    off time: Time? = nil
  ) -> ContainerStage {
    let stage = ContainerStage(kind)
    _ = EffectStage(stage, effectCase)
    if !isForward { stage.showSecond() }
    UIView.setAnimationsEnabled(time == nil || time == .fromTheMiddleOn)
    defer { UIView.setAnimationsEnabled(true) }
    let transition = stage.transition
    switch course {
    case .drag, .flick, .giveUp:
      let way = isForward ? stage.wayForward : stage.wayBack
      stage.touchDown(at: stage.start(along: way))
      stage.drag(along: way, by: 0.1, frames: 4)
      UIView.setAnimationsEnabled(time == nil || time == .untilTheMiddle)
      stage.drag(along: way, by: course == .drag ? 0.7 : 0.1, frames: course == .flick ? 2 : 40)
      if course != .flick { stage.advance(by: 0.2) }
      stage.lift()
    default:
      stage.go(forward: isForward)
      stage.advance(by: 0.1)
      UIView.setAnimationsEnabled(time == nil || time == .untilTheMiddle)
      switch course {
      case .reverse: transition.reverse()
      case .cancel: transition.cancel()
      case .finish: transition.finish()
      case .pause: transition.pause()
      case .scrub: transition.scrub(to: 0.5)
      default: break
      }
      stage.advance(by: 0.1)
      if [.pause, .scrub].contains(course) { transition.resume() }
    }
    stage.settle()
    return stage
  }
}
