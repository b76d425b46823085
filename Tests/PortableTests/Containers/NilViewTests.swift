import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// A context that keeps its views to itself, as some presentations do.
  @MainActor @Suite struct NilViewTests {
    @Test(
      "A transition without views to move runs, reverses and completes",
      arguments: [true, false]
    )
    func completes(isTurned: Bool) async {
      let stage = await ContainerStage(.navigation)
      let context = SecretiveContext(in: stage.window)

      stage.transition.startInteractiveTransition(context)
      await stage.advance(by: 0.1)
      #expect(stage.transition.phase == .settling(toward: .end))
      if isTurned { stage.transition.reverse() }
      await stage.settle()

      #expect(context.completions == [!isTurned])
      #expect(stage.transition.phase == .idle)
      #expect(context.containerView.subviews.isEmpty)
    }

    @Test(
      "A context that starts in a container before the last one there is over ends that first, once"
    )
    func overlapping() async {
      let stage = await ContainerStage(.navigation)
      let one = SecretiveContext(in: stage.window)
      let other = SecretiveContext(in: stage.window, container: one.containerView)
      stage.transition.startInteractiveTransition(one)
      await stage.advance(by: 0.1)

      stage.transition.startInteractiveTransition(other)

      #expect(one.completions == [true])
      await stage.settle()
      #expect(one.completions == [true])
      #expect(other.completions == [true])
    }

    @Test(
      "A context that starts while UIKit is told of the last one there ends that one, and runs on"
    )
    func overlappingInside() async {
      let stage = await ContainerStage(.navigation)
      let one = SecretiveContext(in: stage.window)
      let other = SecretiveContext(in: stage.window, container: one.containerView)
      stage.transition.startInteractiveTransition(one)
      await stage.advance(by: 0.1)
      one.onPause = { stage.transition.startInteractiveTransition(other) }

      stage.transition.pause()

      #expect(one.completions == [true])
      #expect(other.completions == [])
      #expect(stage.transition.phase == .settling(toward: .end))
      await stage.settle()
      #expect(one.completions == [true])
      #expect(other.completions == [true])
    }
  }
}

/// A context with a container and nothing to put into it.
@MainActor
private final class SecretiveContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private(set) var completions: [Bool] = []
  var onPause: () -> Void = {}
  private(set) var transitionWasCancelled = false
  let isAnimated = true
  private(set) var isInteractive = false
  let presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity

  init(in window: UIWindow, container: UIView? = nil) {
    containerView = container ?? UIView(frame: window.bounds)
    super.init()
    window.addSubview(containerView)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  func finishInteractiveTransition() {
    (isInteractive, transitionWasCancelled) = (false, false)
  }

  func cancelInteractiveTransition() {
    (isInteractive, transitionWasCancelled) = (false, true)
  }

  func pauseInteractiveTransition() {
    isInteractive = true
    onPause()
  }

  func completeTransition(_ didComplete: Bool) {
    completions.append(didComplete)
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
