/// How far a view knows of a touch on it.
enum ViewDelivery {
  /// It has not been told yet.
  case waiting
  /// It knows that the touch began.
  case tracking
  /// It has been told the end of it, or is not told of it at all.
  case over
}
