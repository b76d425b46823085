import UIKit

extension UIColor {
  /// Creates a color for the light style, and another one for the dark style.
  convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Creates a color from six hexadecimal digits for each style.
  convenience init(hex light: Int, dark: Int) {
    self.init(light: UIColor(hex: light), dark: UIColor(hex: dark))
  }
}

extension UIView {
  /// Returns a color as it is in the view's style, for a layer.
  func layerColor(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: traitCollection).cgColor
  }
}
