import UIKit

/// A mask that a transition gives a view for a while, over the app's own mask or that of another transition.
class TemporaryMask: UIView {
  private weak var masked: UIView?
  /// The mask below: a view, or a layer without one.
  private(set) var before: (view: UIView?, layer: CALayer?)

  init(over view: UIView, before: (view: UIView?, layer: CALayer?)) {
    (masked, self.before) = (view, before)
    super.init(frame: .zero)
    backgroundColor = .black
    view.mask = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Removes the mask, also from below the mask of a transition that began later.
  func remove() {
    guard let masked, masked.mask !== self else {
      masked?.mask = before.view
      if before.view == nil { masked?.layer.mask = before.layer }
      return
    }
    var mask = masked.mask as? TemporaryMask
    while let upper = mask {
      if upper.before.view === self { upper.before = before }
      mask = upper.before.view as? TemporaryMask
    }
  }
}

/// A mask that hides a view while a picture represents it: it lets nothing through, because it has no size.
///
/// Two transitions may have the same source, one after the other: the last one that hid it shows it again.
final class HidingMask: TemporaryMask {
  init(over view: UIView) {
    super.init(
      over: view,
      before: (view.mask as? HidingMask).map(\.before) ?? (view.mask, view.layer.mask)
    )
  }
}
