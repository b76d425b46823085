import UIKit

/// A curve that a lathe engraves, as on banknotes.
struct Rosette {
  let name: String
  let formula: String
  /// The paper by day, and its ink by night.
  let tint: UIColor
  /// The ink by day, and its paper by night.
  let shade: UIColor
  var paper: UIColor { UIColor(light: tint, dark: shade) }
  var ink: UIColor { UIColor(light: shade, dark: tint) }
  let strands: Int
  /// Returns the point of a strand: both arguments go from 0 to 1, the coordinates from -1 to 1.
  let point: @Sendable (_ time: CGFloat, _ strand: CGFloat) -> CGPoint

  /// Returns the lines of all strands.
  func path(center: CGPoint, radius: CGFloat) -> CGPath {
    let path = UIBezierPath()
    let steps = 240
    for strand in 0..<strands {
      for step in 0...steps {
        let place = point(CGFloat(step) / CGFloat(steps), CGFloat(strand) / CGFloat(strands))
        let end = CGPoint(x: center.x + radius * place.x, y: center.y + radius * place.y)
        if step == 0 { path.move(to: end) } else { path.addLine(to: end) }
      }
      path.close()
    }
    return path.cgPath
  }
}
