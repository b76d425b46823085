import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationStateTests {
  @Test("D40: who presents whom is known at once, and forgotten at the end of the dismissal")
  func links() {
    let stage = PresentationStage()
    let b = stage.screen(.fullScreen)
    var presenterInDidDisappear: UIViewController? = b
    b.onCall = { call, screen in
      if call == "viewDidDisappear" { presenterInDidDisappear = screen.presentingViewController }
    }

    stage.a.present(b, animated: true)
    #expect(stage.a.presentedViewController === b && b.presentingViewController === stage.a)
    stage.settle()
    b.dismiss(animated: true)
    HeadlessClock.advance(by: 0.1)
    #expect(stage.a.presentedViewController === b && b.presentingViewController === stage.a)
    stage.settle()

    #expect(stage.a.presentedViewController == nil)
    #expect(presenterInDidDisappear == nil)
  }

  @Test("Children of the two know them as well")
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

  @Test("D32: the default style is automatic, which is a page sheet")
  func defaultStyle() {
    let controller = UIViewController()

    #expect(controller.modalPresentationStyle == .pageSheet)
    #expect(controller.presentationController?.presentationStyle == .pageSheet)
  }

  @Test("D32: the delegate is weak, and asked for a presentation controller with custom only")
  func delegate() {
    let stage = PresentationStage()
    let controller = stage.screen(.fullScreen, delegate: HandmadePresentation())
    #expect(controller.transitioningDelegate == nil)
    let delegate = HandmadePresentation()
    controller.transitioningDelegate = delegate

    stage.a.present(controller, animated: true)

    #expect(delegate.asked == ["animation controller", "interaction controller"])
  }

  @Test(
    "D32: a presentation controller that is read early is kept, and asked for without a presenter"
  )
  func early() {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    delegate.makesPresentationController = HalfPresentation.init
    let b = stage.screen(.custom)
    let c = stage.screen(.custom, title: "C", delegate: delegate)

    let kept = b.presentationController
    b.transitioningDelegate = delegate
    stage.a.present(b, animated: false)
    #expect(b.presentationController === kept)
    #expect(c.presentationController is HalfPresentation)

    #expect(!delegate.asked.dropLast().contains { $0.hasPrefix("presentation") })
    #expect(delegate.asked.last == "presentation controller, presenting nil")
  }

  @Test("D41: what is asked for while another presentation is under way is refused and counted")
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

  @Test(
    "D42: all that stands above is dismissed, and only the uppermost moves",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen],
    [UIModalPresentationStyle.fullScreen, .overFullScreen]
  )
  func above(lower: UIModalPresentationStyle, upper: UIModalPresentationStyle) {
    let stage = PresentationStage()
    let b = stage.presented(lower)
    let c = stage.presented(upper, title: "C")
    #expect(b.presentedViewController === c)

    let calls = stage.calls { stage.a.dismiss(animated: true) }
    #expect(b.view.window == nil && c.view.window === stage.window)
    #expect(calls.appearances.of("B").count == (upper == .fullScreen ? 0 : 2))
    stage.settle()

    #expect(stage.a.presentedViewController == nil && b.presentedViewController == nil)
    #expect(stage.a.view.superview === stage.window)
    #expect(stage.window.subviews.count == 1)
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
