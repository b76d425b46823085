import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A device may scrub a spring in steps, or along the last animation, and may run keyframes on a time of their own.
///
/// Whatever it does, the same is seen of the screens: their animator is scrubbed only along a line, and nothing is a keyframe.
@MainActor @Suite(.serialized) struct ScrubbedAnimationTests {
  @Test("Dragged 2 points a frame, a screen moves 2 points", arguments: Reading.allCases)
  func pointForPoint(reading: Reading) {
    let stage = NavigationStage(reading, .slide)
    stage.push(andAdvance: 0.06)
    stage.touchDown(at: CGPoint(x: 300, y: 400))
    stage.drag(by: 12, frames: 2)
    stage.advanceFrame()
    for _ in 0..<40 {
      let before = stage.left(of: stage.second)
      stage.drag(by: 2, frames: 1)
      stage.advanceFrame()
      #expect(abs(stage.left(of: stage.second) - before - 2) < 0.01)
    }
  }

  @Test(
    "An edge swipe moves a screen point for point from its beginning",
    arguments: Reading.allCases
  )
  func edge(reading: Reading) {
    let stage = NavigationStage(reading, .slide)
    stage.showSecond()
    stage.touchDown(at: CGPoint(x: 2, y: 400))
    stage.drag(by: 30, frames: 10)
    stage.advanceFrame()
    for _ in 0..<40 {
      let before = stage.left(of: stage.second)
      stage.drag(by: 2, frames: 1)
      stage.advanceFrame()
      #expect(abs(stage.left(of: stage.second) - before - 2) < 0.01)
    }
  }

  @Test("A catch doesn't move a screen, on either animation", arguments: Reading.allCases)
  func catches(reading: Reading) {
    for delay in stride(from: 0.01, to: 0.3, by: 0.023) {
      let stage = NavigationStage(reading, .slide)
      stage.push(andAdvance: delay)
      for _ in 0..<2 {
        let before = stage.left(of: stage.second)
        stage.transition.pause()
        stage.advanceFrame()
        #expect(abs(stage.left(of: stage.second) - before) < 0.5)
        stage.transition.reverse()
        stage.advance(by: 0.02)
      }
    }
  }

  @Test(
    "Every look is seen as it is where nothing is in doubt",
    arguments: EffectCase.allCases.played()
  )
  func effectCases(effectCase: EffectCase) {
    let expected = effectCase.film(.standard)
    for reading in Reading.allCases where reading != .standard {
      let film = effectCase.film(reading)
      #expect(film.count == expected.count)
      for (index, (frame, other)) in zip(film, expected).enumerated() {
        guard let difference = frame.difference(to: other) else { continue }
        Issue.record("\(effectCase), \(reading), frame \(index): \(difference)")
        break
      }
    }
  }
}

/// A reading of what UIKit does with springs and keyframes.
enum Reading: CaseIterable {
  case standard, springsInSteps, alongLastCurve, keyframesOfTheirOwn, all

  var personality: HeadlessPersonality {
    .standardBut {
      $0.animators.springsScrubInSteps = self == .springsInSteps || self == .all
      $0.animators.scrubsAlongLastCurve = self == .alongLastCurve || self == .all
      $0.animators.keyframesKeepTheirOwnTime = self == .keyframesOfTheirOwn || self == .all
    }
  }
}

extension EffectCase {
  /// What is seen, frame by frame, of a push that is caught, dragged, let go, turned around and caught again.
  @MainActor
  fileprivate func film(_ reading: Reading) -> [DisplayedViews] {
    let card = UIView(frame: CGRect(x: 60, y: 200, width: 150, height: 220))
    let stage = NavigationStage(
      reading,
      effect(below: { _ in card }, above: { $0.foreground?.subviews.first })
    )
    card.layer.cornerRadius = 14
    card.backgroundColor = .orange
    stage.first.view.addSubview(card)
    stage.advanceFrame()
    var film: [DisplayedViews] = []
    func record(_ count: Int, _ act: () -> Void = {}) {
      for _ in 0..<count {
        act()
        stage.advanceFrame()
        film.append(DisplayedViews(in: stage.window))
      }
    }
    stage.push()
    record(9)
    stage.transition.pause()
    record(3)
    for step in 0..<20 {
      record(1) { stage.transition.scrub(to: 0.3 + 0.02 * CGFloat(step)) }
    }
    stage.transition.reverse()
    record(6)
    stage.transition.reverse()
    record(6)
    stage.transition.pause()
    for step in 0..<20 {
      record(1) { stage.transition.scrub(to: 0.9 - 0.03 * CGFloat(step)) }
    }
    stage.transition.finish()
    record(80)
    return film
  }
}

/// How the views of a window are seen in a frame.
private struct DisplayedViews {
  private let views: [(name: String, numbers: [CGFloat])]

  @MainActor
  init(in window: UIWindow) {
    // Bars run in UIKit's animator, which is scrubbed after it has run on a spring: there, a device may show something else.
    views = window.all.filter { !$0.isInBar }.map { view in
      let layer = view.layer.displayed() ?? view.layer
      let matrix = layer.transform
      return (
        "\(type(of: view))",
        [
          layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height,
          layer.cornerRadius, CGFloat(layer.opacity) * 100,
          matrix.m11 * 200, matrix.m12 * 200, matrix.m13 * 200, matrix.m21 * 200, matrix.m22 * 200,
        ]
      )
    }
  }

  /// Where half a point, or half a percent, is between the two.
  func difference(to other: DisplayedViews) -> String? {
    guard views.count == other.views.count else { return "other views" }
    for (view, other) in zip(views, other.views) {
      for (number, (one, two)) in zip(view.numbers, other.numbers).enumerated()
      where abs(one - two) > 0.5 { return "\(view.name), number \(number): \(one), not \(two)" }
    }
    return nil
  }
}

extension NavigationStage {
  fileprivate convenience init(_ reading: Reading, _ effect: any TransitionEffect) {
    self.init(effect, personality: reading.personality)
  }
}
