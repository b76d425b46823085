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
