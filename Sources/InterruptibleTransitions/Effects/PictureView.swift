import UIKit

/// A picture of a view, which fills the size that it is shown in.
final class PictureView: UIView {
  /// A picture as large as a view when a transition starts; empty, if that isn't in a window.
  convenience init(of view: UIView, in scene: TransitionScene) {
    self.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    guard view.window != nil else { return }
    show(view.snapshot(afterUpdates: scene.isIncoming(view)))
  }

  /// Shows another picture of a view, as it looks now.
  func show(_ view: UIView) {
    show(view.snapshotView(afterScreenUpdates: true))
  }

  private func show(_ snapshot: UIView?) {
    guard let snapshot else { return }
    for old in subviews {
      old.removeFromSuperview()
    }
    snapshot.center = bounds.middle
    snapshot.transform = snapshot.filling(bounds.size)
    addSubview(snapshot)
  }
}

extension TransitionScene {
  /// Whether a view belongs to the incoming screen, which UIKit hasn't drawn yet when the transition starts, or not as it is now.
  func isIncoming(_ view: UIView) -> Bool {
    let screen = direction == .forward ? foreground : background
    return screen.map(view.isDescendant) == true
  }
}

extension UIView {
  /// A snapshot that has content even if UIKit hasn't drawn the view yet, or at another size.
  ///
  /// Without updates, a snapshot costs little, and shows the current contents of the screen. With updates, everything
  /// is laid out and committed first.
  func snapshot(afterUpdates: Bool) -> UIView? {
    let isDrawn = layer.presentation()?.bounds.size == bounds.size
    return snapshotView(afterScreenUpdates: afterUpdates || !isDrawn)
  }

  /// The transform with which the view, which lies in the middle, fills a size.
  func filling(_ size: CGSize) -> CGAffineTransform {
    let scale = max(size.width / max(bounds.width, 1), size.height / max(bounds.height, 1))
    return CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Lays a picture in the middle, and keeps it there.
  func addCentered(_ picture: UIView) {
    picture.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    picture.center = bounds.middle
    addSubview(picture)
  }
}

/// Stands for a view whose contents come out of those of another one.
final class DissolvingView: UIView {
  private let hidingMask: HidingMask
  private let picture: PictureView

  /// Lies where a view does; nil if that isn't shown.
  init?(over view: UIView, from other: UIView, in scene: TransitionScene) {
    guard let surroundings = view.superview, view.window != nil else { return nil }
    picture = PictureView(of: view, in: scene)
    let start = PictureView(of: other, in: scene)
    hidingMask = HidingMask(over: view)
    super.init(frame: .zero)
    accessibilityIdentifier = "transition.dissolving"
    isUserInteractionEnabled = false
    clipsToBounds = true
    bounds.size = view.bounds.size
    (center, transform) = (view.center, view.transform)
    for picture in [start, picture] {
      addCentered(picture)
    }
    start.transform = start.filling(bounds.size)
    surroundings.insertSubview(self, aboveSubview: view)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the other view's contents, or the view's own.
  func show(isOther: Bool) {
    picture.alpha = isOther ? 0 : 1
  }

  /// Shows the view again.
  func remove() {
    hidingMask.remove()
    removeFromSuperview()
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
