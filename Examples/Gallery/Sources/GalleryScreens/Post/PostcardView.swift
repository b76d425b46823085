import UIKit

/// A postcard, with its picture above or beside its message.
final class PostcardView: RoomView, HeldCard {
  /// It can be changed in an animation.
  var isLaid = true {
    didSet { showPose() }
  }

  private let card = UIView()
  private let picture: UIImageView
  private let message: UILabel
  private let signature: UILabel
  private let place: UILabel
  private let stamp: StampView
  private let postmark: PostmarkView

  init(_ postcard: Postcard) {
    picture = UIImageView(image: postcard.image)
    message = UILabel(postcard.message, size: 17, color: DeskPalette.pen)
    message.font = .italicSystemFont(ofSize: 17)
    signature = UILabel(postcard.sender, size: 24, weight: .medium, color: DeskPalette.pen)
    signature.font = .italicSystemFont(ofSize: 24)
    place = UILabel(postcard.place, size: 13, weight: .medium, color: DeskPalette.red)
    stamp = StampView(postcard)
    postmark = PostmarkView(postcard)
    super.init(frame: .zero)
    accessibilityIdentifier = "card"
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "Picture of \(postcard.place)"
    place.accessibilityTraits = .header
    card.accessibilityIdentifier = "card.paper"
    card.backgroundColor = DeskPalette.paper
    card.layer.cornerRadius = 8
    card.layer.castShadow(opacity: 0.4, radius: 22, offset: CGSize(width: 0, height: 14))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 3
    card.addSubviews([picture, message, signature, place, stamp, postmark])
    addSubview(card)
    showPose()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.bounds.size = bounds.size
    card.center = bounds.middle
    let isWide = bounds.width > bounds.height
    let inner = bounds.insetBy(dx: 14, dy: 14)
    let back: CGRect
    if isWide {
      let half = (inner.width * 0.5).rounded()
      card.place(picture, x: inner.minX, y: inner.minY, width: half, height: inner.height)
      back = CGRect(
        x: inner.minX + half + 18,
        y: inner.minY,
        width: inner.width - half - 22,
        height: inner.height
      )
    } else {
      let height = (inner.height * 0.5).rounded()
      picture.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: height)
      back = CGRect(
        x: inner.minX + 6,
        y: inner.minY + height + 16,
        width: inner.width - 12,
        height: inner.height - height - 18
      )
    }
    layOutBack(in: back)
  }

  private func layOutBack(in back: CGRect) {
    let stampSize = CGSize(width: 68, height: 84)
    stamp.frame = card.fromLeading(
      CGRect(origin: CGPoint(x: back.maxX - stampSize.width, y: back.minY), size: stampSize)
    )
    card.layOut(
      postmark,
      CGRect(x: back.maxX - stampSize.width - 62, y: back.minY + 22, width: 96, height: 64)
    )
    card.place(
      message,
      x: back.minX,
      y: back.minY + 96,
      width: back.width,
      height: back.height - 134
    )
    card.place(place, x: back.minX, y: back.minY + 4, width: back.width - 140, height: 20)
    card.place(signature, x: back.minX, y: back.maxY - 34, width: back.width, height: 32)
  }

  private func showPose() {
    let side: CGFloat = isRightToLeft ? -1 : 1
    switch isLaid {
    case false:
      card.transform = CGAffineTransform(rotationAngle: side * 0.3).scaledBy(x: 1.12, y: 1.12)
    case true: card.transform = CGAffineTransform(rotationAngle: side * -0.022)
    }
  }
}
