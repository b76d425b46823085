import UIKit

extension UIColor {
  /// Returns a mix of this color and another one; a share of 0 is this color, 1 the other one.
  func mixed(with other: UIColor, share: CGFloat) -> UIColor {
    let (own, its) = (parts, other.parts)
    let mix = zip(own, its).map { $0 + ($1 - $0) * share }
    return UIColor(red: mix[0], green: mix[1], blue: mix[2], alpha: mix[3])
  }

  private var parts: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
