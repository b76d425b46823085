import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationLifetimeTests {
  @Test(
    "After a dismissal nothing of it is left",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .custom],
    [true, false]
  )
  func dismissal(style: UIModalPresentationStyle, isStock: Bool) {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    weak var presented: Screen?
    weak var manager: UIPresentationController?
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    do {
      let b = stage.screen(style, delegate: isStock ? nil : delegate)
      presented = b
      stage.a.present(b, animated: true)
      manager = b.presentationController
      coordinator = b.transitionCoordinator
    }
    #expect(presented != nil && manager != nil && coordinator != nil)
    stage.settle()
    #expect(coordinator == nil)

    stage.a.dismiss(animated: true)
    stage.settle()

    #expect(presented == nil && manager == nil)
  }

  @Test("After a canceled presentation nothing of it is left")
  func cancelled() {
    let stage = PresentationStage()
    let delegate = HandmadePresentation(.startsUnderAFinger)
    weak var presented: Screen?
    weak var animator: UIViewPropertyAnimator?
    do {
      let b = stage.screen(.custom, delegate: delegate)
      presented = b
      stage.a.present(b, animated: true)
    }
    HeadlessClock.advance(by: 0.1)
    animator = delegate.animator
    delegate.release(toward: .start)
    stage.settle()

    #expect(presented == nil && animator == nil)
  }

  @Test("A presentation controller that was only asked for keeps nobody")
  func early() {
    weak var controller: UIViewController?
    do {
      let made = UIViewController()
      _ = made.presentationController
      controller = made
    }
    #expect(controller == nil)
  }

  @Test("A presented screen goes with its window's root", arguments: [0, 0.1, 1])
  func root(wait: TimeInterval) {
    let stage = PresentationStage()
    weak var presented: Screen?
    do {
      let b = stage.screen(.pageSheet)
      presented = b
      stage.a.present(b, animated: true)
    }
    HeadlessClock.advance(by: wait)

    stage.window.rootViewController = UIViewController()
    stage.settle()

    #expect(presented == nil)
    #expect(stage.window.subviews.count == 1)
  }
}
