import UIKit

extension UIColor {
  /// A colour on the way to another one, from 0 for this one to 1 for the other.
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
