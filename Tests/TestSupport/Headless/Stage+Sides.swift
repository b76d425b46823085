#if os(Linux)
  import UIKit

  /// A direction of the layout, and the side at which the hardware and the bars are.
  struct SideSetting: CaseIterable, Sendable, CustomStringConvertible {
    let side: ScreenSide
    let direction: UIUserInterfaceLayoutDirection

    static let allCases = ScreenSide.allCases.flatMap { side in
      Stage.layoutDirections.map { SideSetting(side: side, direction: $0) }
    }

    var description: String { "\(side), \(direction)" }

    var isAtLeadingSide: Bool { side == .leading(direction) }

    /// The sign of a way to the trailing side.
    var inward: CGFloat { direction == .rightToLeft ? -1 : 1 }

    /// The place at a distance from the leading edge.
    func place(_ distance: CGFloat, y: CGFloat = 400) -> CGPoint {
      CGPoint(x: direction == .rightToLeft ? 393 - distance : distance, y: y)
    }
  }

  extension ScreenSide {
    var bars: HeadlessScreen.BarPlacement { self == .left ? .left : .right }
  }

  extension Stage {
    /// Has hardware cover a side, and bars stand there.
    func cover(_ side: ScreenSide, by inset: CGFloat = 60) {
      var insets = side.insets(inset)
      (insets.top, insets.bottom) = (20, 10)
      HeadlessScreen.safeAreaInsets = insets
      HeadlessScreen.barPlacement = side.bars
      advance(by: 0.1)
      forgetLog()
    }
  }
#endif
