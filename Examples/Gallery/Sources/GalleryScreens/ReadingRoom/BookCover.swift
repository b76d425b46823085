import UIKit

/// The cover of a book: a picture with a fold along the spine.
final class BookCover: RoomView {
  static let size = CGSize(width: 70, height: 100)

  private let picture: UIImageView
  private let fold = UIView()

  init(_ book: Book) {
    picture = UIImageView(image: book.cover)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.castShadow(opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 4))
    layer.cornerRadius = 5
    backgroundColor = .black
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 5
    fold.backgroundColor = UIColor(white: 1, alpha: 0.28)
    picture.addSubview(fold)
    addSubview(picture)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    place(fold, x: 6, y: 0, width: 1.5, height: bounds.height)
  }
}
