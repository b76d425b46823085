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
}

/// A screen with a bar at its foot, from which a pan presents.
@MainActor
private struct HandleStage {
  let transition = InterruptibleTransition(CoverEffect(backgroundScale: 0.8))
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
