/// The scrolling of a trackpad or a mouse at one moment, to scroll without touching the screen.
///
/// No finger is on the screen: a pan that follows has no touches, and its location is the pointer's.
@preconcurrency @MainActor
public struct HeadlessScroll {
  /// The phase: `began`, `moved`, and `ended` or `cancelled`.
  public let phase: UITouch.Phase
  /// The distance by which to scroll the content, in points.
  public let delta: CGVector
  /// The device: a trackpad's two fingers, or the wheel of a mouse.
  public let kind: UIScrollTypeMask
  /// The location of the pointer on the screen, in points.
  public let location: CGPoint

  private static weak var scrolled: UIView?

  /// Scrolls now.
  ///
  /// - Parameters:
  ///   - phase: The phase: `began`, `moved`, and `ended` or `cancelled`.
  ///   - delta: The distance by which to scroll the content, in points; it matters if something moves.
  ///   - location: The location of the pointer on the screen, in points.
  ///   - kind: The device: a trackpad's two fingers, or the wheel of a mouse.
  public static func send(
    phase: UITouch.Phase,
    delta: CGVector = CGVector(dx: 0, dy: 0),
    at location: CGPoint,
    kind: UIScrollTypeMask = .continuous
  ) {
    let scroll = HeadlessScroll(phase: phase, delta: delta, kind: kind, location: location)
    if phase == .began { scrolled = scroll.hitView }
    guard let view = scrolled, let window = view.window else { return }
    let event = UIEvent(.scroll, timestamp: HeadlessClock.now)
    let point = window.pointFromScreen(location)
    GestureEnvironment.deliver(scroll, event, at: (view, window, point))
    if phase == .ended || phase == .cancelled { scrolled = nil }
  }

  /// The view under the pointer, in the uppermost window that has one there.
  private var hitView: UIView? {
    HeadlessScreen.windows.reversed().lazy
      .compactMap { $0.hitTest($0.pointFromScreen(location), with: nil) }
      .first
  }
}
