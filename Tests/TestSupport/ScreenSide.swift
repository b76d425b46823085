import InterruptibleTransitions
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

/// The looks of the framework that move a whole screen, and one that moves a card.
enum ScreenLook: CaseIterable, Codable, Sendable {
  case slide, shift, cover, fade, scale, flip, zoom

  @MainActor
  var effect: any TransitionEffect {
    switch self {
    case .slide: .slide
    case .shift: .shift
    case .cover: CoverEffect(backgroundScale: 0.9)
    case .fade: .fade
    case .scale: .scale
    case .flip: .flip
    case .zoom: .zoom { _ in nil }
    }
  }
}
