import Foundation
import Testing

/// What a card did before something happened to it, and after that, frame by frame.
///
/// The last card before is that of the moment itself.
struct SpeedChange {
  var before: [DisplayedCard]
  var after: [DisplayedCard]
  let framesPerSecond: CGFloat

  /// The speed of a part of the card just before, per second.
  func speedBefore(of path: KeyPath<DisplayedCard, CGFloat>) -> CGFloat {
    -slope(of: before.suffix(4).reversed().map { $0[keyPath: path] }, [-11, 18, -9, 2])
  }

  /// The speed of a part of the card just after, per second.
  func speedAfter(of path: KeyPath<DisplayedCard, CGFloat>) -> CGFloat {
    // Exact for cubics; the derivative a frame before the first of four.
    slope(of: after.prefix(4).map { $0[keyPath: path] }, [-26, 57, -42, 11])
  }

  private func slope(of values: [CGFloat], _ weights: [CGFloat]) -> CGFloat {
    zip(weights, values).reduce(0) { $0 + $1.0 * $1.1 } * framesPerSecond / 6
  }

  /// Expects that place, size and angle go on as fast as they did, within two percent.
  ///
  /// What can't be seen is left out: two points, 0.004 of the size and of a radian per second.
  func expectKept(
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let paths: [(KeyPath<DisplayedCard, CGFloat>, CGFloat)] = [
      (\.top.x, 2), (\.top.y, 2), (\.scale, 0.004), (\.angle, 0.004),
    ]
    for (path, least) in paths {
      let (before, after) = (speedBefore(of: path), speedAfter(of: path))
      #expect(
        abs(after - before) <= max(0.02 * abs(before), least),
        "\(path): \(before) became \(after). \(comment?.rawValue ?? "")",
        sourceLocation: sourceLocation
      )
    }
  }
}
