import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A form that is presented in the context of a screen, and goes away with it.
@MainActor @Suite(.serialized) struct ContextPolicyTests {
  /// What would leave the screen.
  enum Gesture: CaseIterable {
    case edgeSwipe, swipe, escape, key
  }

  /// What forbids leaving the form.
  enum Guard: CaseIterable {
    case nothing, resist, forbid, modal, delegate
  }

  @Test(
    "No gesture leaves a screen in whose context a form is presented that may not be left",
    arguments: PlayedRows.current.pairs([ContainerKind.navigation, .container], Gesture.allCases)
  )
  func form(kind: ContainerKind, gesture: Gesture) {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      for isServed in [true, false] {
        let leaving = Guard.allCases.filter { isLeft(kind, gesture, style, isServed, $0) }
        #expect(leaving.allSatisfy { $0 == .nothing }, "\(style) \(isServed) \(leaving)")
      }
    }
  }

  @Test("A swipe leaves a screen with a form that may be left")
  func allowed() {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      #expect(isLeft(.navigation, .swipe, style, false, .nothing))
    }
  }

  @Test("A child is asked that a presentation in its context covers")
  func covered() {
    let stage = ContainerStage(.navigation)
    let (child, form) = (Screen("Child"), makeForm(.forbid))
    stage.second.embed(child)
    present(form, from: child, .currentContext, nil, on: stage)
    make(.swipe, on: stage)
    #expect(form.view.window != nil)
  }

  /// Whether a gesture leaves a screen in whose context a form has been presented, by an object or by UIKit alone.
  private func isLeft(
    _ kind: ContainerKind,
    _ gesture: Gesture,
    _ style: UIModalPresentationStyle,
    _ isServed: Bool,
    _ guardian: Guard
  ) -> Bool {
    let stage = ContainerStage(kind)
    let (form, delegate) = (makeForm(guardian), DismissalGuard())
    let cards = InterruptibleTransition(.cover)
    if isServed { form.transitioningDelegate = cards }
    present(form, from: stage.second, style, guardian == .delegate ? delegate : nil, on: stage)
    make(gesture, on: stage)
    #expect(stage.complaints == [])
    return form.view.window == nil
  }

  private func makeForm(_ guardian: Guard) -> Screen {
    // A policy of its own would replace that of `isModalInPresentation`.
    guard guardian != .modal else {
      let form = Screen("Form")
      form.isModalInPresentation = true
      return form
    }
    let form = GuardedScreen("Form")
    form.policy = guardian == .resist ? .resist : guardian == .forbid ? .forbid : .allow
    return form
  }

  private func present(
    _ form: Screen,
    from screen: UIViewController,
    _ style: UIModalPresentationStyle,
    _ delegate: DismissalGuard?,
    on stage: ContainerStage
  ) {
    stage.transition.gestures.pop = .anywhere
    stage.showSecond()
    form.modalPresentationStyle = style
    screen.definesPresentationContext = true
    form.presentationController?.delegate = delegate
    screen.present(form, animated: false)
    stage.settle()
  }

  private func make(_ gesture: Gesture, on stage: ContainerStage) {
    switch gesture {
    case .edgeSwipe, .swipe:
      stage.touchDown(at: CGPoint(x: gesture == .swipe ? 60 : 4, y: 620))
      stage.drag(along: stage.wayBack, by: 0.8, frames: 12)
      stage.lift()
    case .escape: _ = stage.escape(from: stage.second)
    case .key: _ = HeadlessKeyboard.press("[", .command)
    }
    stage.settle()
  }
}
