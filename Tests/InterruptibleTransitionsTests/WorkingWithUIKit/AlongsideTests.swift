import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What goes with a transition goes with it all the way.
@MainActor @Suite(.serialized) struct AlongsideTests {
  /// A view of the app's own over everything, and how much of it is seen.
  private func light(on stage: ContainerStage) -> (UIView, () -> CGFloat) {
    let light = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    light.alpha = 0
    light.isUserInteractionEnabled = false
    stage.window.addSubview(light)
    stage.advanceFrame()
    return (light, { CGFloat(light.layer.displayed()?.opacity ?? -1) })
  }

  @Test(
    "UIKit's coordinator follows catch, scrub and release",
    arguments: [ContainerKind.navigation, .tabs, .fullScreen, .overFullScreen, .card, .custom]
  )
  func coordinator(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    let (light, shown) = light(on: stage)
    var changes: [Bool] = []
    var isOver = false
    stage.goForward()
    // A presentation's coordinator may come only when it starts.
    stage.advance(by: 0)
    stage.second.transitionCoordinator?.animate(
      alongsideTransition: { _ in light.alpha = 1 },
      completion: { _ in isOver = true }
    )
    stage.second.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isInteractive)
    }
    stage.advance(by: 0.1)
    #expect(abs(shown() - stage.displayed) < 0.02 + Stage.alongsideSlack)

    stage.touchDown(at: CGPoint(x: 200, y: 600))
    stage.drag(along: stage.wayForward, by: 0.1, frames: 5)
    stage.advanceFrame()
    #expect(changes == [true])
    #expect(abs(shown() - stage.displayed) < 0.02 + Stage.alongsideSlack)
    stage.drag(along: stage.wayBack, by: 0.4, frames: 5)
    stage.lift()
    #expect(changes == [true, false])
    stage.settle()

    #expect(isOver)
    #expect(!stage.showsSecond)
    #expect(light.alpha == 0)
  }

  @Test(
    "What runs alongside is taken back by the opposite call without animation in the same turn",
    arguments: PlayedRows.pairs(
      [ContainerKind.navigation] + ContainerKind.presentations,
      [EffectCase.slide, .zoom],
      oneOf: 9
    )
  )
  func sameTurn(kind: ContainerKind, effect: EffectCase) {
    for (animated, deed) in [true, false].flatMap({ first in Deed.allCases.map { (first, $0) } }) {
      let stage = EffectStage(ContainerStage(kind), effect).stage
      let (light, _) = light(on: stage)
      var (startCount, endCount) = (0, 0)
      stage.second.onWillAppear = { [unowned stage] in
        guard let coordinator = stage.second.transitionCoordinator else { return }
        startCount += 1
        coordinator.animate(
          alongsideTransition: { _ in light.alpha = 1 },
          completion: { _ in endCount += 1 }
        )
      }
      stage.ask(forward: true)
      if let navigation = stage.navigation {
        stage.transition.pop(from: navigation, animated: animated)
      } else {
        stage.transition.dismiss(stage.second, animated: animated)
      }
      deed.act(on: stage.transition)
      stage.advance(by: 0.1)
      stage.transition.resume()
      stage.settle()

      // The last one decides.
      let isShown = deed == .reverse
      #expect(stage.showsSecond == isShown, "animated: \(animated), \(deed)")
      #expect(light.alpha == (isShown ? 1 : 0), "animated: \(animated), \(deed)")
      #expect(endCount == startCount)
      #expect(stage.complaints == [])
    }
  }

  /// What code does in the turn of a call and its opposite.
  enum Deed: CaseIterable {
    case nothing, pause, scrub, reverse

    @MainActor
    fileprivate func act(on transition: InterruptibleTransition) {
      switch self {
      case .nothing: break
      case .pause: transition.pause()
      case .scrub: transition.scrub(to: 0.3)
      case .reverse: transition.reverse()
      }
    }
  }

  @Test(
    "A card dismissed and presented in one turn stays dimmed",
    arguments: [true, false],
    Deed.allCases
  )
  func sameTurnBack(animated: Bool, deed: Deed) {
    for isAfter in [true, false] {
      let stage = ContainerStage(.card)
      stage.showSecond()
      stage.transition.dismiss(stage.second)
      if !isAfter { deed.act(on: stage.transition) }
      stage.transition.present(stage.second, from: stage.first, animated: animated)
      if isAfter { deed.act(on: stage.transition) }
      stage.advance(by: 0.1)
      stage.transition.resume()
      stage.settle()

      // The last one decides.
      let isShown = deed != .reverse || !isAfter
      #expect(stage.showsSecond == isShown, "\(isAfter)")
      #expect(!isShown || stage.cards.last?.dimming.alpha == 0.4, "\(isAfter)")
    }
  }

  @Test("A dimming presentation controller follows a finger")
  func dimming() throws {
    let stage = ContainerStage(.card)
    stage.showSecond()
    let dimming = try #require(stage.cards.last?.dimming)

    stage.touchDown(at: stage.start(along: stage.wayBack))
    stage.drag(along: stage.wayBack, by: 0.5, frames: 20)
    stage.advanceFrame()

    let opacity = CGFloat(dimming.layer.displayed()?.opacity ?? -1)
    #expect(abs(opacity - 0.4 * stage.displayed) < 0.02)
    stage.drag(along: stage.wayForward, by: 0.4, frames: 5)
    stage.lift()
    stage.settle()
    #expect(stage.showsSecond)
    #expect(dimming.alpha == 0.4)
  }
}
