import UIKit

/// A list of lights that scrolls under a heading and a line.
final class LightsScroller: UIScrollView {
  /// Where the rows are, in the scroller.
  struct Column {
    let margin: CGFloat
    let width: CGFloat
    /// The upper edge of the first row.
    let top: CGFloat
  }

  private let heading: UILabel
  private let line: UILabel

  init(_ heading: String, _ line: String, rows: [UIView]) {
    self.heading = UILabel(heading, size: 34, weight: .bold, color: LightsColors.ink)
    self.line = UILabel(line, size: 16, color: LightsColors.faintInk)
    super.init(frame: .zero)
    self.heading.accessibilityTraits = .header
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    addSubviews([self.heading, self.line] + rows)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Fills a screen, and lays out the heading, which leaves room for a button at its trailing end.
  func fill(_ view: UIView, buttonWidth: CGFloat = 0) -> Column {
    let (bounds, insets) = (view.bounds, view.screenInsets)
    let margin = max(20, insets.left + 6, insets.right + 6)
    let width = bounds.width - 2 * margin
    let top = max(insets.top, 14)
    frame = bounds
    let place = CGRect(x: margin, y: top + 4, width: width - buttonWidth, height: 44)
    heading.frame = view.fromLeading(place)
    view.place(line, x: margin, y: top + 50, width: width, height: 22)
    return Column(margin: margin, width: width, top: top + 84)
  }

  /// Ends the content below the last row.
  func end(at y: CGFloat, in view: UIView) {
    contentSize = CGSize(width: bounds.width, height: y + max(view.screenInsets.bottom, 16))
  }
}
