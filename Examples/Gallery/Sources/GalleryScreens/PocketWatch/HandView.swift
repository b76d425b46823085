import UIKit

/// A hand of a clock.
final class HandView: RoomView {
  /// The part of the hand behind its axis, as a fraction of its length.
  private static let tail: CGFloat = 0.16

  private let length: CGFloat
  private let width: CGFloat
  private let angle: CGFloat

  /// Creates a hand.
  ///
  /// - Parameters:
  ///   - length: A fraction of the dial's radius.
  ///   - width: In points.
  ///   - turns: The angle, clockwise from the top.
  ///   - color: The color of the hand.
  init(length: CGFloat, width: CGFloat, turns: CGFloat, color: UIColor) {
    self.length = length
    self.width = width
    angle = turns * 2 * .pi
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = width / 2
    layer.anchorPoint = CGPoint(x: 0.5, y: 1 - Self.tail)
    layer.castShadow(opacity: 0.25, radius: 3, offset: CGSize(width: 0, height: 2))
  }

  /// Places the hand on a dial.
  func place(around middle: CGPoint, radius: CGFloat) {
    bounds.size = CGSize(width: width, height: radius * length / (1 - Self.tail))
    center = middle
    transform = CGAffineTransform(rotationAngle: angle)
  }
}
