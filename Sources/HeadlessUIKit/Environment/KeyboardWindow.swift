/// Holds the keyboard, above the windows of the app, of which it is none.
@MainActor
final class KeyboardWindow: UIWindow {
  /// Touches beside the keys go to the windows below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let touched = super.hitTest(point, with: event)
    return touched === self ? nil : touched
  }
}
