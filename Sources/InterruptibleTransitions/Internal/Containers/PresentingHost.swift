import UIKit

/// A controller from which a pan presents the screen that the app provides; that screen is caught elsewhere.
@MainActor
final class PresentingHost: Container {
  private weak var presenting: UIViewController?
  private let provider: (UIViewController) -> UIViewController?
  private weak var handle: UIView?

  init(
    _ presenting: UIViewController,
    handle: UIView?,
    for owner: any ContainerOwner,
    provider: @escaping (UIViewController) -> UIViewController?
  ) {
    self.presenting = presenting
    self.provider = provider
    self.handle = handle ?? presenting.view
    super.init(nil, of: owner)
  }

  override var view: UIView? { handle }

  /// The window: the presenting view itself may move with the transition, and its points with it.
  override var coordinateView: UIView? { view?.window ?? view }

  /// A pan may present if the controller presents nothing yet and takes part in no transition, and no call for it waits.
  override var isFree: Bool {
    guard let presenting, let owner else { return false }
    var presenter = presenting
    while let parent = presenter.parent { presenter = parent }
    return presenting.presentedViewController == nil && !presenting.takesPartInTransition
      && !presenting.isChangingPresentation && !presenter.isChangingPresentation
      && !owner.queue.hasCall(for: presenting, presenter.firstPresenter)
  }

  override var options: [InteractiveOption] {
    guard let presenting, let view = presenting.viewIfLoaded, let owner else { return [] }
    let forward = InteractiveOption(
      of: owner,
      .forward,
      in: view,
      background: presenting,
      open: { [weak self] in self?.opening() }
    )
    return [forward]
  }

  override var shownContent: [ObjectIdentifier] {
    [presenting?.presentedViewController].compactMap { $0.map(ObjectIdentifier.init) }
  }

  override var backKeys: [BackKey] { [] }

  private func opening() -> InteractiveOption.Opening? {
    guard let presenting, let owner, let next = provider(presenting) else { return nil }
    next.prepareForCustomTransition(by: owner)
    let card = owner.card(of: next)
    let request = PresentRequest(presented: next, source: presenting, card: card)
    return InteractiveOption.Opening(
      change: card.change(from: presenting, to: next),
      ask: { [weak presenting] in presenting?.present(next, animated: true) },
      isObsolete: { request.isObsolete }
    )
  }
}

extension UIViewController {
  /// Whether a transition moves the controller: a container itself stays in place while it changes its children.
  fileprivate var takesPartInTransition: Bool {
    guard let transitionCoordinator else { return false }
    let moved = [.from, .to].compactMap {
      transitionCoordinator.viewController(forKey: $0 as UITransitionContextViewControllerKey)
    }
    return moved.isEmpty || sequence(first: self, next: \.parent).contains(where: moved.contains)
  }

  /// Makes an object the controller's transitioning delegate.
  ///
  /// If no style was chosen, so that it would be presented as a sheet of the system, the style becomes `custom`.
  func prepareForCustomTransition(by delegate: (any UIViewControllerTransitioningDelegate)?) {
    transitioningDelegate = delegate
    if hasDefaultPresentationStyle { modalPresentationStyle = .custom }
  }
}
