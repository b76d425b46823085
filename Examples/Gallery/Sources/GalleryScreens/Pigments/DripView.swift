import UIKit

/// Wet paint that runs down from the top edge.
final class DripView: RoomView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// A run of paint; all numbers are fractions of the view's size.
  private struct Run {
    let x: CGFloat
    let width: CGFloat
    let length: CGFloat
  }

  /// The runs from the leading edge on.
  private static let runs = [
    Run(x: 0.07, width: 0.06, length: 0.5), Run(x: 0.2, width: 0.045, length: 0.86),
    Run(x: 0.31, width: 0.035, length: 0.38), Run(x: 0.47, width: 0.07, length: 0.66),
    Run(x: 0.6, width: 0.04, length: 1), Run(x: 0.74, width: 0.035, length: 0.45),
    Run(x: 0.87, width: 0.06, length: 0.76),
  ]

  /// The height of the even paint above the runs, in points.
  var head: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  init(color: UIColor) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    (layer as? CAShapeLayer)?.fillColor = color.cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: edge(at: 0)))
    for (index, run) in Self.runs.enumerated() {
      add(run, to: path)
      let next = index + 1 < Self.runs.count ? Self.runs[index + 1].x : 1.06
      let middle = (run.x + next) / 2
      path.addQuadCurve(
        to: CGPoint(x: middle * bounds.width, y: edge(at: middle)),
        controlPoint: CGPoint(x: (run.x + middle) / 2 * bounds.width, y: edge(at: run.x))
      )
    }
    path.addLine(to: CGPoint(x: bounds.width, y: edge(at: 1)))
    path.addLine(to: CGPoint(x: bounds.width, y: 0))
    path.close()
    if isRightToLeft {
      path.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.width, ty: 0))
    }
    (layer as? CAShapeLayer)?.path = path.cgPath
  }

  /// The lower edge of the paint between the runs, a shallow wave.
  private func edge(at share: CGFloat) -> CGFloat {
    head + (bounds.height - head) * (0.14 + 0.05 * sin(share * 13))
  }

  /// Adds a run: narrower below its shoulders, and rounded at its tip.
  private func add(_ run: Run, to path: UIBezierPath) {
    let middle = run.x * bounds.width
    let radius = run.width * min(bounds.width, 520) / 2
    let shoulder = edge(at: run.x)
    let tip = head + (bounds.height - head) * run.length - radius
    path.addCurve(
      to: CGPoint(x: middle - radius, y: tip),
      controlPoint1: CGPoint(x: middle - radius * 0.6, y: shoulder),
      controlPoint2: CGPoint(x: middle - radius * 0.6, y: shoulder + (tip - shoulder) * 0.4)
    )
    path.addArc(
      withCenter: CGPoint(x: middle, y: tip),
      radius: radius,
      startAngle: .pi,
      endAngle: 0,
      clockwise: false
    )
    path.addCurve(
      to: CGPoint(x: middle + radius * 1.6, y: shoulder),
      controlPoint1: CGPoint(x: middle + radius * 0.6, y: shoulder + (tip - shoulder) * 0.4),
      controlPoint2: CGPoint(x: middle + radius * 0.6, y: shoulder)
    )
  }
}
