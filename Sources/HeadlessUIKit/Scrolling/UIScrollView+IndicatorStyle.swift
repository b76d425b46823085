extension UIScrollView {
  /// The colour of the bars that show which part of the content is seen.
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }
}
