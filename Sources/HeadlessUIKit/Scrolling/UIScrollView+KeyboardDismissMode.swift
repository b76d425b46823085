extension UIScrollView {
  /// Constants that describe whether scrolling dismisses the keyboard; dragging the keyboard itself isn't implemented.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// As soon as a drag begins.
    case onDrag
  }
}
