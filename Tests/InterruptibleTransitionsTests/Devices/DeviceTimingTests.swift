import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Where a device may start, hold and end an animation otherwise than is likeliest.
///
/// Each test turns one field of `HeadlessPersonality`.
@MainActor @Suite(.serialized) struct DeviceTimingTests {
  @Test(
    "A58: a hold at either end shows that end, and goes on from it at once",
    arguments: [false, true]
  )
  func ends(areIgnored: Bool) {
    let stage = ContainerStage(
      .navigation,
      personality: .standardBut { $0.animators.zeroFractionIgnored = areIgnored }
    )
    stage.goForward()
    stage.advance(by: 0.1)
    stage.transition.scrub(to: 0.5)
    stage.advanceFrame()
    stage.transition.scrub(to: 0)
    stage.advanceFrame()
    #expect(abs(stage.displayed) < 0.001)
    stage.transition.scrub(to: 1)
    stage.advanceFrame()
    #expect(abs(stage.displayed - 1) < 0.001)

    stage.transition.cancel()
    stage.advance(by: 0.7)

    #expect(stage.transition.phase == .idle)
    #expect(!stage.showsSecond)
  }

  @Test(
    "A59: a transition that was held when its animations were stripped ends",
    arguments: [false, true]
  )
  func strippedAnimations(areStripped: Bool) {
    let stage = ContainerStage(
      .navigation,
      personality: .standardBut {
        $0.application.backgroundStripsAnimations = areStripped
      }
    )
    stage.goForward()
    stage.advance(by: 0.1)
    stage.transition.pause()
    // Without a word that the application resigns active first.
    HeadlessApplication.enterBackground()
    HeadlessApplication.enterForeground()
    HeadlessApplication.becomeActive()
    stage.settle()

    #expect(stage.transition.phase == .idle)
    #expect(stage.showsSecond)
    #expect(stage.displayed == 1)
  }

  @Test("Animations that join a transition on its way back may send it another way")
  func joinsAndReverses() {
    let stage = ContainerStage(.navigation, personality: .standard)
    stage.goForward()
    stage.advance(by: 0.12)
    stage.transition.reverse()
    stage.advance(by: 0.02)
    let before = stage.displayed

    stage.transition.animateAlongside { stage.transition.reverse() }
    stage.advance(by: 0)

    #expect(abs(stage.displayed - before) < 0.001)
    #expect(stage.transition.phase == .settling(toward: .end))
    stage.settle()
    #expect(stage.showsSecond)
  }

  @Test(
    "A60: a held transition ends when its scene goes to the background",
    arguments: [false, true]
  )
  func sceneAlone(isSceneAlone: Bool) {
    let stage = ContainerStage(
      .navigation,
      personality: .standardBut { $0.application.sceneBackgrounds = isSceneAlone }
    )
    stage.goForward()
    stage.advance(by: 0.1)
    stage.transition.pause()

    HeadlessApplication.resignActive()
    #expect(stage.transition.phase == .paused)
    HeadlessApplication.enterBackground()
    #expect(stage.transition.phase == .idle)
  }

  @Test(
    "A61: animations that join a transition on its way back go back with it",
    arguments: [false, true]
  )
  func joinsReversed(runsForward: Bool) {
    let stage = ContainerStage(
      .navigation,
      personality: .standardBut { $0.animators.reversedAdditionsRunForward = runsForward }
    )
    let light = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    light.alpha = 0
    stage.window.addSubview(light)
    stage.goForward()
    stage.advance(by: 0.12)
    stage.transition.reverse()
    stage.advance(by: 0.02)
    let before = stage.displayed

    stage.transition.animateAlongside { light.alpha = 1 }
    #expect(abs(stage.displayed - before) < 0.001)
    stage.settle()

    #expect(light.layer.displayed()?.opacity == 0)
    #expect(!stage.showsSecond)
  }

  @Test(
    "D65: a finger's presentation is not dropped where no coordinator has come yet",
    arguments: [false, true]
  )
  func lateCoordinator(comesWithStart: Bool) {
    let stage = ContainerStage(
      .overFullScreen,
      personality: .standardBut {
        $0.transitions.coordinatorComesWithStart = comesWithStart
        $0.transitions.nilAlongsideReturnsFalse = comesWithStart
      }
    )
    stage.touchDown(at: stage.start(along: stage.wayForward))
    stage.drag(along: stage.wayForward, by: 0.4, frames: 8)
    stage.advanceFrame()
    #expect(stage.transition.phase == .dragging)
    stage.drag(along: stage.wayForward, by: 0.3, frames: 6)
    stage.lift()
    stage.settle()

    #expect(stage.showsSecond)
  }

  @Test(
    "D70: a container that settles late is seen in transition all the same",
    arguments: [false, true]
  )
  func lateSize(isLate: Bool) {
    let stage = ContainerStage(
      .navigation,
      personality: .standardBut { $0.transitions.containerSettlesLate = isLate }
    )
    stage.goForward()
    stage.advance(by: 0.1)
    #expect(stage.transition.phase == .settling(toward: .end))
    #expect((0.1...0.95).contains(stage.displayed))
    stage.settle()

    #expect(stage.second.view.frame == stage.second.view.superview?.bounds)
  }

  @Test(
    "D73: asked for the animator after the end, no other transition begins",
    arguments: [false, true]
  )
  func askedAfterEnd(isAsked: Bool) throws {
    let stage = ContainerStage(
      .navigation,
      personality: .standardBut { $0.transitions.asksAnimatorAfterEnd = isAsked }
    )
    stage.goForward()
    stage.advance(by: 0.1)
    let context = try #require(stage.transition.list.current?.driver?.context)
    stage.settle()
    #expect(stage.transition.phase == .idle)

    _ = stage.transition.interruptibleAnimator(using: context)
    #expect(!stage.transition.list.waitsForUIKit)
    #expect(stage.transition.flights.isEmpty)
    #expect(stage.showsSecond)
  }
}
