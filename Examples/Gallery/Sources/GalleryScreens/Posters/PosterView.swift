import UIKit

/// A poster, with a scale along its lower edge that shows how far it has come.
final class PosterView: RoomView {
  let nextButton = UIButton(configuration: .filled())
  private let poster: Poster
  private let numeral: UILabel
  private let figure = CAShapeLayer()
  private let accent = CAShapeLayer()
  private let scale = CAShapeLayer()

  init(_ index: Int) {
    let poster = Poster.all[index]
    self.poster = poster
    numeral = UILabel("\(index + 1)", size: 120, weight: .bold, color: poster.figure)
    super.init(frame: .zero)
    backgroundColor = poster.ground
    clipsToBounds = true
    figure.fillColor = poster.figure.cgColor
    accent.fillColor = poster.accent.cgColor
    scale.strokeColor = poster.figure.cgColor
    scale.lineWidth = 1.5
    for part in [figure, accent, scale] {
      layer.addSublayer(part)
    }
    nextButton.configuration?.image = UIImage(systemName: "chevron.forward")
    nextButton.configuration?.cornerStyle = .capsule
    nextButton.configuration?.contentInsets = .zero
    nextButton.configuration?.baseBackgroundColor = poster.figure
    nextButton.configuration?.baseForegroundColor = poster.ground
    addSubview(numeral)
    addSubview(nextButton)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let size = min(height - 44, 130)
    numeral.font = .systemFont(ofSize: size, weight: .bold)
    place(numeral, x: 20, y: 6, width: 110, height: height - 30)
    let side = min(height - 56, 130)
    let square = fromLeading(
      CGRect(x: width * 0.58 - side / 2, y: (height - 22 - side) / 2, width: side, height: side)
    )
    for part in [figure, accent, scale] {
      part.frame = bounds
    }
    let (first, second) = paths(in: square)
    figure.path = first.cgPath
    accent.path = second.cgPath
    scale.path = scalePath.cgPath
    place(nextButton, x: width - 60, y: (height - 22 - 44) / 2, width: 44, height: 44)
  }

  /// The parts of the shape in both colors.
  private func paths(in square: CGRect) -> (UIBezierPath, UIBezierPath) {
    let side = square.width
    let part = { (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) in
      CGRect(
        x: square.minX + x * side,
        y: square.minY + y * side,
        width: width * side,
        height: height * side
      )
    }
    let (first, second) = (UIBezierPath(), UIBezierPath())
    switch poster.shape {
    case .disc:
      first.append(UIBezierPath(ovalIn: square))
      second.append(UIBezierPath(rect: part(0.5, 0.5, 0.5, 0.5)))
    case .quarters:
      first.append(wedge(at: CGPoint(x: square.minX, y: square.minY), radius: side, from: 0))
      second.append(
        wedge(at: CGPoint(x: square.maxX, y: square.maxY), radius: side / 2, from: .pi)
      )
    case .triangle:
      first.move(to: CGPoint(x: square.minX, y: square.maxY))
      first.addLine(to: CGPoint(x: square.midX, y: square.minY))
      first.addLine(to: CGPoint(x: square.maxX, y: square.maxY))
      first.close()
      second.append(UIBezierPath(ovalIn: part(0.3, 0.5, 0.4, 0.4)))
    case .bars:
      for bar in 0..<3 {
        first.append(UIBezierPath(rect: part(CGFloat(bar) * 0.36, 0, 0.2, 1)))
      }
      second.append(UIBezierPath(rect: part(0, 0.56, 0.92, 0.2)))
    case .rings:
      first.append(UIBezierPath(ovalIn: square))
      second.append(UIBezierPath(ovalIn: part(0.25, 0.25, 0.5, 0.5)))
    }
    return (first, second)
  }

  /// A quarter of a disc.
  private func wedge(at corner: CGPoint, radius: CGFloat, from angle: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: corner)
    path.addArc(
      withCenter: corner,
      radius: radius,
      startAngle: angle,
      endAngle: angle + .pi / 2,
      clockwise: true
    )
    path.close()
    return path
  }

  /// A mark for every fiftieth of the width, each tenth one longer.
  private var scalePath: UIBezierPath {
    let path = UIBezierPath()
    for mark in 0...50 {
      let x = bounds.width * CGFloat(mark) / 50
      let length: CGFloat = mark.isMultiple(of: 5) ? 14 : 7
      path.move(to: CGPoint(x: x, y: bounds.height))
      path.addLine(to: CGPoint(x: x, y: bounds.height - length))
    }
    return path
  }
}
