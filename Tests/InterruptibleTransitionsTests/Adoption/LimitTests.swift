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

  @Test("A debug build says what is wrong with a number, and what to do")
  func inDebug() async {
    let spring = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spring(response: 0)
    }
    #expect(spring?.says("A spring's response was 0.0. Give it a number of seconds") == true)
    let constant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spring(timeConstant: .nan)
    }
    #expect(constant?.says("A spring's time constant was nan") == true)
    let time = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Projection(time: -1)
    }
    #expect(time?.says("A projection's time was -1.0. Give it a number of seconds") == true)
    let threshold = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Projection(time: 1, threshold: 2)
    }
    #expect(threshold?.says("A projection's threshold was 2.0. Give it a progress") == true)
    let band = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RubberBand(coefficient: .infinity)
    }
    #expect(band?.says("A rubber band's coefficient was inf. Give it a number") == true)
  }

  @Test("So does one with an effect's number")
  func effectsInDebug() async {
    let cover = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = BuiltInEffect.cover(backgroundScale: 0) }
    }
    #expect(cover?.says("The background's scale was 0.0. Give it a fraction") == true)
    let scale = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = BuiltInEffect.scale(from: -1) }
    }
    #expect(scale?.says("An effect's scale was -1.0. Give it a fraction") == true)
    let zoom = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ZoomEffect { _ in nil }.coveredScale(.nan) }
    }
    #expect(zoom?.says("The covered screen's scale was nan. Give it a fraction") == true)
    let scaled = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ZoomDrag(leastScale: 0)
    }
    #expect(scaled?.says("A drag's least scale was 0.0. Give it a fraction") == true)
    let faded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ZoomDrag(fadeDistance: .nan)
    }
    #expect(faded?.says("A drag's distances were 80.0 and nan. Give them numbers") == true)
    let released = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ZoomDrag(releaseDistance: -1)
    }
    #expect(released?.says("A drag's distances were -1.0 and 300.0") == true)
    let projected = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ZoomDrag(projectionTime: 61)
    }
    #expect(projected?.says("A drag's projection time was 61.0. Give it a number") == true)
    let corner = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ZoomEffect { _ in nil }.displayCornerRadius(-1) }
    }
    #expect(corner?.says("The display's corner radius was -1.0. Give it a number") == true)
  }

  @Test(
    "And one with the number of a stage, whether that runs in a part of the transition or on a spring"
  )
  func stagesInDebug() async {
    let sentence = "A stage's frame was"
    let part = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let frame = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
        _ = TransitionStage.move(UIView(), from: frame, during: 0...1)
      }
    }
    #expect(part?.says(sentence) == true)
    let turned = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = TransitionStage.move(UIView(), from: .zero, angle: .infinity, with: .systemPush)
      }
    }
    #expect(turned?.says(sentence) == true)
    let offset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = TransitionStage.move(UIView(), by: CGVector(dx: CGFloat.nan, dy: 0), during: 0...1)
      }
    }
    #expect(offset?.says("A stage's distance was") == true)
    let sprung = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = TransitionStage.move(
          UIView(),
          by: CGVector(dx: 0, dy: CGFloat.infinity),
          with: .systemPush
        )
      }
    }
    #expect(sprung?.says("A stage's distance was") == true)
  }

  @Test("And one with what can only be a slip of the pen")
  @MainActor func slips() async {
    let scrub = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = NavigationStage()
        stage.push(andAdvance: 0.1)
        stage.transition.scrub(to: .nan)
      }
    }
    #expect(scrub?.says("scrub(to:) received NaN. Pass a progress from 0 to 1.") == true)
    let circle = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let transition = InterruptibleTransition()
        transition.navigationDelegate = transition
      }
    }
    #expect(circle?.says("A transition object can't forward to itself. Assign") == true)
    let children = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let container = UIViewController()
        let change = ContainerChange(from: nil, to: UIViewController(), in: container) { _ in }
        InterruptibleTransition().run(change)
      }
    }
    #expect(
      children?.says("children would receive each appearance callback twice")
        == true
    )
  }
}

extension ExitTest.Result {
  /// Whether the process ended with these words.
  func says(_ words: String) -> Bool {
    String(decoding: standardErrorContent, as: UTF8.self).contains(words)
  }
}
