import InterruptibleTransitions
import UIKit

/// The kinds of container and presentation that one transition object serves.
enum ContainerKind: String, CaseIterable, Sendable {
  case navigation
  case tabs
  case fullScreen
  case overFullScreen
  /// Under `custom`, with a presentation controller of the app's own.
  case card
  /// Under `custom`, without one.
  case custom
  /// An app's own container.
  case container

  var isPresentation: Bool {
    switch self {
    case .navigation, .tabs, .container: false
    case .fullScreen, .overFullScreen, .card, .custom: true
    }
  }

  var modalStyle: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .card, .custom, .navigation, .tabs, .container: .custom
    }
  }

  /// Whether the outgoing screen hears of its appearance too.
  var bothScreensAppear: Bool {
    switch self {
    case .navigation, .tabs, .fullScreen, .container: true
    case .overFullScreen, .card, .custom: false
    }
  }

  @MainActor
  var effect: any TransitionEffect {
    switch self {
    case .navigation, .container: .slide
    case .tabs: .shift
    case .fullScreen, .overFullScreen, .card, .custom: CoverEffect(backgroundScale: 0.9)
    }
  }
}

/// Covers the lower three quarters of the screen, and dims the rest alongside.
final class CardPresentation: UIPresentationController {
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let top = (bounds.height / 4).rounded()
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    dim(to: 0.4)
  }

  override func dismissalTransitionWillBegin() {
    dim(to: 0)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // What is presented above it may have given it a transform.
    let frame = frameOfPresentedViewInContainerView
    presentedView?.bounds.size = frame.size
    presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private func dim(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha })
  }
}

/// An app's own container: one child at a time.
final class BoxController: UIViewController {
  private(set) var shown: UIViewController?
  weak var transition: InterruptibleTransition?
  /// Where its contexts came to rest.
  private(set) var ends: [TransitionEnd] = []

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override var childForStatusBarStyle: UIViewController? { shown }

  /// Shows a child before anything is on the screen.
  func fill(with child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
    shown = child
  }

  func context(
    to next: UIViewController,
    _ direction: TransitionScene.Direction,
    animated: Bool = true
  ) -> ContainerChange {
    if next.parent !== self { addChild(next) }
    return ContainerChange(
      from: shown,
      to: next,
      in: self,
      direction: direction,
      isAnimated: animated
    ) { [weak self] end in self?.settle(on: next, at: end) }
  }

  private func settle(on next: UIViewController, at end: TransitionEnd) {
    ends.append(end)
    let gone = end == .end ? shown : next
    if end == .end { shown = next }
    gone?.willMove(toParent: nil)
    gone?.removeFromParent()
    shown?.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shown?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shown?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    shown?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shown?.endAppearanceTransition()
  }
}
