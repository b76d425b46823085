import UIKit

/// A stamp: a picture with a perforated border.
final class StampView: RoomView {
  private let picture: UIImageView
  private let holes = CAShapeLayer()

  init(_ card: Postcard) {
    picture = UIImageView(image: card.stampImage)
    super.init(frame: .zero)
    backgroundColor = .white
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    addSubview(picture)
    layer.addSublayer(holes)
    showColors()
  }

  override func showColors() {
    holes.fillColor = layerColor(DeskPalette.paper)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds.insetBy(dx: 7, dy: 7)
    holes.frame = bounds
    holes.path = perforation
  }

  /// A row of holes along each edge.
  private var perforation: CGPath {
    let path = UIBezierPath()
    let columns = (bounds.width / 8).rounded()
    let rows = (bounds.height / 8).rounded()
    let add = { (x: CGFloat, y: CGFloat) in
      path.append(UIBezierPath(ovalIn: CGRect(x: x - 2.4, y: y - 2.4, width: 4.8, height: 4.8)))
    }
    for column in 0...Int(columns) {
      let x = bounds.width * CGFloat(column) / columns
      add(x, 0)
      add(x, bounds.height)
    }
    for row in 1..<Int(rows) {
      let y = bounds.height * CGFloat(row) / rows
      add(0, y)
      add(bounds.width, y)
    }
    return path.cgPath
  }
}
