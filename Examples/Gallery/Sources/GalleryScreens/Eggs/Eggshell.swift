import UIKit

/// The shell of an egg that opens: it masks the page that it lies on, and its broken edge is around the hole.
final class Eggshell: RoomView, HatchShell {
  private static let jag: CGFloat = 0.08

  private let outline: EggOutline
  private let drawing: ShapesView
  private let rims = [CAShapeLayer(), CAShapeLayer()]
  private let hole = CAShapeLayer()

  init(_ bird: Bird) {
    outline = bird.outline
    drawing = ShapesView(bird.egg)
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityIdentifier = "bird.shell"
    drawing.accessibilityIdentifier = "bird.shell.drawing"
    addSubview(drawing)
    // The edge of a shell is lighter than its outside.
    let shell = UIColor(hex: bird.shell)
    let inside = shell.mixed(with: .white, share: 0.6)
    for (rim, style) in zip(rims, [(color: inside, width: 20), (shell, 9)] as [(UIColor, CGFloat)])
    {
      rim.fillColor = nil
      rim.strokeColor = style.0.cgColor
      rim.lineWidth = style.1
      layer.addSublayer(rim)
    }
  }

  func open(by share: CGFloat, from place: CGRect) {
    isHidden = false
    superview?.layer.mask = hole
    let share = min(max(share, 0), 1)
    let size = bounds.size
    let least = place.height * Bird.height / Shape.side
    let most = outline.height(covering: size, jag: Self.jag)
    // Each part of the way makes it larger by the same factor.
    let factor = pow(most / least, share)
    let height = least * factor
    let way = (height - least) / (most - least)
    let middle = CGPoint(
      x: place.midX + (size.width / 2 - place.midX) * way,
      y: place.midY + (size.height / 2 - place.midY) * way
    )
    let path = UIBezierPath()
    for point in outline.points(height: height, jag: Self.jag * min(share / 0.2, 1)) {
      let corner = CGPoint(x: middle.x + point.x, y: middle.y + point.y)
      if path.isEmpty { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    for layer in rims + [hole] {
      layer.path = path.cgPath
    }
    drawing.bounds.size = CGSize(width: place.height, height: place.height)
    drawing.center = middle
    drawing.transform = CGAffineTransform(scaleX: factor, y: factor)
    drawing.alpha = 1 - min(max((share - 0.06) / 0.3, 0), 1)
    for rim in rims {
      rim.opacity = Float(min(share / 0.08, 1))
    }
  }

  func takeAway() {
    superview?.layer.mask = nil
    isHidden = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for layer in rims + [hole] {
      layer.frame = bounds
    }
  }
}
