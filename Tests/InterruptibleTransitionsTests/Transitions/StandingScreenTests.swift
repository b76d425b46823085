import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A dismissal by another effect than the presentation's begins with what that has left of the presenting screen.
///
/// By default each style meets some pairs of effects, each with one story, and three with all; `TABLES=products` has each
/// meet all pairs, with each story.
@MainActor @Suite(.serialized) struct StandingScreenTests {
  /// How a dismissal goes.
  enum Story: CaseIterable {
    case untouched, canceled, reversedTwice, heldAndFinished, heldAndCanceled, resized,
      resizedAndCanceled

    var isCanceled: Bool {
      self == .canceled || self == .heldAndCanceled || self == .resizedAndCanceled
    }

    var isResized: Bool { self == .resized || self == .resizedAndCanceled }
  }

  @Test(
    "The presenting screen doesn't jump as a dismissal by any other effect begins and ends",
    arguments: [ContainerKind.overFullScreen, .custom, .sampleCard, .overCurrentContext].played()
  )
  func everyPair(kind: ContainerKind) {
    let effects = EffectCase.allCases
    var count = 0
    for (row, effect) in effects.enumerated() {
      for (column, other) in effects.enumerated() {
        let stories = Story.allCases
        let number = row * effects.count + column
        for (index, story) in stories.enumerated()
        where PlayedRows.areProducts || Self.always.contains([effect, other])
          || number % 61 == 0 && index == number / 61 % stories.count
        {
          count += 1
          let run = DismissalRun(kind, effect, other, story)
          #expect(run.faults == [], "\(effect), then \(other), \(story)")
        }
      }
    }
    print("standing screens, \(kind): \(count) dismissals")
  }

  @Test(
    "The presenting screen doesn't jump as a presentation ends that no transition has begun",
    arguments: [ContainerKind.overFullScreen, .custom, .sampleCard, .overCurrentContext].played()
  )
  func unanimated(kind: ContainerKind) {
    let stories = Story.allCases
    for (number, effect) in EffectCase.allCases.enumerated() {
      for (index, story) in stories.enumerated()
      where PlayedRows.areProducts || number % stories.count == index || effect == .shrinkingCover {
        let run = DismissalRun(kind, nil, effect, story)
        #expect(run.faults == [], "\(effect), \(story)")
      }
    }
  }

  @Test(
    "A screen behind a card is aside by a share of its own width also in a window of another size",
    arguments: [EffectCase.slide, .shift, .carriedSlide],
    [ContainerKind.card, .sampleCard, .overFullScreen, .custom, .overCurrentContext]
  )
  func turned(effect: EffectCase, kind: ContainerKind) {
    let stage = ContainerStage(kind, effect.effect())
    stage.showSecond()
    let share = stage.first.view.center.x / stage.window.bounds.width - 0.5
    #expect(share != 0)
    HeadlessScreen.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    let (width, standing) = (stage.window.bounds.width, stage.first.view.center.x)
    #expect(abs(standing - width * (0.5 + share)) < 0.5)

    stage.goBack()
    stage.advance(by: 0)
    #expect(abs(stage.first.view.displayedFrame.midX - standing) < 1)
    stage.transition.pause()
    stage.advance(by: 0.1)
    stage.transition.cancel()
    stage.settle()
    #expect(abs(stage.first.view.center.x - standing) < 0.5)
    stage.goBack()
    stage.settle()
    #expect(stage.first.view.center.x == width / 2)
  }

  @Test("A card that has turned over behind a presentation stays so, and comes back with it")
  func turnedCard() {
    let stage = ContainerStage(.sampleCard)
    let effectCase = EffectStage(stage, .cardFlip)
    stage.goForward()
    stage.settle()
    #expect(effectCase.below.transform3D.m11 < 0.01)

    stage.goBack()
    stage.advance(by: 0)
    #expect((effectCase.below.layer.displayed() ?? effectCase.below.layer).transform.m11 < 0.01)
    stage.settle()
    #expect(effectCase.below.transform == .identity)
  }

  /// The pairs that meet each story: one moves aside and the other one doesn't, and one goes home in a part of the way only.
  private static let always: [[EffectCase]] = [[.slide, .fade], [.zoom, .slide], [.zoom, .flip]]
}

/// A presentation by one effect, or without animation, and a dismissal by another one.
@MainActor
private struct DismissalRun {
  private(set) var faults: [String] = []
  private let stage: ContainerStage
  private let effectCase: EffectStage
  private let story: StandingScreenTests.Story

  init(
    _ kind: ContainerKind,
    _ effect: EffectCase?,
    _ other: EffectCase,
    _ story: StandingScreenTests.Story
  ) {
    stage = ContainerStage(kind)
    effectCase = EffectStage(stage, effect ?? other)
    self.story = story
    let effects = [effect ?? other, other].map { [effectCase] in
      $0.effect(below: effectCase.below, above: effectCase.above)
    }
    stage.transition.effect = .choosing { effects[$0.direction == .forward ? 0 : 1] }
    let home = displayed
    stage.goForward(animated: effect != nil)
    stage.settle()
    let standing = displayed
    stage.goBack()
    stage.advance(by: 0)
    stage.transition.pause()
    stage.advanceFrame()
    compare(displayed, standing, "in the first frame")
    stage.transition.resume()
    stage.advance(by: 0.12)
    interfere()
    finish()
    if story.isCanceled {
      if !story.isResized { compare(displayed, standing, "after the cancel") }
      stage.goBack()
      stage.settle()
    }
    if stage.showsSecond { faults.append("it is still presented") }
    var end = home
    if story.isResized {
      let bounds = stage.window.bounds
      (end.center, end.size) = (CGPoint(x: bounds.midX, y: bounds.midY), bounds.size)
    }
    compare(displayed, end, "at the end", by: 0.001)
    faults += stage.complaints
  }

  private func interfere() {
    let transition = stage.transition
    switch story {
    case .untouched: break
    case .canceled: transition.cancel()
    case .reversedTwice:
      transition.reverse()
      stage.advance(by: 0.05)
      transition.reverse()
    case .heldAndFinished, .heldAndCanceled:
      let isBack = story == .heldAndFinished
      stage.touchDown(at: CGPoint(x: 200, y: 600))
      stage.advanceFrame()
      for _ in 0..<10 {
        stage.move(by: isBack ? 6 : -6, isBack ? 6 : -6)
        stage.advanceFrame()
      }
      stage.lift()
      if transition.phase != .idle {
        isBack ? transition.finish() : transition.cancel()
      }
    case .resized, .resizedAndCanceled:
      stage.resize(to: CGSize(width: 600, height: 700))
      stage.advance(by: 0.05)
      if story == .resizedAndCanceled { transition.cancel() }
    }
  }

  /// Lets the dismissal end, and compares what is seen before the last frame with what is seen after it.
  private mutating func finish() {
    var last = displayed
    for _ in 0..<600 where stage.transition.phase != .idle {
      last = displayed
      stage.advanceFrame()
    }
    compare(displayed, last, "in the last frame", by: 2.5)
    stage.settle()
  }

  private mutating func compare(
    _ one: Sight,
    _ other: Sight,
    _ moment: String,
    by slack: CGFloat = 0.5
  ) {
    let difference = one.difference(from: other)
    if difference.greatest > slack { faults.append("\(moment): \(difference)") }
  }

  private var displayed: Sight { Sight(of: stage) }
}

/// What is seen of the presenting screen and of its dimming.
private struct Sight {
  var center: CGPoint
  var size: CGSize
  let transform: CATransform3D
  let alpha: CGFloat
  let dimming: CGFloat

  @MainActor
  init(of stage: ContainerStage) {
    let layer = stage.first.view.layer.displayed() ?? stage.first.view.layer
    (center, size, transform) = (layer.position, layer.bounds.size, layer.transform)
    alpha = CGFloat(layer.opacity)
    dimming = stage.window.views(named: "transition.dimming")
      .reduce(0) { max($0, $1.displayedAlpha) }
  }

  /// How far apart the two are, in points: the width of a screen for the whole of a scale, and half of it for an opacity.
  struct Difference: CustomStringConvertible {
    let place, scale, alpha, dimming: CGFloat

    var greatest: CGFloat { max(place, scale, alpha, dimming) }

    var description: String {
      "place \(place), scale \(scale), opacity \(alpha), dimming \(dimming)"
    }
  }

  func difference(from other: Sight) -> Difference {
    let (one, two) = (transform, other.transform)
    let scales = [
      one.m11 - two.m11, one.m12 - two.m12, one.m13 - two.m13, one.m14 - two.m14,
      one.m21 - two.m21, one.m22 - two.m22, one.m31 - two.m31, one.m33 - two.m33,
    ]
    let places = [
      center.x + one.m41 - other.center.x - two.m41, center.y + one.m42 - other.center.y - two.m42,
      size.width - other.size.width, size.height - other.size.height,
    ]
    return Difference(
      place: places.map(abs).max() ?? 0,
      scale: 400 * (scales.map(abs).max() ?? 0),
      alpha: 200 * abs(alpha - other.alpha),
      dimming: 200 * abs(dimming - other.dimming)
    )
  }
}
