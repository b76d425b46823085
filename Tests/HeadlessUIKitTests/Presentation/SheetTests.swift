import Testing
import UIKit

@MainActor @Suite(.serialized) struct SheetTests {
  @Test("The stock sheet is a card below the status bar, with the presenter set back")
  func card() {
    let stage = PresentationStage()
    let b = stage.screen(.automatic)

    stage.a.present(b, animated: true)
    stage.settle()

    #expect(b.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(b.view.layer.cornerRadius == 10 && b.view.clipsToBounds)
    #expect(abs(stage.a.view.frame.width - 361) < 0.001)
    #expect(abs(stage.a.view.frame.minY - 59) < 0.001)
    #expect(stage.a.view.safeAreaInsets.top == 59)
    b.dismiss(animated: true)
    stage.settle()
    #expect(stage.a.view.frame == stage.window.bounds)
    #expect(b.view.layer.cornerRadius == 0)
  }

  @Test(
    "A sheet pulled down is dismissed: a will-dismiss finds a coordinator, a did-dismiss the sheet gone; a call tells neither"
  )
  func pull() {
    let (stage, delegate) = (PresentationStage(), SheetDelegate())
    let b = stage.presented(.pageSheet)
    b.presentationController?.delegate = delegate
    var (hadCoordinator, wasGone, ended) = (false, false, false)
    delegate.onEvent = { event in
      if event == "will" {
        let coordinator = stage.a.transitionCoordinator
        hadCoordinator = coordinator?.viewController(forKey: .from) === b
        coordinator?.animate(alongsideTransition: nil) { ended = !$0.isCancelled }
      }
      if event == "did" { wasGone = b.view.window == nil && b.presentingViewController == nil }
    }

    let calls = stage.calls {
      let finger = Finger()
      finger.drag((200, 150), to: (200, 550))
      #expect(b.isBeingDismissed)
      finger.up(200, 550)
      stage.settle()
    }

    #expect(hadCoordinator && wasGone && ended && delegate.events == ["should", "will", "did"])
    let told = [
      "delegate.presentationControllerWillDismiss(_:)", "B.viewWillDisappear(true)",
      "B.viewDidDisappear(true)", "delegate.presentationControllerDidDismiss(_:)",
    ]
    #expect(calls.filter(told.contains) == told)
    #expect(stage.a.presentedViewController == nil && stage.window.subviews == [stage.a.view])
    #expect(stage.a.view.transform == .identity)
    stage.a.present(b, animated: false)
    b.presentationController?.delegate = delegate
    b.dismiss(animated: true)
    stage.settle()
    #expect(stage.a.presentedViewController == nil && delegate.events.count == 3)
  }

  @Test("A sheet pulled down a little and let go comes back")
  func pullBack() {
    let (stage, delegate) = (PresentationStage(), SheetDelegate())
    let b = stage.presented(.pageSheet)
    b.presentationController?.delegate = delegate

    let finger = Finger()
    finger.drag((200, 150), to: (200, 250), frames: 30)
    HeadlessClock.advance(by: 0.3)
    finger.move(200, 249)
    finger.up(200, 249)
    stage.settle()

    #expect(delegate.events == ["should", "will"])
    #expect(stage.a.presentedViewController === b)
    #expect(b.view.frame.minY == 69)
    #expect(abs(stage.a.view.frame.width - 361) < 0.001)
  }

  @Test(
    "A sheet that must not be dismissed gives way a little, and the attempt is reported",
    arguments: [true, false]
  )
  func attempt(isModal: Bool) {
    let (stage, delegate) = (PresentationStage(), SheetDelegate())
    let b = stage.presented(.pageSheet)
    b.presentationController?.delegate = delegate
    b.isModalInPresentation = isModal
    delegate.mayDismiss = false

    let finger = Finger()
    finger.drag((200, 150), to: (200, 600))
    #expect(b.view.frame.minY > 69 && b.view.frame.minY < 200)
    finger.up(200, 600)
    stage.settle()

    #expect(delegate.events == (isModal ? ["attempt"] : ["should", "attempt"]))
    #expect(stage.a.presentedViewController === b && b.view.frame.minY == 69)
  }

  @Test("A sheet stands over a sheet, and each goes by itself")
  func two() {
    let stage = PresentationStage()
    let b = stage.presented(.pageSheet)
    let c = stage.presented(.pageSheet, title: "C")
    #expect(abs(b.view.frame.width - 361) < 0.001)

    c.dismiss(animated: true)
    stage.settle()

    #expect(b.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(b.presentedViewController == nil && stage.a.presentedViewController === b)
  }

  @Test("A cross dissolve fades")
  func dissolve() {
    let stage = PresentationStage()
    let b = stage.screen(.fullScreen)
    b.modalTransitionStyle = .crossDissolve

    stage.a.present(b, animated: true)
    HeadlessClock.advance(by: 0.2)

    let opacity = b.view.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.3 && opacity < 0.7)
    stage.settle()
    #expect(b.view.alpha == 1 && stage.a.view.window == nil)
  }
}

/// Notes what a sheet tells of a user's gestures.
@MainActor
final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var mayDismiss = true
  private(set) var events: [String] = []
  var onEvent: (String) -> Void = { _ in }

  private func note(_ event: String) {
    events.append(event)
    onEvent(event)
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    note("should")
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    note("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    note("did")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    note("attempt")
  }
}
