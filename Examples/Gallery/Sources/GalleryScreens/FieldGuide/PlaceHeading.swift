import UIKit

/// The name of a place, its tagline, and a like button.
final class PlaceHeading: RoomView {
  let likeButton = UIButton(configuration: .gray())
  private let title: UILabel
  private let line: UILabel

  private static let buttonSize: CGFloat = 46

  init(_ place: Place) {
    let (name, colors) = (place.name, place.palette)
    title = UILabel(name, size: 30, weight: .bold, lines: 1, isHeader: true, color: colors.ink)
    line = UILabel(place.line, size: 17, lines: 1, color: colors.accent)
    super.init(frame: .zero)
    title.accessibilityIdentifier = "detail.title"
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.7
    likeButton.accessibilityIdentifier = "detail.like"
    likeButton.accessibilityLabel = "Like"
    likeButton.configurationUpdateHandler = { button in
      button.configuration?.image = UIImage(systemName: button.isSelected ? "heart.fill" : "heart")
    }
    likeButton.configuration?.cornerStyle = .capsule
    likeButton.configuration?.contentInsets = .zero
    likeButton.configuration?.baseForegroundColor = colors.accent
    likeButton.configuration?.baseBackgroundColor = colors.accent.withAlphaComponent(0.14)
    addSubviews([title, line, likeButton])
  }

  /// Updates the like button, with a small spring animation.
  func showLike(_ isLiked: Bool) {
    likeButton.isSelected = isLiked
    likeButton.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      usingSpringWithDamping: 0.45,
      initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { self.likeButton.transform = .identity },
      completion: nil
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 60)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let button = Self.buttonSize
    let room = bounds.width - button - 12
    place(title, x: 0, y: 0, width: room, height: 36)
    place(line, x: 0, y: 38, width: room, height: 22)
    layOut(
      likeButton,
      CGRect(x: bounds.width - button, y: 4, width: button, height: button)
    )
  }
}
