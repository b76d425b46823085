import UIKit

/// Lies over the container while a transition runs, so that touches belong to the transition and to no
/// control beneath; and holds one change that is always animated.
///
/// A property animator whose blocks change nothing completes at once, so every transition's animator is
/// given a change in a view that is certain to be in the window.
@MainActor
final class FlightCover: UIView {
  /// Called when the container leaves its window, and nobody is left to see the transition.
  var onLosingWindow: (() -> Void)?
  private let probe = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))

  init(over container: UIView) {
    super.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = .clear
    probe.isUserInteractionEnabled = false
    probe.alpha = 0
    addSubview(probe)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLosingWindow?() }
  }

  /// Makes the change, inside an animation block.
  func change() {
    probe.center.x += 1
  }
}
