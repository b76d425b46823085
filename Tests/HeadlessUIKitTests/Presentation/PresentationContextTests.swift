import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationContextTests {
  /// What an animator finds in its context.
  struct Finding: Equatable {
    var hasFrom: Bool
    var hasTo: Bool
    var fromInitial: CGRect
    var fromFinal: CGRect
    var toInitial: CGRect
    var toFinal: CGRect

    @MainActor
    init(_ context: any UIViewControllerContextTransitioning) {
      hasFrom = context.view(forKey: .from) != nil
      hasTo = context.view(forKey: .to) != nil
      let from = context.viewController(forKey: .from) ?? UIViewController()
      let to = context.viewController(forKey: .to) ?? UIViewController()
      fromInitial = context.initialFrame(for: from)
      fromFinal = context.finalFrame(for: from)
      toInitial = context.initialFrame(for: to)
      toFinal = context.finalFrame(for: to)
    }
  }

  private let whole = CGRect(x: 0, y: 0, width: 393, height: 852)

  @Test("D35, D37: with the presenter in place its view is nobody's")
  func presenterStays() throws {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    delegate.makesPresentationController = HalfPresentation.init
    var findings: [Finding] = []
    delegate.onStart = { findings.append(Finding($0)) }
    let b = stage.screen(.custom, delegate: delegate)
    let half = CGRect(x: 0, y: 426, width: 393, height: 426)

    stage.a.present(b, animated: true)
    stage.settle()
    b.dismiss(animated: true)
    stage.settle()

    let (present, dismiss) = (try #require(findings.first), try #require(findings.last))
    #expect(!present.hasFrom && present.hasTo)
    #expect(present.fromInitial == whole && present.fromFinal == whole)
    #expect(present.toInitial == .zero && present.toFinal == half)
    #expect(dismiss.hasFrom && !dismiss.hasTo)
    #expect(dismiss.fromInitial == half && dismiss.fromFinal == .zero)
    #expect(stage.a.view.superview === stage.window)
  }

  @Test(
    "D36, D37: where the presenter's view is removed, the animator has both",
    arguments: [UIModalPresentationStyle.fullScreen, .custom]
  )
  func presenterLeaves(style: UIModalPresentationStyle) throws {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    delegate.makesPresentationController = {
      let manager = HalfPresentation(presentedViewController: $0, presenting: $1)
      manager.removesPresenter = true
      return manager
    }
    var findings: [Finding] = []
    var holds = false
    delegate.onStart = {
      findings.append(Finding($0))
      holds = stage.a.view.superview === $0.containerView
    }
    let b = stage.screen(style, delegate: delegate)

    stage.a.present(b, animated: true)
    HeadlessClock.endTurn()
    #expect(holds)
    stage.settle()
    #expect(stage.a.view.window == nil)
    b.dismiss(animated: true)
    stage.settle()

    let (present, dismiss) = (try #require(findings.first), try #require(findings.last))
    #expect(present.hasFrom && present.hasTo && dismiss.hasFrom && dismiss.hasTo)
    #expect(present.fromInitial == whole && present.fromFinal == .zero)
    #expect(present.toInitial == .zero)
    #expect(dismiss.fromFinal == .zero && dismiss.toFinal == whole)
    #expect(stage.a.view.superview === stage.window && stage.a.view.frame == whole)
  }

  @Test("D36: an animator that forgets the presenter's view leaves the screen black")
  func black() {
    let stage = PresentationStage()
    let delegate = ForgetfulDismissal()
    let b = stage.presented(.fullScreen, delegate: delegate)

    b.dismiss(animated: true)
    stage.settle()

    #expect(stage.a.view.window == nil)
    #expect(stage.a.presentedViewController == nil)
  }

  @Test("D11: a custom presentation runs its animator although nothing is animated")
  func unanimatedCustom() {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    var animated: [Bool] = []
    delegate.onStart = { animated.append($0.isAnimated) }
    let b = stage.screen(.custom, delegate: delegate)

    let calls = stage.calls {
      stage.a.present(b, animated: false)
      stage.settle()
    }

    #expect(animated == [false])
    #expect(calls.contains("animator.animateTransition(using:)"))
    #expect(calls.appearances == ["B.viewWillAppear(false)", "B.viewDidAppear(false)"])
    #expect(!delegate.asked.contains("interaction controller"))
    #expect(b.presentationController?.presentedView?.window === stage.window)
  }

  @Test("A full screen presentation asks no animator where nothing is animated")
  func unanimatedFullScreen() {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()

    _ = stage.presented(.fullScreen, delegate: delegate)

    #expect(delegate.asked.isEmpty)
  }

  @Test("The context and the coordinator know the style")
  func style() {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    let b = stage.screen(.overFullScreen, delegate: delegate)

    stage.a.present(b, animated: true)
    HeadlessClock.endTurn()

    #expect(delegate.context?.presentationStyle == .overFullScreen)
    #expect(b.transitionCoordinator?.presentationStyle == .overFullScreen)
    #expect(stage.a.transitionCoordinator?.containerView === delegate.context?.containerView)
    stage.settle()
    #expect(b.transitionCoordinator == nil && stage.a.transitionCoordinator == nil)
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
