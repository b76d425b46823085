import UIKit

/// A mask that hides a view while a picture represents it.
///
/// Two transitions may have the same source, one after the other: the last one that hid it shows it again.
final class ViewCurtain: UIView {
  private weak var view: UIView?
  /// The app's own mask: a view, or a layer, which has none.
  private let before: (view: UIView?, layer: CALayer?)

  init(over view: UIView) {
    self.view = view
    before = (view.mask as? ViewCurtain).map(\.before) ?? (view.mask, view.layer.mask)
    super.init(frame: .zero)
    // It lets nothing through, because it has no size.
    backgroundColor = .black
    view.mask = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func open() {
    guard let view, view.mask === self else { return }
    view.mask = before.view
    if before.view == nil { view.layer.mask = before.layer }
  }
}
