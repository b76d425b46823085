extension UIScrollView {
  /// The color of the scroll indicators, which show the visible part of the content.
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }
}
