import UIKit

/// Presents screens as sheets of UIKit's, or with a percent-driven dismissal.
@MainActor
final class CompanionPresenter {
  private let variant: RoomVariant
  private let makePresentation: PercentDrivenCover.MakePresentation
  private var covers: [PercentDrivenCover] = []

  /// Creates a presenter; the closure makes the presentation controller of a card that isn't a sheet.
  init(_ variant: RoomVariant, makePresentation: @escaping PercentDrivenCover.MakePresentation) {
    self.variant = variant
    self.makePresentation = makePresentation
  }

  /// Presents a screen; in flight, UIKit takes no other change.
  func present(_ screen: UIViewController, from presenter: UIViewController) {
    guard presenter.transitionCoordinator == nil, presenter.presentedViewController == nil else {
      return
    }
    switch variant {
    case .system: screen.modalPresentationStyle = .pageSheet
    case .percentDriven:
      let cover = PercentDrivenCover(screen, makePresentation: makePresentation)
      covers.removeAll(where: \.isOver)
      covers.append(cover)
      screen.transitioningDelegate = cover
    }
    presenter.present(screen, animated: true)
  }

  func dismiss(_ screen: UIViewController) {
    guard screen.transitionCoordinator == nil else { return }
    screen.dismiss(animated: true)
  }
}
