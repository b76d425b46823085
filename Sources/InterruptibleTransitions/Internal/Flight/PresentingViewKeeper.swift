import UIKit

/// Remembers, as long as a presentation stands, how the presenting controller's view was before it.
///
/// Under `overFullScreen` and `custom` the presenting view stays on the screen as the effect has left it. This
/// invisible view lies in the presentation's container and leaves the window together with it: if there is no
/// animated dismissal, the presenting view is restored all the same.
@MainActor
final class PresentingViewKeeper: UIView {
  /// The dimming view that stays as long as the presentation stands.
  let dimmingView: UIView?
  private var state: ViewState?

  init(_ state: ViewState, dimmingView: UIView?) {
    self.state = state
    self.dimmingView = dimmingView
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Whether the view is the one that is restored.
  func isOf(_ view: UIView) -> Bool { state?.isOf(view) == true }

  /// Begins to stand in a container; one that is already off the screen has nothing to stand for.
  func stand(in container: UIView) {
    container.insertSubview(self, at: 0)
    if container.window == nil { state?.restoreInPlace() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { state?.restoreInPlace() }
  }

  /// Restores the presenting view.
  func restore() {
    state?.restoreLooksAndFrame()
  }

  /// Restores it for good.
  func dissolve() {
    state?.restoreInPlace()
    state = nil
    dimmingView?.removeFromSuperview()
    removeFromSuperview()
  }

  /// The keeper of the presentation in a container.
  static func find(in container: UIView) -> PresentingViewKeeper? {
    container.subviews.lazy.compactMap { $0 as? PresentingViewKeeper }.first
  }
}
