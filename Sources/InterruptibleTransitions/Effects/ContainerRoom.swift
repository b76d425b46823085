import UIKit

/// The view around a screen that a card moves: as large as the container, and with its safe area, wherever the card is.
///
/// Otherwise UIKit would compute another safe area for each position of the card, and lay the screen out for it.
final class ContainerRoom: UIView {
  private let container: UIView

  init(of container: UIView) {
    self.container = container
    super.init(frame: container.bounds)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var safeAreaInsets: UIEdgeInsets { container.safeAreaInsets }
}
