import UIKit

/// A side of the screen that hardware and bars cover, whatever the direction of the layout.
enum ScreenSide: CaseIterable, Sendable {
  case left
  case right

  /// Insets at this side alone.
  func insets(_ inset: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: 0,
      left: self == .left ? inset : 0,
      bottom: 0,
      right: self == .right ? inset : 0
    )
  }

  /// Insets at this side of another one's.
  func inset(of insets: UIEdgeInsets) -> CGFloat {
    self == .left ? insets.left : insets.right
  }

  var opposite: ScreenSide { self == .left ? .right : .left }

  /// The side that a layout begins at.
  static func leading(_ direction: UIUserInterfaceLayoutDirection) -> ScreenSide {
    direction == .rightToLeft ? .right : .left
  }
}
