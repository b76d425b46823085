import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Values that a remote configuration may bring: a debug build ends with a sentence, a release build takes the nearest.
@Suite struct LimitTests {
  @Test(
    "The nearest number of a range stands for one beyond, and the usual one for what is none",
    arguments: [
      (-.infinity, 0), (-1, 0), (0, 0), (0.3, 0.3), (1, 1), (7, 1), (.infinity, 1), (.nan, 0.5),
    ] as [(CGFloat, CGFloat)]
  )
  func nearest(given: CGFloat, taken: CGFloat) {
    #expect(given.limited(to: 0...1, orIfNaN: 0.5) == taken)
    #expect(Projection.limited(threshold: given) == taken)
  }

  @Test("What is out of range has a meaning wherever an app gives a number")
  @MainActor func everywhere() {
    #expect(Spring.limited(0, orIfNaN: 1) == 0.001)
    #expect(Spring.limited(-3, orIfNaN: 1) == 0.001)
    #expect(Spring.limited(.infinity, orIfNaN: 1) == 60)
    #expect(Spring.limited(.nan, orIfNaN: 1) == 1)
    #expect(Projection.limited(time: -1) == 0)
    #expect(Projection.limited(time: .infinity) == 60)
    #expect(Projection.limited(time: .nan) == Projection.system.time)
    #expect(RubberBand.limited(2) == 1)
    #expect(RubberBand.limited(.nan) == RubberBand.scrollView.coefficient)
    #expect(CGFloat(0).limitedScale(orIfNaN: 1) == 0.001)
    #expect(CGFloat.infinity.limitedScale(orIfNaN: 1) == 1000)
    #expect(CGFloat.nan.limitedScale(orIfNaN: 0.85) == 0.85)
    #expect(SceneStages.limited(-1...0.4, .forward) == 0...0.4)
    #expect(SceneStages.limited(-1...0.25, .backward) == 0.75...1)
    #expect(SceneStages.limited(0.5...9, .forward) == 0.5...1)
    #expect(SceneStages.limited(2...3, .forward) == 1...1)
  }

  /// What a program gives that has no meaning, or what can only be a slip of the pen.
  enum Slip: CaseIterable, Codable {
    // Numbers.
    case response, timeConstant, time, threshold, coefficient
    // Numbers of effects.
    case backgroundScale, scale, coveredScale, leastScale, fadeDistance, releaseDistance
    case projectionTime, cornerRadius, place
    // Numbers of stages, in a part of the transition and on a spring.
    case frame, angle, distance, sprungDistance
    // Calls.
    case scrub, circle, children

    @MainActor
    func make() {
      let view = UIView()
      switch self {
      case .response: _ = Spring(response: 0)
      case .timeConstant: _ = Spring(timeConstant: .nan)
      case .time: _ = Projection(time: -1)
      case .threshold: _ = Projection(time: 1, threshold: 2)
      case .coefficient: _ = RubberBand(coefficient: .infinity)
      case .backgroundScale: _ = BuiltInEffect.cover(backgroundScale: 0)
      case .scale: _ = BuiltInEffect.scale(from: -1)
      case .coveredScale: _ = ZoomEffect { _ in nil }.coveredScale(.nan)
      case .leastScale: _ = ZoomDrag(leastScale: 0)
      case .fadeDistance: _ = ZoomDrag(fadeDistance: .nan)
      case .releaseDistance: _ = ZoomDrag(releaseDistance: -1)
      case .projectionTime: _ = ZoomDrag(projectionTime: 61)
      case .cornerRadius: _ = ZoomEffect { _ in nil }.displayCornerRadius(-1)
      case .place:
        NavigationStage(.card { _ in CardPlace(frame: .null) }).push(andAdvance: 0.1)
      case .frame:
        let frame = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
        _ = TransitionStage.move(view, from: frame, during: 0...1)
      case .angle:
        _ = TransitionStage.move(view, from: .zero, angle: .infinity, with: .systemPush)
      case .distance:
        _ = TransitionStage.move(view, by: CGVector(dx: CGFloat.nan, dy: 0), during: 0...1)
      case .sprungDistance:
        let way = CGVector(dx: 0, dy: CGFloat.infinity)
        _ = TransitionStage.move(view, by: way, with: .systemPush)
      case .scrub:
        let stage = NavigationStage()
        stage.push(andAdvance: 0.1)
        stage.transition.scrub(to: .nan)
      case .circle:
        let transition = InterruptibleTransition()
        transition.navigationDelegate = transition
      case .children:
        let container = UIViewController()
        let change = ContainerChange(from: nil, to: UIViewController(), in: container) { _ in }
        InterruptibleTransition().run(change)
      }
    }

    var sentence: String {
      switch self {
      case .response: "A spring's response was 0.0. Give it a number of seconds"
      case .timeConstant: "A spring's time constant was nan"
      case .time: "A projection's time was -1.0. Give it a number of seconds"
      case .threshold: "A projection's threshold was 2.0. Give it a progress"
      case .coefficient: "A rubber band's coefficient was inf. Give it a number"
      case .backgroundScale: "The background's scale was 0.0. Give it a fraction"
      case .scale: "An effect's scale was -1.0. Give it a fraction"
      case .coveredScale: "The covered screen's scale was nan. Give it a fraction"
      case .leastScale: "A drag's least scale was 0.0. Give it a fraction"
      case .fadeDistance: "A drag's distances were 80.0 and nan. Give them numbers"
      case .releaseDistance: "A drag's distances were -1.0 and 300.0"
      case .projectionTime: "A drag's projection time was 61.0. Give it a number"
      case .cornerRadius: "The display's corner radius was -1.0. Give it a number"
      case .place: "Give it a frame that has a size, and finite numbers"
      case .frame, .angle: "A stage's frame was"
      case .distance, .sprungDistance: "A stage's distance was"
      case .scrub: "scrub(to:) received NaN. Pass a progress from 0 to 1."
      case .circle: "A transition object can't forward to itself. Assign the app's own delegate."
      case .children: "children would receive each appearance callback twice"
      }
    }
  }

  @Test("A debug build ends with what is wrong, and what to do", arguments: Slip.allCases)
  func inDebug(slip: Slip) async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [slip] in
      await MainActor.run { slip.make() }
    }
    #expect(ended?.says(slip.sentence) == true)
  }
}

extension ExitTest.Result {
  /// Whether the process ended with these words.
  func says(_ words: String) -> Bool {
    String(decoding: standardErrorContent, as: UTF8.self).contains(words)
  }
}
