import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct PresentationContextTests {
    @Test(
      "D35: with the presenter in place its view is nobody's, and is not moved",
      arguments: [UIModalPresentationStyle.custom, .overFullScreen]
    )
    func presenterStays(style: UIModalPresentationStyle) async throws {
      let stage = await PresentationStage()
      let place = stage.a.view.superview

      let b = await stage.presenting("B", style)
      var context = try #require(stage.fade.context)
      #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === b.view)
      #expect(context.viewController(forKey: .from) === stage.a)
      #expect(context.viewController(forKey: .to) === b)
      #expect(stage.a.view.superview === place)
      await stage.settle()
      #expect(stage.a.view.superview === place)

      await stage.dismiss(b)
      context = try #require(stage.fade.context)
      #expect(context.view(forKey: .from) === b.view && context.view(forKey: .to) == nil)
      #expect(context.viewController(forKey: .from) === b)
      #expect(context.viewController(forKey: .to) === stage.a)
      #expect(stage.a.view.superview === place)
      await stage.settle()
      #expect(stage.a.view.superview === place)
    }

    @Test(
      "D36: full screen, the animator has both views, and the presenter's leaves and comes back"
    )
    func fullScreen() async throws {
      let stage = await PresentationStage()
      try await expectPresenterLeaves(stage, .fullScreen)
    }

    @Test("D36: a presentation controller can have the presenter's view removed")
    func removing() async throws {
      let stage = await PresentationStage()
      stage.coverHalf(removingPresenter: true)
      try await expectPresenterLeaves(stage, .custom)
    }

    private func expectPresenterLeaves(
      _ stage: PresentationStage,
      _ style: UIModalPresentationStyle
    ) async throws {
      let b = await stage.presenting("B", style)
      var context = try #require(stage.fade.context)
      #expect(context.view(forKey: .from) === stage.a.view)
      #expect(context.view(forKey: .to) === b.view)
      #expect(stage.a.view.isDescendant(of: context.containerView))
      await stage.settle()
      #expect(stage.a.view.window == nil && b.view.window === stage.stage.window)

      await stage.dismiss(b)
      context = try #require(stage.fade.context)
      #expect(context.view(forKey: .from) === b.view)
      #expect(context.view(forKey: .to) === stage.a.view)
      await stage.settle()
      #expect(stage.a.view.window === stage.stage.window && b.view.window == nil)
    }

    @Test("D36: an animator that forgets the presenter's view leaves the screen black")
    func black() async {
      let stage = await PresentationStage()
      let b = await stage.presented("B", .fullScreen)
      let forgetful = ForgetfulDismissal()
      b.transitioningDelegate = forgetful

      await stage.dismiss(b)
      await stage.settle()

      #expect(stage.a.view.window == nil && b.view.window == nil)
      #expect(stage.a.presentedViewController == nil)
    }

    @Test("D37: frames where the presenter stays, and what is presented covers a part")
    func framesBeside() async throws {
      let stage = await PresentationStage()
      stage.coverHalf()
      let whole = stage.a.view.frame
      let half = CGRect(
        x: 0,
        y: whole.height / 2,
        width: whole.width,
        height: whole.height / 2
      )

      let b = await stage.presenting("B", .custom)
      var context = try #require(stage.fade.context)
      #expect(context.initialFrame(for: b) == .zero && context.finalFrame(for: b) == half)
      #expect(context.initialFrame(for: stage.a) == whole)
      #expect(context.finalFrame(for: stage.a) == whole)
      await stage.settle()

      await stage.dismiss(b)
      context = try #require(stage.fade.context)
      #expect(context.initialFrame(for: b) == half && context.finalFrame(for: b) == .zero)
      await stage.settle()
    }

    @Test("D37: frames where the presenter's view is removed")
    func framesInstead() async throws {
      let stage = await PresentationStage()
      let whole = stage.a.view.frame

      let b = await stage.presenting("B", .fullScreen)
      var context = try #require(stage.fade.context)
      #expect(context.initialFrame(for: b) == .zero && context.finalFrame(for: b) == whole)
      #expect(context.initialFrame(for: stage.a) == whole)
      #expect(context.finalFrame(for: stage.a) == .zero)
      await stage.settle()

      await stage.dismiss(b)
      context = try #require(stage.fade.context)
      #expect(context.finalFrame(for: b) == .zero && context.finalFrame(for: stage.a) == whole)
      await stage.settle()
      #expect(stage.a.view.frame == whole)
    }

    @Test(
      "D11: without animation, a custom presentation runs its animator, and a full-screen one asks for none",
      arguments: [UIModalPresentationStyle.custom, .fullScreen]
    )
    func unanimated(style: UIModalPresentationStyle) async {
      let stage = await PresentationStage()
      let b = stage.screen("B", style)

      let calls = await stage.calls {
        stage.a.present(b, animated: false)
        await stage.stage.advance(by: 0.1)
        #expect(stage.fade.context?.isAnimated == (style == .custom ? false : nil))
        await stage.settle()
      }

      #expect(calls.contains("animateTransition") == (style == .custom))
      #expect(calls.contains("ask for animator, present") == (style == .custom))
      #expect(!calls.contains("ask for interactor"))
      #expect(calls.of("B") == ["B.viewDidLoad", "B.willAppear", "B.didAppear"])
      #expect(calls.of("A").isEmpty == (style == .custom))
      #expect(b.presentationController?.presentedView?.window === stage.stage.window)
    }

    @Test("D56: the context and the coordinator know the style and the container")
    func style() async throws {
      let stage = await PresentationStage()
      let b = await stage.presenting("B", .overFullScreen)
      let context = try #require(stage.fade.context)

      #expect(context.presentationStyle == .overFullScreen)
      #expect(b.transitionCoordinator?.presentationStyle == .overFullScreen)
      #expect(stage.a.transitionCoordinator?.containerView === context.containerView)
      await stage.settle()
      #expect(b.transitionCoordinator == nil && stage.a.transitionCoordinator == nil)
    }
  }
}

/// Fades a dismissed screen out, and forgets to put back what was behind it.
@MainActor
private final class ForgetfulDismissal: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let from = transitionContext.view(forKey: .from)
    UIView.animate(
      withDuration: 0.3,
      animations: { from?.alpha = 0 },
      completion: { _ in transitionContext.completeTransition(true) }
    )
  }
}
