/// The system's typeface at one size and weight.
///
/// There is no font engine here. Text is measured with a table of the widths of a sans serif's letters. The program
/// that draws it stretches each line to the measured width.
public final class UIFont: NSObject, Sendable {
  public let pointSize: CGFloat
  let weight: Weight
  let isItalic: Bool

  init(size: CGFloat, weight: Weight, isItalic: Bool = false) {
    pointSize = size > 0 ? size : UIFont.systemFontSize
    self.weight = weight
    self.isItalic = isItalic
    super.init()
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isItalic: true)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, isItalic: isItalic)
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  // The proportions of the system's typeface, in parts of the point size.

  public var ascender: CGFloat { pointSize * 0.952 }
  public var descender: CGFloat { pointSize * -0.241 }
  public var capHeight: CGFloat { pointSize * 0.705 }
  public var xHeight: CGFloat { pointSize * 0.526 }
  public var leading: CGFloat { 0 }
  public var lineHeight: CGFloat { ascender - descender }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    return hasher.finalize()
  }
}
