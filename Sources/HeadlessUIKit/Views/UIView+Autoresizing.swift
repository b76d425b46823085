extension UIView {
  /// The margins and sizes of a view that change when its superview changes size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1) }
    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 2) }
    public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 4) }
    public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 8) }
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 16) }
    public static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 32) }
  }

  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let place = CGRect(
      x: center.x - bounds.width * layer.anchorPoint.x,
      y: center.y - bounds.height * layer.anchorPoint.y,
      width: bounds.width,
      height: bounds.height
    )
    let (x, width) = UIView.stretched(
      place.minX,
      place.width,
      old.width,
      new.width,
      mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin)
    )
    let (y, height) = UIView.stretched(
      place.minY,
      place.height,
      old.height,
      new.height,
      mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin)
    )
    bounds = CGRect(origin: bounds.origin, size: CGSize(width: width, height: height))
    center = CGPoint(
      x: x + width * layer.anchorPoint.x,
      y: y + height * layer.anchorPoint.y
    )
  }

  /// Takes a place by bounds and center, whatever the view is transformed by.
  func fill(_ place: CGRect) {
    bounds.size = place.size
    center = CGPoint(
      x: place.minX + place.width * layer.anchorPoint.x,
      y: place.minY + place.height * layer.anchorPoint.y
    )
  }

  /// Shares a change of room between the flexible parts, in proportion to their lengths.
  private static func stretched(
    _ origin: CGFloat,
    _ length: CGFloat,
    _ oldRoom: CGFloat,
    _ newRoom: CGFloat,
    _ before: Bool,
    _ middle: Bool,
    _ after: Bool
  ) -> (origin: CGFloat, length: CGFloat) {
    let gap = oldRoom - origin - length
    let flexible = (before ? origin : 0) + (middle ? length : 0) + (after ? gap : 0)
    let change = newRoom - oldRoom
    let parts = CGFloat([before, middle, after].count { $0 })
    guard parts > 0 else { return (origin, length) }
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return part }
      return flexible > 0 ? part + change * part / flexible : part + change / parts
    }
    return (share(origin, before), max(share(length, middle), 0))
  }
}
