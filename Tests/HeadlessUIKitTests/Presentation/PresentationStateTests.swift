import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationStateTests {
  @Test("D32: where it is read early, the delegate is asked for it without a presenter")
  func early() {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    delegate.makesPresentationController = HalfPresentation.init
    let b = stage.screen(.custom, delegate: delegate)

    #expect(b.presentationController is HalfPresentation)
    #expect(delegate.asked == ["presentation controller, presenting nil"])
  }

  @Test("D41: each refusal is counted and recorded, and its completion is not called")
  func refusals() {
    let stage = PresentationStage()
    let (b, c) = (stage.screen(.fullScreen), stage.screen(.fullScreen, title: "C"))
    var completions = 0

    stage.a.present(b, animated: true)
    let calls = stage.calls {
      stage.a.present(c, animated: true) { completions += 1 }
      stage.a.dismiss(animated: true) { completions += 1 }
      HeadlessClock.advance(by: 0.1)
      b.present(c, animated: true) { completions += 1 }
      b.dismiss(animated: true) { completions += 1 }
    }
    stage.settle()

    #expect(HeadlessLog.refusals == 4)
    #expect(calls.count { $0.hasPrefix("Attempt to") } == 4)
    #expect(completions == 0)
    #expect(stage.a.presentedViewController === b && b.presentedViewController == nil)
    stage.a.present(c, animated: true)
    #expect(HeadlessLog.texts.last == "Attempt to present C on A which is already presenting B")

    let nobody = Screen("N")
    nobody.present(c, animated: true)
    #expect(nobody.presentedViewController == nil)
    let outside = "Attempt to present C on N whose view is not in the window hierarchy!"
    #expect(HeadlessLog.texts.last == outside)
  }

  @Test("On a phone the presentation controller's delegate can ask for the full screen")
  func adaptive() {
    let stage = PresentationStage()
    let delegate = Adapting()
    let b = stage.screen(.pageSheet)
    b.presentationController?.delegate = delegate

    stage.a.present(b, animated: false)

    #expect(stage.a.view.window == nil && b.view.frame == stage.window.bounds)
    #expect(delegate.announced == .fullScreen)
  }
}

/// Wants the full screen.
@MainActor
private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
  var announced: UIModalPresentationStyle?

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .fullScreen }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    announced = style
  }
}
