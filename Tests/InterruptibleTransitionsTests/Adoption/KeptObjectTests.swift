import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// An object that is given a place for its gestures lives as long as that, whichever call gives it.
@MainActor @Suite(.serialized) struct KeptObjectTests {
  @Test("A pan that presents keeps the object, until its view is gone")
  func presenting() {
    weak var object: InterruptibleTransition?
    weak var screen: Screen?
    do {
      let first = Screen("First")
      screen = first
      let card = Screen("Card")
      let stage = Stage { first }
      do {
        let transition = InterruptibleTransition(.cover)
        object = transition
        transition.addPanToPresent(from: first) { _ in card }
      }
      stage.touchDown(at: CGPoint(x: 200, y: 800))
      stage.drag(by: 0, -600)
      stage.lift()
      stage.advance(by: 2)

      #expect(first.presentedViewController === card)
      first.dismiss(animated: false)
      stage.advance(by: 1)
      #expect(object != nil)
      stage.window.rootViewController = nil
      stage.advance(by: 1)
    }
    HeadlessScreen.reset()

    #expect(screen == nil)
    #expect(object == nil)
  }

  @Test("A pan on a custom container keeps the object, until its view is gone")
  func container() {
    weak var object: InterruptibleTransition?
    do {
      let box = BoxController()
      box.fill(with: Screen("First"))
      let next = Screen("Second")
      let stage = Stage { box }
      do {
        let transition = InterruptibleTransition(.slide)
        object = transition
        transition.addPan(to: box) { [weak box] direction in
          direction == .forward ? box?.context(to: next, .forward) : nil
        }
      }
      stage.touchDown(at: CGPoint(x: 390, y: 400))
      stage.drag(by: -300)
      stage.lift()
      stage.advance(by: 2)

      #expect(box.shown === next)
      #expect(object != nil)
      stage.window.rootViewController = nil
      stage.advance(by: 1)
    }
    HeadlessScreen.reset()

    #expect(object == nil)
  }

  @Test(
    "A presentation keeps the object that presents it, until it is dismissed",
    arguments: ContainerKind.allCases.filter(\.isPresentation),
    [true, false]
  )
  func presented(kind: ContainerKind, isAnimated: Bool) {
    weak var object: InterruptibleTransition?
    weak var shown: Screen?
    let first = Screen("First")
    let stage = Stage { first }
    for isReversed in [false, true] {
      do {
        let card = Screen("Card")
        card.modalPresentationStyle = kind.modalStyle
        shown = card
        do {
          let transition = InterruptibleTransition(.cover)
          object = transition
          transition.present(card, from: first, animated: isAnimated)
        }
        if isReversed, isAnimated {
          stage.advance(by: 0.1)
          object?.cancel()
          stage.advance(by: 2)
        } else {
          stage.advance(by: 2)
          #expect(first.presentedViewController === card)
          #expect(card.transitioningDelegate === object && object != nil)
          stage.touchDown(at: CGPoint(x: 200, y: 300))
          stage.drag(by: 0, 300)
          #expect(object?.phase == .dragging)
          stage.lift()
          stage.advance(by: 2)
        }
        #expect(first.presentedViewController == nil)
      }
      stage.advance(by: 0.1)
      #expect(shown == nil)
      #expect(object == nil)
    }
  }

  @Test("A presentation that waits for another one keeps its object, until it is dismissed")
  func waitingPresentation() {
    weak var object: InterruptibleTransition?
    let (first, other, card) = (Screen("First"), Screen("Other"), Screen("Card"))
    let stage = Stage { first }
    let outer = InterruptibleTransition(.cover)
    outer.present(other, from: first)
    stage.advance(by: 0.1)
    do {
      let transition = InterruptibleTransition(.cover)
      object = transition
      transition.present(card, from: other)
    }
    stage.advance(by: 3)
    #expect(other.presentedViewController === card)
    #expect(object != nil && card.transitioningDelegate === object)

    card.dismiss(animated: true)
    stage.advance(by: 0.1)
    #expect(object?.phase == .settling(toward: .end))
    stage.advance(by: 2)
    #expect(other.presentedViewController == nil)
    #expect(object == nil)
  }

  @Test("A card that a pan has presented keeps its object when the view of the pan is gone")
  func presentedByPan() {
    weak var object: InterruptibleTransition?
    let (first, card) = (Screen("First"), Screen("Card"))
    let stage = Stage { first }
    let handle = UIView(frame: CGRect(x: 0, y: 600, width: 393, height: 252))
    first.view.addSubview(handle)
    do {
      let transition = InterruptibleTransition(.cover)
      object = transition
      transition.addPanToPresent(from: first, handle: handle) { [weak card] _ in card }
    }
    stage.touchDown(at: CGPoint(x: 200, y: 800))
    stage.drag(by: 0, -600)
    stage.lift()
    stage.advance(by: 2)
    #expect(first.presentedViewController === card)
    for recognizer in handle.gestureRecognizers ?? [] { handle.removeGestureRecognizer(recognizer) }
    handle.removeFromSuperview()
    stage.advance(by: 0.1)

    #expect(object != nil && card.transitioningDelegate === object)
    card.dismiss(animated: true)
    stage.advance(by: 2)
    #expect(object == nil)
  }

  @Test("An object that serves nothing any more is let go")
  func uninstalled() {
    weak var object: InterruptibleTransition?
    let (first, box) = (Screen("First"), BoxController())
    box.fill(with: first)
    let stage = Stage { box }
    do {
      let transition = InterruptibleTransition(.slide)
      object = transition
      transition.addPan(to: box) { _ in nil }
      transition.addPanToPresent(from: first) { _ in nil }
      transition.uninstall()
    }
    stage.advance(by: 0.1)

    #expect(object == nil)
  }
}
