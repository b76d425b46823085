import InterruptibleTransitions
import UIKit

/// The foot of the screen, from which the card is pulled up: what it presents covers no more than its own view.
final class TrayController: RoomController {
  let bar = CometBar()
  var transition: InterruptibleTransition?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Tray"
    definesPresentationContext = true
  }

  override func loadView() {
    view = TrayView(bar)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addAction(UIAction { [weak self] _ in self?.showCard() }, for: .touchUpInside)
  }

  /// Presents the card; one that is on its way down comes back.
  func showCard() {
    transition?.present(presentedViewController ?? makeCard(), from: self)
  }

  func hideCard() {
    presentedViewController.map { transition?.dismiss($0) }
  }

  func makeCard() -> UIViewController {
    let card = CometController()
    card.modalPresentationStyle = .overCurrentContext
    card.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
    return card
  }
}
