extension UIGestureRecognizer {
  /// Where a recognizer is between the first touch and the last.
  ///
  /// One that recognizes something momentary goes from possible to ended or failed. One that follows a
  /// movement goes from possible to began or failed, and from began by changed to ended or cancelled.
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public static var recognized: State { .ended }
  }
}
