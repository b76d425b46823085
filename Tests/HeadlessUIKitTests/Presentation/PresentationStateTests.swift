import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationStateTests {
  @Test("Children of the presenting and presented controllers know them as well")
  func children() {
    let stage = PresentationStage()
    let child = Screen("child")
    stage.a.addChild(child)
    stage.a.view.addSubview(child.view)
    let inner = Screen("inner")
    let navigation = UINavigationController(rootViewController: inner)

    child.present(navigation, animated: false)

    #expect(stage.a.presentedViewController === navigation)
    #expect(child.presentedViewController === navigation)
    #expect(inner.presentingViewController === stage.a)
    inner.dismiss(animated: false)
    #expect(stage.a.presentedViewController == nil)
  }

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
  }

  @Test("A controller that is not on the screen presents nothing")
  func offScreen() {
    let stage = PresentationStage()
    let nobody = Screen("N")

    nobody.present(stage.screen(.fullScreen), animated: true)

    #expect(nobody.presentedViewController == nil)
    #expect(
      HeadlessLog.texts.last
        == "Attempt to present B on N whose view is not in the window hierarchy!"
    )
  }

  @Test("The end of one presentation is early enough for the next")
  func next() {
    let stage = PresentationStage()
    let (b, c) = (stage.screen(.fullScreen), stage.screen(.fullScreen, title: "C"))
    b.onCall = { call, screen in
      if call == "viewDidAppear", screen.presentedViewController == nil {
        screen.present(c, animated: true)
      }
    }

    stage.a.present(b, animated: true)
    stage.settle()
    #expect(b.presentedViewController === c)
    b.onCall = { _, _ in }
    c.dismiss(animated: true) { stage.a.dismiss(animated: true) }
    stage.settle()

    #expect(stage.a.presentedViewController == nil && HeadlessLog.refusals == 0)
    #expect(stage.a.view.window === stage.window)
  }

  @Test("The current context is the nearest that defines one")
  func context() {
    let stage = PresentationStage()
    let child = Screen("child")
    stage.a.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
    stage.a.view.addSubview(child.view)
    child.definesPresentationContext = true
    let b = stage.screen(.currentContext)

    child.present(b, animated: false)

    #expect(b.presentingViewController === child)
    #expect(child.view.window == nil && stage.a.view.window === stage.window)
    #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 393, height: 300))
    b.dismiss(animated: true)
    stage.settle()
    #expect(child.view.superview === stage.a.view && child.view.frame.minY == 100)
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
