import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// An app changes a view of the presenting screen while a presentation stands that has moved it.
@MainActor @Suite struct StandingChangeTests {
  /// What the app changes.
  enum Change: CaseIterable {
    case center, centerTwice, layout, layoutHome, alpha, transform, frame

    @MainActor
    func make(_ view: UIView, _ screen: Screen) {
      switch self {
      case .center: view.center = CGPoint(x: 200, y: 400)
      case .centerTwice:
        view.center = CGPoint(x: 90, y: 80)
        view.center = CGPoint(x: 200, y: 400)
      case .layout, .layoutHome:
        let center = self == .layout ? CGPoint(x: 200, y: 400) : CGPoint(x: 100, y: 280)
        screen.onLayout = { view.center = center }
        screen.view.setNeedsLayout()
      case .alpha: view.alpha = 0.4
      case .transform: view.transform = CGAffineTransform(rotationAngle: 0.2)
      case .frame: view.frame = CGRect(x: 100, y: 300, width: 60, height: 60)
      }
    }

    var center: CGPoint {
      switch self {
      case .alpha, .transform, .layoutHome: CGPoint(x: 100, y: 280)
      case .center, .centerTwice, .layout: CGPoint(x: 200, y: 400)
      case .frame: CGPoint(x: 130, y: 330)
      }
    }

    /// Whether nothing of the property moves in the dismissal, because the view is at home.
    @MainActor
    func holds(_ view: UIView) -> Bool {
      let layer = view.layer.displayed() ?? view.layer
      let (place, home) = (layer.position, center)
      return switch self {
      case .alpha: abs(layer.opacity - 0.4) < 0.001
      case .transform: abs(layer.affineTransform().b - sin(0.2)) < 0.001
      case .center, .centerTwice, .layout, .layoutHome, .frame:
        hypot(place.x - home.x, place.y - home.y) < 0.1
      }
    }
  }

  private static let effects: [EffectCase] = [
    .sprungStages, .mixedStages, .placedStages, .cascade, .crossDissolve, .movedMatches,
  ]

  @Test(
    "A dismissal begins with what the app has changed, and leaves it, also if it is canceled",
    arguments: PlayedRows.current.pairs(
      Change.allCases,
      [ContainerKind.overFullScreen, .card, .sampleCard, .custom]
    )
  )
  func changes(change: Change, kind: ContainerKind) {
    for effect in StandingChangeTests.effects {
      for dismissal in [effect, .cascade, .fade] {
        let (stage, below, above) = present(kind, by: effect)
        change.make(below, stage.first)
        stage.advance(by: 0.1)
        let story: Comment = "\(effect) \(dismissal)"
        #expect(change.holds(below), story)

        stage.transition.effect = dismissal.effect(below: below, above: above)
        for isCanceled in [true, false] {
          stage.goBack()
          for frame in 0..<12 {
            stage.advanceFrame()
            #expect(change.holds(below), "\(story) \(isCanceled) \(frame) \(below.center)")
          }
          if isCanceled { stage.transition.cancel() }
          stage.settle()
          #expect(change.holds(below), "\(story) \(isCanceled)")
        }
        #expect(below.center == change.center, story)
        #expect(change == .alpha ? abs(below.alpha - 0.4) < 0.001 : below.alpha == 1, story)
        if change != .transform { #expect(below.transform == .identity, story) }
        #expect(stage.complaints == [], story)
      }
    }
  }

  /// Presents the second screen by an effect that moves a view of each screen.
  private func present(
    _ kind: ContainerKind,
    by effect: EffectCase
  ) -> (stage: ContainerStage, below: UIView, above: UIView) {
    let stage = ContainerStage(kind)
    let below = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 160))
    let above = UIView(frame: CGRect(x: 60, y: 120, width: 270, height: 300))
    stage.first.view.addSubview(below)
    stage.second.loadViewIfNeeded()
    stage.second.view.addSubview(above)
    stage.transition.effect = effect.effect(below: below, above: above)
    stage.goForward()
    stage.settle()
    return (stage, below, above)
  }

  @Test(
    "A dismissal by other stages begins with every property as the presentation has left it",
    arguments: [
      EffectCase.sprungStages, .mixedStages, .placedStages, .cascade, .stages, .movedMatches,
      .matched,
    ].played()
  )
  func otherStages(effect: EffectCase) {
    let dismissals: [EffectCase] = [
      .sprungStages, .mixedStages, .placedStages, .cascade, .stages, .change, .transformChange,
    ]
    for kind in [ContainerKind.overFullScreen, .card, .sampleCard, .custom] {
      for dismissal in dismissals {
        let (stage, below, above) = present(kind, by: effect)
        var last = (below.center, below.transform.a, below.alpha)
        stage.transition.effect = dismissal.effect(below: below, above: above)
        stage.goBack()
        // It begins from rest, so that the first frames are small steps.
        for frame in 0..<2 {
          stage.advanceFrame()
          let layer = below.layer.displayed() ?? below.layer
          let now = (layer.position, layer.affineTransform().a, CGFloat(layer.opacity))
          let story: Comment = "\(effect) \(kind) \(dismissal) \(frame) \(last) \(now)"
          #expect(hypot(now.0.x - last.0.x, now.0.y - last.0.y) < 12, story)
          #expect(abs(now.1 - last.1) < 0.08, story)
          #expect(abs(now.2 - last.2) < 0.15, story)
          last = now
        }
        #expect(stage.transition.phase != .idle, "\(effect) \(kind) \(dismissal)")
        stage.settle()
        #expect(below.alpha == 1 && below.transform == .identity, "\(effect) \(dismissal)")
      }
    }
  }

  @Test(
    "A view that stages have moved is dismissed from there by an effect that changes less of it",
    arguments: [ContainerKind.overFullScreen, .card, .sampleCard, .custom].played()
  )
  func otherEffect(kind: ContainerKind) {
    for effect in [EffectCase.sprungStages, .cascade, .placedStages] {
      for isFlip in [true, false] {
        for isCanceled in [false, true] {
          let (stage, below, _) = present(kind, by: effect)
          let left = below.center
          stage.transition.effect =
            isFlip ? .flip { _ in below } : .stages { _ in [.fade(below, during: 0...0.5)] }
          stage.goBack()
          var last = left
          let displayed = { (below.layer.displayed() ?? below.layer).position }
          for frame in 0..<200 where stage.transition.phase != .idle {
            stage.advanceFrame()
            let story: Comment = "\(effect) \(isFlip) \(isCanceled) \(frame) \(last) \(displayed())"
            #expect(hypot(displayed().x - last.x, displayed().y - last.y) < 12, story)
            last = displayed()
            if isCanceled, frame == 20 { stage.transition.cancel() }
          }
          stage.settle()
          #expect(below.center == (isCanceled ? left : CGPoint(x: 100, y: 280)))
        }
      }
    }
  }
}
