import UIKit

extension UILabel {
  /// A label for a text of as many lines as it takes.
  convenience init(
    _ text: String,
    size: CGFloat,
    weight: UIFont.Weight = .regular,
    color: UIColor
  ) {
    self.init()
    self.text = text
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
    numberOfLines = 0
  }
}
