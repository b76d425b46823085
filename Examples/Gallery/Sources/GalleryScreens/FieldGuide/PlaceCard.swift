import UIKit

/// A picture with a name that shrinks a little while it is pressed.
final class PlaceCard: SinkingControl {
  private static let roundness: CGFloat = 22

  private let frameView = UIView()
  private let picture: UIImageView
  private let shade = GradientView()
  private let name: UILabel
  private let line: UILabel
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))

  var isLiked = false {
    didSet {
      heart.isHidden = !isLiked
      accessibilityValue = isLiked ? "Liked" : nil
    }
  }

  init(_ place: Place) {
    picture = UIImageView(image: place.image)
    name = UILabel(place.name, size: 18, weight: .bold, lines: 1, color: .white)
    line = UILabel(place.line, size: 13, lines: 2, color: UIColor(white: 1, alpha: 0.86))
    super.init(frame: .zero)
    backgroundColor = UIColor(hex: 0x25222E)
    layer.cornerRadius = Self.roundness
    layer.shadowColor = UIColor(hex: 0x120E1C).cgColor
    layer.shadowOpacity = 0.28
    layer.shadowRadius = 9
    layer.shadowOffset = CGSize(width: 0, height: 6)
    frameView.isUserInteractionEnabled = false
    frameView.layer.cornerRadius = Self.roundness
    frameView.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    shade.show([UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.62)])
    name.adjustsFontSizeToFitWidth = true
    name.minimumScaleFactor = 0.8
    heart.tintColor = .white
    heart.isHidden = true
    frameView.addSubviews([picture, shade, name, line, heart])
    addSubview(frameView)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 14
    let width = bounds.width - 2 * margin
    frameView.frame = bounds
    picture.frame = bounds
    shade.frame = CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    let lineHeight = line.sizeThatFits(CGSize(width: width, height: 0)).height
    let lineTop = bounds.height - margin - lineHeight
    place(line, x: margin, y: lineTop, width: width, height: lineHeight)
    place(name, x: margin, y: lineTop - 24, width: width, height: 22)
    let size = heart.sizeThatFits(.zero)
    place(
      heart,
      x: bounds.width - margin - size.width,
      y: margin,
      width: size.width,
      height: size.height
    )
  }
}
