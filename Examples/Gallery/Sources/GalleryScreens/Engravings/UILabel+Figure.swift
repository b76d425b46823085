import UIKit

extension UILabel {
  /// Creates the caption of a figure.
  static func figure(_ text: String) -> UILabel {
    let label = UILabel(text, size: 12, color: EngravingColors.mark)
    label.font = .italicSystemFont(ofSize: 12)
    label.numberOfLines = 1
    return label
  }

  /// Creates a short text of a figure.
  static func note(
    _ text: String,
    weight: UIFont.Weight = .regular,
    color: UIColor = EngravingColors.faintInk
  ) -> UILabel {
    let label = UILabel(text, size: 11, weight: weight, color: color)
    label.numberOfLines = 1
    return label
  }
}
