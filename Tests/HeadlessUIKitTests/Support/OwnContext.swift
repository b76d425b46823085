import UIKit

/// The context of an app's own container.
@MainActor
final class OwnContext: NSObject, UIViewControllerContextTransitioning {
  let from: UIViewController
  let to: UIViewController
  let containerView: UIView
  private let completion: (Bool) -> Void
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  let isAnimated = true
  let presentationStyle = UIModalPresentationStyle.custom
  let targetTransform = CGAffineTransform.identity

  init(
    from: UIViewController,
    to: UIViewController,
    in containerView: UIView,
    completion: @escaping (Bool) -> Void
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.completion = completion
    super.init()
  }

  func pauseInteractiveTransition() { isInteractive = true }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  func finishInteractiveTransition() {
    isInteractive = false
  }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
  }

  func completeTransition(_ didComplete: Bool) {
    completion(didComplete)
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? containerView.bounds : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? containerView.bounds : .zero
  }
}
