import UIKit

/// A controller from which a pan presents what the app provides.
@MainActor
final class PresentingSite: GestureSite {
  private weak var presenting: UIViewController?
  private weak var delegate: (any GestureDelegate & UIViewControllerTransitioningDelegate)?
  private let provider: (UIViewController) -> UIViewController?
  private(set) weak var view: UIView?

  init(
    _ presenting: UIViewController,
    handle: UIView?,
    for delegate: any GestureDelegate & UIViewControllerTransitioningDelegate,
    provider: @escaping (UIViewController) -> UIViewController?
  ) {
    self.presenting = presenting
    self.delegate = delegate
    self.provider = provider
    view = handle ?? presenting.view
  }

  /// What is presented is caught elsewhere.
  var host: UIViewController? { nil }

  /// The window: the presenting view itself may move with the transition, and its points with it.
  var ruler: UIView? { view?.window ?? view }

  var isServed: Bool { delegate != nil }

  var routes: [Route] { [forward].compactMap { $0 } }

  private var forward: Route? {
    guard let presenting, let view = presenting.viewIfLoaded, let delegate,
      presenting.presentedViewController == nil, !presenting.isChangingPresentation
    else { return nil }
    let scene = TransitionScene.anticipated(.forward, in: view, background: presenting)
    return Route(
      direction: .forward,
      motion: delegate.motion(in: scene),
      area: .anywhere,
      open: { [weak self] in self?.opening() }
    )
  }

  var place: [ObjectIdentifier] {
    [presenting?.presentedViewController].compactMap { $0.map(ObjectIdentifier.init) }
  }

  private func opening() -> Route.Opening? {
    guard let presenting, let next = provider(presenting) else { return nil }
    next.prepareForCustomTransition(by: delegate)
    return Route.Opening(
      change: ScreenChange(.presentation, in: next, from: presenting, to: next),
      ask: { [weak presenting] in presenting?.present(next, animated: true) }
    )
  }
}

extension UIViewController {
  /// Makes an object the controller's transitioning delegate; where no style was chosen, so that it would be
  /// presented as a sheet of the system's, the style becomes `custom`.
  func prepareForCustomTransition(by delegate: (any UIViewControllerTransitioningDelegate)?) {
    transitioningDelegate = delegate
    if hasDefaultPresentationStyle { modalPresentationStyle = .custom }
  }
}
