import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What a transition leaves, and what is behind a presentation, can't be reached by assistive technology.
@MainActor @Suite(.serialized) struct HiddenScreenTests {
  @Test(
    "Assistive technology reaches only the incoming screen of a transition in flight",
    arguments: ContainerKind.allCases
  )
  func inFlight(kind: ContainerKind) {
    let stage = ContainerStage(guarded: kind)
    #expect(stage.reaches(stage.first))

    stage.goForward()
    stage.advance(by: 0.1)
    #expect(stage.reaches(stage.second) && !stage.reaches(stage.first))
    stage.tap()
    stage.advance(by: 0.02)
    #expect(!stage.reaches(stage.second) && stage.reaches(stage.first))
    stage.tap()
    stage.advance(by: 0.02)
    #expect(stage.reaches(stage.second) && !stage.reaches(stage.first))
    stage.settle()
    #expect(stage.reaches(stage.second) && !stage.reaches(stage.first))
    stage.goBack()
    stage.advance(by: 0.1)
    #expect(!stage.reaches(stage.second) && stage.reaches(stage.first))
    stage.settle()

    #expect(!stage.reaches(stage.second) && stage.reaches(stage.first))
  }

  @Test(
    "Assistive technology reaches only the incoming screen while a finger or code holds the transition",
    arguments: ContainerKind.allCases
  )
  func held(kind: ContainerKind) {
    let stage = ContainerStage(guarded: kind)

    stage.goForward()
    stage.advance(by: 0.1)
    stage.transition.pause()
    stage.advance(by: 0.1)
    #expect(stage.reaches(stage.second) && !stage.reaches(stage.first))
    stage.transition.resume()
    stage.settle()

    #expect(stage.reaches(stage.second) && !stage.reaches(stage.first))
  }

  @Test(
    "No screen stays hidden from assistive technology after a canceled transition",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, [true, false])
  )
  func cancelled(kind: ContainerKind, isForward: Bool) {
    let stage = ContainerStage(guarded: kind)
    if !isForward { stage.showSecond() }

    isForward ? stage.goForward() : stage.goBack()
    stage.advance(by: 0.1)
    stage.transition.cancel()
    stage.settle()

    #expect(stage.reaches(stage.first) == isForward)
    #expect(stage.reaches(stage.second) == !isForward)
    #expect(!stage.first.view.accessibilityElementsHidden)
    #expect(!stage.second.view.accessibilityElementsHidden)
  }

  @Test(
    "No screen stays hidden from assistive technology after an abandoned transition",
    arguments: ContainerKind.allCases
  )
  func abandoned(kind: ContainerKind) {
    let stage = ContainerStage(guarded: kind)
    stage.goForward()
    stage.advance(by: 0.1)

    HeadlessApplication.enterBackground()
    stage.settle()

    #expect(!stage.first.view.accessibilityElementsHidden)
    #expect(!stage.second.view.accessibilityElementsHidden)
  }

  @Test(
    "A screen that the app hides from assistive technology stays hidden, also afterwards",
    arguments: ContainerKind.allCases
  )
  func ownValues(kind: ContainerKind) {
    let stage = ContainerStage(guarded: kind)
    stage.first.view.accessibilityElementsHidden = true
    stage.second.view.accessibilityElementsHidden = true

    stage.goForward()
    stage.advance(by: 0.1)
    stage.tap()
    stage.settle()
    stage.showSecond()
    stage.goBack()
    stage.settle()

    #expect(stage.first.view.accessibilityElementsHidden)
    #expect(stage.second.view.accessibilityElementsHidden)
  }

  @Test(
    "A presentation that goes without animation leaves nothing hidden",
    arguments: ContainerKind.presentations
  )
  func withoutAnimation(kind: ContainerKind) {
    let stage = ContainerStage(guarded: kind)
    stage.showSecond()
    #expect(!stage.reaches(stage.first))

    stage.goBack(animated: false)
    stage.settle()

    #expect(stage.reaches(stage.first))
  }

  @Test("Assistive technology reaches a presented screen, and after its dismissal the one below")
  func stacked() {
    let stage = ContainerStage(guarded: .overFullScreen)
    let third = GuardedScreen("Third")
    third.modalPresentationStyle = .overFullScreen
    stage.showSecond()

    stage.transition.present(third, from: stage.second)
    stage.settle()
    #expect(stage.reaches(third) && !stage.reaches(stage.second) && !stage.reaches(stage.first))
    stage.transition.dismiss(third)
    stage.settle()

    #expect(!stage.reaches(third) && stage.reaches(stage.second) && !stage.reaches(stage.first))
  }

  @Test(
    "A setting keeps both screens reachable for assistive technology",
    arguments: ContainerKind.allCases
  )
  func setting(kind: ContainerKind) {
    let stage = ContainerStage(guarded: kind)
    stage.transition.accessibility.hidesScreensBehind = false

    stage.goForward()
    stage.advance(by: 0.1)

    #expect(stage.reaches(stage.first) && stage.reaches(stage.second))
  }

  @Test(
    "Switch Control and Full Keyboard Access reach the incoming screen through the shield",
    arguments: ContainerKind.allCases
  )
  func overlay(kind: ContainerKind) {
    let stage = ContainerStage(guarded: kind)
    stage.transition.opensControlsAtOnce = true
    stage.goForward()
    stage.advance(by: 0.25)
    let isOurs = { (view: UIView) in String(describing: type(of: view)) == "TransitionOverlay" }
    #expect(HeadlessAccessibility.elements(in: stage.window).allSatisfy { !isOurs($0) })

    stage.tap(at: stage.displayedTarget)
    stage.advanceFrame()

    #expect(stage.guarded?.taps == 1)
    #expect(stage.transition.phase == .settling(toward: .end))
  }
}

extension ContainerStage {
  /// The middle of the second screen's button, where it is seen.
  fileprivate var displayedTarget: CGPoint {
    let target = guarded?.target ?? .zero
    let (model, shown) = (second.view.layer.frame, second.view.layer.displayed()?.frame ?? .zero)
    return CGPoint(x: target.x + shown.minX - model.minX, y: target.y + shown.minY - model.minY)
  }
}
