import InterruptibleTransitions
import UIKit

/// Something that slides do, and that is repeated many times.
enum Scenario: String, CaseIterable {
  /// A frame in which a finger moves the transition.
  case drag
  /// A frame in which code moves the transition.
  case scrub
  /// The same with fifty pairs of views that go from one's place to the other's.
  case pairs
  /// The same on springs of their own.
  case sprung
  /// A frame of a push with fifty pairs of views, which nothing holds.
  case forward
  /// The same of a pop, which follows the views that it returns to.
  case backward
  /// A push and a pop with fifty pairs of views.
  case matched
  /// A push and a pop, from rest to rest.
  case push
  /// The same with screens that have a title and bar buttons.
  case buttons
  /// A push of such a screen, until its first frame.
  case start
  /// A push that moves ten views of each screen separately, until its first frame.
  case stages
  /// A finger that starts a pop at the edge, until the first frame.
  case pull
  /// A finger touches down on a push, and holds it.
  case `catch`
  /// A finger that has caught and moved a push is lifted, until the next frame.
  case lift

  var title: String {
    switch self {
    case .drag: "a frame dragged by a finger"
    case .scrub: "a frame scrubbed by code"
    case .pairs: "the same with fifty pairs of views"
    case .sprung: "the same on springs of their own"
    case .forward: "a frame of a push with fifty pairs"
    case .backward: "a frame of a pop with fifty pairs"
    case .matched: "a push and a pop with fifty pairs"
    case .push: "a push and a pop of 0.6 s each"
    case .buttons: "the same with titles and bar buttons"
    case .start: "a push with titles and bar buttons, until its first frame"
    case .stages: "a push that moves ten views of each screen, until its first frame"
    case .pull: "a finger that starts a pop, until the first frame"
    case .catch: "a touch that catches a push"
    case .lift: "a finger lifted from a push, until the next frame"
    }
  }

  /// The slides that can do it: the bare one can't be caught.
  var contestants: [Contestant] {
    switch self {
    case .drag, .scrub, .push, .buttons, .start, .pull: Contestant.allCases
    case .catch, .lift: [.ours, .catching]
    case .pairs, .sprung, .forward, .backward, .matched, .stages: [.ours, .bare]
    }
  }

  /// How often it is repeated between two looks at the clock.
  var batch: Int {
    switch self {
    case .drag, .scrub: 200
    case .pairs, .sprung, .forward, .backward: 20
    case .push, .buttons, .start, .stages, .pull, .catch, .lift: 5
    case .matched: 1
    }
  }

  /// Makes a stage on which the scenario has been warmed up.
  ///
  /// - Parameters:
  ///   - contestant: What is measured.
  ///   - views: The number of views that each screen contains besides what the scenario needs.
  /// - Returns: The stage.
  @MainActor
  func makeStage(_ contestant: Contestant, views: Int = 0) -> Stage {
    var isFirst = true
    let stage = Stage(makeSlide(of: contestant)) {
      defer { isFirst = false }
      return makePage(views: views, isFirst)
    }
    switch self {
    case .drag:
      stage.navigation.pushViewController(makePage(views: views, false), animated: false)
      HeadlessClock.advance(by: 0.1)
      HeadlessTouch.send(phase: .began, at: CGPoint(x: 2, y: 400))
      HeadlessClock.advance(frames: 1)
    case .scrub:
      stage.navigation.pushViewController(UIViewController(), animated: true)
      HeadlessClock.advance(by: 0.1)
      stage.slide.pause()
    case .pairs, .sprung:
      stage.navigation.pushViewController(TiledPage(tilesOf: 70), animated: true)
      HeadlessClock.advance(by: 0.1)
      stage.slide.pause()
    case .pull:
      stage.navigation.pushViewController(makePage(views: views, false), animated: false)
      HeadlessClock.advance(by: 0.1)
    case .forward, .backward, .matched, .push, .buttons, .start, .stages, .catch, .lift: break
    }
    run(max(batch / 5, 2), on: stage)
    return stage
  }

  /// Repeats the scenario; `measured` runs what belongs to it, and nothing of what leads there and on from there.
  @MainActor
  func run(_ count: Int, on stage: Stage, measured: (@escaping () -> Void) -> Void = { $0() }) {
    switch self {
    case .drag:
      measured {
        for number in 0..<count {
          let place = CGPoint(x: 20 + 300 * Scenario.swing(number), y: 400)
          HeadlessTouch.send(phase: .moved, at: place)
          HeadlessClock.advance(frames: 1)
        }
      }
    case .scrub, .pairs, .sprung:
      measured {
        for number in 0..<count {
          stage.slide.scrub(to: 0.1 + 0.8 * Scenario.swing(number))
          HeadlessClock.advance(frames: 1)
        }
      }
    case .push, .buttons, .matched: measured { stage.pushAndPop(times: count) }
    case .forward: stage.fly(frames: count, of: .push, measured)
    case .backward: stage.fly(frames: count, of: .pop, measured)
    case .pull: stage.pull(count, measured)
    case .start, .stages: stage.catchPushes(count, measuring: .start, measured)
    case .catch: stage.catchPushes(count, measuring: .touch, measured)
    case .lift: stage.catchPushes(count, measuring: .lift, measured)
    }
  }

  /// Lets the transition end that the scenario has moved.
  @MainActor
  func end(on stage: Stage) {
    switch self {
    case .drag: HeadlessTouch.send(phase: .ended, at: CGPoint(x: 300, y: 400))
    case .scrub, .pairs, .sprung: stage.slide.finish()
    case .forward, .backward, .matched, .push, .buttons, .start, .stages, .pull, .catch, .lift:
      break
    }
    HeadlessClock.advance(by: 2)
  }

  @MainActor
  private func makeSlide(of contestant: Contestant) -> any Slide {
    switch self {
    case .pairs, .forward, .backward, .matched: contestant.makePairs()
    case .sprung: contestant.makePairs(on: Spring(response: 0.5, dampingRatio: 0.8))
    case .stages: contestant.makeStages()
    case .drag, .scrub, .push, .buttons, .start, .pull, .catch, .lift: contestant.makeSlide()
    }
  }

  @MainActor
  private func makePage(views: Int, _ isFirst: Bool) -> UIViewController {
    if views > 0 { return CrowdedPage(views: views) }
    return switch self {
    case .buttons, .start: TitledPage()
    case .pairs, .sprung, .forward, .backward, .matched: TiledPage(tilesOf: isFirst ? 40 : 70)
    case .stages: CrowdedPage(views: 20)
    case .drag, .scrub, .push, .pull, .catch, .lift: Page()
    }
  }

  /// What is measured with more and more views in the screens.
  static let grown: [Scenario] = [.start, .stages, .pull, .catch, .lift, .drag]

  /// There and back between 0 and 1, in 100 steps.
  private static func swing(_ number: Int) -> CGFloat {
    let step = number % 100
    return CGFloat(step < 50 ? step : 100 - step) / 50
  }
}
