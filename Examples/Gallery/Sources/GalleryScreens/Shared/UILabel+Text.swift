import UIKit

extension UILabel {
  /// Creates a label, by default with any number of lines.
  convenience init(
    _ text: String,
    size: CGFloat,
    weight: UIFont.Weight = .regular,
    lines: Int = 0,
    isHeader: Bool = false,
    color: UIColor
  ) {
    self.init()
    self.text = text
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
    numberOfLines = lines
    if isHeader { accessibilityTraits = .header }
  }
}
