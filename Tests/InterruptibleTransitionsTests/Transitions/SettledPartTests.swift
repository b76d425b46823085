import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Views with springs that are quicker or slower than the transition's: one may rest while the other is on its way.
@MainActor @Suite struct SettledPartTests {
  enum Part: CaseIterable {
    case carriedSlide, carriedShift, carriedScale, stages, matched, matchedView, mixed

    @MainActor
    fileprivate func effect(_ below: UIView, _ above: UIView, _ spring: Spring)
      -> any TransitionEffect
    {
      let down = CGVector(dx: 0, dy: 120)
      switch self {
      case .carriedSlide: return .slide.carried(by: spring)
      case .carriedShift: return .shift.carried(by: spring)
      case .carriedScale: return .scale.carried(by: spring)
      case .stages: return .stages { _ in [.move(above, by: down, with: spring)] }
      case .matched: return .matched { _ in [.match(below, with: above, spring: spring)] }
      case .matchedView:
        return .matched { _ in [.match(below, with: above, spring: spring, showing: .view)] }
      case .mixed: return SprungEffect(spring: spring, backgroundSpring: Spring(response: 0.5))
      }
    }
  }

  /// Of the transition and of the part.
  private static let springs = [
    (Spring(response: 1.2), Spring(response: 0.12)), (Spring(response: 0.2), Spring(response: 1)),
    (Spring(response: 0.8), Spring(response: 0.3, dampingRatio: 0.5)),
  ]

  private func stage(_ part: Part, _ springs: (Spring, Spring), isForward: Bool) -> ContainerStage {
    let stage = ContainerStage(.navigation)
    let views = EffectStage(stage, .slide)
    stage.transition.effect = part.effect(views.below, views.above, springs.1)
    stage.transition.spring = springs.0
    stage.transition.gestures.catching = .pan
    if !isForward { stage.showSecond() }
    stage.go(forward: isForward)
    stage.advance(by: 0)
    return stage
  }

  @Test(
    "Held at any progress, a part stays where it is seen, and from there it goes evenly",
    arguments: PlayedRows.current.pairs(Part.allCases, [true, false])
  )
  func held(part: Part, isForward: Bool) {
    var count = 0
    for springs in Self.springs {
      for moment in stride(from: 6, to: 64, by: 19) {
        let stage = stage(part, springs, isForward: isForward)
        stage.advance(frames: moment)
        guard stage.transition.phase != .idle else { break }
        let comment: Comment = "\(springs), \(moment) frames"
        for isScrubbed in [false, true, true] {
          guard stage.transition.phase != .idle else { break }
          let place = stage.transition.progress
          isScrubbed ? stage.transition.scrub(to: place) : stage.transition.pause()
          stage.advance(frames: 2)
          #expect(stage.window.travel(in: { stage.advance(frames: 2) }) < 0.01, comment)
          // A share of the way in each frame, there and back.
          for step in [0.006, 0.012, 0.018, 0.012, 0.006, 0, -0.006, -0.012] as [CGFloat] {
            let scrubbed = min(max(place + step, 0), 1)
            let travel = stage.window.travel {
              stage.transition.scrub(to: scrubbed)
              stage.advance(frames: 1)
            }
            // At most four times as fast as the progress, of ways of a screen's height and more.
            #expect(travel < 0.006 * 4 * 900, comment)
          }
          stage.transition.reverse()
          stage.advance(frames: 7)
          count += 1
        }
        stage.transition.finish()
        stage.settle()
        #expect(stage.complaints == [])
      }
    }
    #expect(count >= Self.springs.count)
  }

  @Test(
    "A part that rests at its end is at the ends of the progress, and is let go at rest",
    arguments: [TransitionEnd.start, .end]
  )
  func follows(end: TransitionEnd) {
    let stage = stage(.carriedSlide, Self.springs[0], isForward: true)
    stage.advance(by: 0.3)
    let progress = stage.transition.progress
    #expect((0.3...0.95).contains(progress) && abs(stage.left(of: stage.second)) < 0.5)
    stage.transition.pause()
    stage.transition.scrub(to: progress / 2)
    stage.advanceFrame()
    // Halfway to its start, as the progress is.
    #expect(abs(stage.left(of: stage.second) - stage.window.bounds.width / 2) < 1)
    stage.transition.scrub(to: end == .end ? 1 : 0)
    stage.advanceFrame()
    #expect(abs(stage.left(of: stage.second) - (end == .end ? 0 : 393)) < 0.5)
    stage.transition.scrub(to: progress)
    stage.advanceFrame()
    #expect(abs(stage.left(of: stage.second)) < 0.5)
    if end == .end { stage.transition.finish() } else { stage.transition.cancel() }
    stage.settle()
    #expect(stage.showsSecond == (end == .end) && stage.complaints == [])
  }
}

extension ContainerStage {
  fileprivate func advance(frames: Int) {
    for _ in 0..<frames { advanceFrame() }
  }
}

extension UIView {
  /// How far what is seen of a view here and below has moved at most while something happens, in points.
  fileprivate func travel(in deed: () -> Void) -> CGFloat {
    let before = all.map { ($0, $0.layer.displayedCorners) }
    deed()
    let distances = before.map { view, corners in
      zip(corners, view.layer.displayedCorners).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
    }
    return distances.max() ?? 0
  }
}
