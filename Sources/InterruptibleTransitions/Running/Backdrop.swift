import UIKit

/// Remembers, as long as a presentation stands, how the presenting controller's view was before it.
///
/// Under `overFullScreen` and `custom` the presenting view stays on the screen as the effect has left it. This
/// invisible view lies in the presentation's container, and so goes with it: should the dismissal come
/// without an animation, the presenting view is put back all the same.
@MainActor
final class Backdrop: UIView {
  /// The veil that stays as long as the presentation stands.
  let veil: UIView?
  private var state: ViewState?

  init(_ state: ViewState, veil: UIView?) {
    self.state = state
    self.veil = veil
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { restore() }
  }

  /// Puts the presenting view back as it was.
  func restore() {
    state?.restoreLooksAndFrame()
  }

  /// Puts it back for good.
  func dissolve() {
    restore()
    state = nil
    veil?.removeFromSuperview()
    removeFromSuperview()
  }

  /// The backdrop of the presentation in a container.
  static func find(in container: UIView) -> Backdrop? {
    container.subviews.lazy.compactMap { $0 as? Backdrop }.first
  }
}
