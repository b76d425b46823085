extension UIScrollView {
  /// Whether scrolling puts the keyboard away; dragging the keyboard itself is not built.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// As soon as a drag begins.
    case onDrag
  }
}
