import UIKit

/// A controller from which a pan presents what the app provides.
@MainActor
final class PresentingSite: GestureSite {
  private weak var presenting: UIViewController?
  private weak var owner: (any ContainerOwner)?
  private let provider: (UIViewController) -> UIViewController?
  private(set) weak var view: UIView?

  init(
    _ presenting: UIViewController,
    handle: UIView?,
    for owner: any ContainerOwner,
    provider: @escaping (UIViewController) -> UIViewController?
  ) {
    self.presenting = presenting
    self.owner = owner
    self.provider = provider
    view = handle ?? presenting.view
  }

  /// What is presented is caught elsewhere.
  var flight: Flight? { nil }

  var host: UIViewController? { nil }

  /// The window: the presenting view itself may move with the transition, and its points with it.
  var ruler: UIView? { view?.window ?? view }

  var isServed: Bool { owner != nil }

  var isFree: Bool { true }

  var systemRecognizers: [UIGestureRecognizer] { [] }

  var leavesSwipesToSystem: Bool { false }

  var routes: [Route] {
    guard let presenting, let view = presenting.viewIfLoaded, let owner,
      presenting.presentedViewController == nil, !presenting.isChangingPresentation
    else { return [] }
    let forward = Route(
      of: owner,
      .forward,
      in: view,
      background: presenting,
      open: { [weak self] in self?.opening() }
    )
    return [forward]
  }

  var place: [ObjectIdentifier] {
    [presenting?.presentedViewController].compactMap { $0.map(ObjectIdentifier.init) }
  }

  var backKeys: [BackKey] { [] }

  func renewAssignment() {}

  func takesTouches(on view: UIView?) -> Bool { true }

  private func opening() -> Route.Opening? {
    guard let presenting, let owner, let next = provider(presenting) else { return nil }
    next.prepareForCustomTransition(by: owner)
    return Route.Opening(
      change: owner.card(of: next).change(from: presenting, to: next),
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
