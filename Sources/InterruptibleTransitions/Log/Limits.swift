import Foundation

extension BinaryFloatingPoint {
  /// The nearest number of a range; what is no number counts as the usual one.
  func limited(to range: ClosedRange<Self>, orIfNaN usual: Self) -> Self {
    isNaN ? usual : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension CGFloat {
  /// A share of a view's size at which it can be seen, and that no arithmetic overflows with.
  func limitedScale(orIfNaN usual: CGFloat) -> CGFloat {
    limited(to: 0.001...1000, orIfNaN: usual)
  }
}
