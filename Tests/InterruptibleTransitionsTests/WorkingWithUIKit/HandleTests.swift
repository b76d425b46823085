import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A pan that presents may be confined to a view, as to a bar at the foot of a screen.
@MainActor @Suite(.serialized) struct HandleTests {
  @Test("A pan on its handle presents, and goes as far as the finger on the screen")
  func onTheHandle() {
    let stage = HandleStage()

    stage.pan(from: 780, to: 280)

    #expect(stage.transition.phase == .dragging)
    #expect(abs(stage.transition.progress - 490 / 852) < 0.02)
    stage.lift()
    #expect(stage.transition.progress == 1)
    #expect(stage.player.presentingViewController === stage.screen)
  }

  @Test("A pan beside its handle does nothing")
  func besideTheHandle() {
    let stage = HandleStage()

    stage.pan(from: 700, to: 200)

    #expect(stage.transition.phase == .idle)
    stage.lift()
    #expect(stage.player.presentingViewController == nil)
  }

  @Test("A pan that presents doesn't begin on a screen that comes or goes")
  func moving() {
    for isComing in [true, false] {
      let stage = NavigationStage()
      stage.transition.gestures.catching = .never
      stage.transition.spring = Spring(response: 2)
      let presented = Screen("Presented")
      var asked = 0
      stage.transition.addPanToPresent(from: stage.second) { _ in
        asked += 1
        return presented
      }
      stage.transition.effect = .cover
      if !isComing { stage.showSecond() }
      if isComing { stage.push() } else { stage.navigation.popViewController(animated: true) }
      stage.advance(by: 0.3)

      stage.touchDown(at: CGPoint(x: 200, y: 800))
      stage.drag(by: 0, -300, frames: 10)
      stage.lift()

      #expect(asked == 0)
      stage.settle()
      #expect(presented.presentingViewController == nil)
      #expect(stage.complaints == [])
    }
  }

  @Test("A pan that presents leaves alone what its provider has presented")
  func providerPresents() {
    let stage = ContainerStage(.custom)
    let other = Screen("Other")
    other.modalPresentationStyle = .custom
    let presented = Screen("Presented")
    stage.transition.uninstall()
    stage.transition.addPanToPresent(from: stage.first) { [transition = stage.transition] first in
      transition.present(other, from: first)
      return presented
    }

    stage.touchDown(at: stage.start(along: stage.wayForward))
    stage.drag(along: stage.wayForward, by: 0.5, frames: 10)
    #expect(stage.transition.flights.count == 1)
    stage.lift()
    stage.settle()

    #expect(stage.first.presentedViewController === other)
    #expect(HeadlessLog.refusals == 0)
    #expect(stage.complaints == [])
  }

  @Test("A pan that presents waits for what the controller around it presents or dismisses")
  func presenting() {
    for isDismissal in [true, false] {
      let stage = NavigationStage(.cover)
      let card = Screen("Card")
      card.modalPresentationStyle = .overFullScreen
      let presented = Screen("Presented")
      var asked = 0
      stage.transition.gestures.catching = .never
      stage.transition.spring = Spring(response: 2)
      stage.transition.addPanToPresent(from: stage.first) { _ in
        asked += 1
        return presented
      }
      stage.transition.present(card, from: stage.navigation)
      if isDismissal {
        stage.settle()
        stage.transition.dismiss(card)
      }
      stage.advance(by: 0.3)

      stage.touchDown(at: CGPoint(x: 200, y: 800))
      stage.drag(by: 0, -300, frames: 10)
      stage.lift()

      #expect(asked == 0)
      stage.settle()
      #expect(presented.presentingViewController == nil)
    }
  }
}

/// A screen with a bar at its foot, from which a pan presents.
@MainActor
private struct HandleStage {
  let transition = InterruptibleTransition(.cover(backgroundScale: 0.8))
  let screen = UIViewController()
  let player = UIViewController()
  private let stage: Stage

  init() {
    let screen = screen
    stage = Stage(transition) { screen }
    let bar = UIView(frame: CGRect(x: 0, y: 752, width: 393, height: 60))
    screen.view.addSubview(bar)
    player.modalPresentationStyle = .fullScreen
    transition.addPanToPresent(from: screen, handle: bar) { [player] _ in player }
    stage.advance(by: 0.1)
  }

  func pan(from start: CGFloat, to end: CGFloat) {
    stage.touchDown(at: CGPoint(x: 200, y: start))
    stage.drag(by: 0, end - start, frames: 50)
    stage.advanceFrame()
  }

  func lift() {
    stage.lift()
    stage.settle()
  }
}
