import UIKit

/// A square picture in a grid, with a caption below.
@MainActor
protocol GridTile: SinkingControl {
  /// The height of what is below the picture.
  static var captionHeight: CGFloat { get }
  /// The distances between two columns and between two rows.
  static var gap: CGSize { get }
  /// The least side of a picture.
  static var leastSide: CGFloat { get }
}

extension GridTile {
  static var leastSide: CGFloat { 150 }
}
