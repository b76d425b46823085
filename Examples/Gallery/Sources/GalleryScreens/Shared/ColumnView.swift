import UIKit

/// A column of views, each at the height that fits it.
final class ColumnView: RoomView {
  private struct Row {
    let view: UIView
    let gap: CGFloat
    let isInset: Bool
  }

  private var rows: [Row] = []
  private let bottom: CGFloat

  /// The distance from inset rows to the sides.
  var margin: CGFloat = 24 {
    didSet { setNeedsLayout() }
  }

  /// Creates a column with space below its last row.
  init(bottom: CGFloat) {
    self.bottom = bottom
    super.init(frame: .zero)
  }

  /// Adds a row at the end, with a gap above it.
  func add(_ view: UIView, below gap: CGFloat, isInset: Bool = true) {
    rows.append(Row(view: view, gap: gap, isInset: isInset))
    addSubview(view)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layOut(width: size.width) { _, _ in } + bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(width: bounds.width) { view, frame in view.frame = frame }
  }

  /// Places every row, and returns the bottom of the last one.
  private func layOut(width: CGFloat, place: (UIView, CGRect) -> Void) -> CGFloat {
    var y: CGFloat = 0
    for row in rows {
      y += row.gap
      let inset = row.isInset ? margin : 0
      let room = CGSize(width: width - 2 * inset, height: .greatestFiniteMagnitude)
      let height = row.view.sizeThatFits(room).height
      place(row.view, CGRect(x: inset, y: y, width: room.width, height: height))
      y += height
    }
    return y
  }
}
