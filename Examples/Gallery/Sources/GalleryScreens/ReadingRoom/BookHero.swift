import UIKit

/// The first book of a shelf: its picture, with the name and the first line on it.
final class BookHero: SinkingControl {
  private static let roundness: CGFloat = 24

  private let frameView = UIView()
  private let picture: UIImageView
  private let shade = GradientView()
  private let name: UILabel
  private let line: UILabel
  private let author: UILabel

  init(_ book: Book) {
    picture = UIImageView(image: book.cover)
    name = UILabel(book.name, size: 27, weight: .bold, color: .white)
    line = UILabel(book.line, size: 16, color: UIColor(white: 1, alpha: 0.86))
    line.font = .italicSystemFont(ofSize: 16)
    author = UILabel(
      "\(book.author) · \(book.minutes) min",
      size: 14,
      weight: .medium,
      color: UIColor(white: 1, alpha: 0.75)
    )
    super.init(frame: .zero)
    layer.cornerRadius = Self.roundness
    backgroundColor = .black
    layer.castShadow(opacity: 0.22, radius: 16, offset: CGSize(width: 0, height: 10))
    frameView.isUserInteractionEnabled = false
    frameView.clipsToBounds = true
    frameView.layer.cornerRadius = Self.roundness
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    shade.show([UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.7)])
    frameView.addSubviews([picture, shade, author, name, line])
    addSubview(frameView)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (height, width) = (bounds.height, bounds.width - 44)
    frameView.frame = bounds
    picture.frame = bounds
    shade.frame = CGRect(x: 0, y: height * 0.35, width: bounds.width, height: height * 0.65)
    place(name, x: 22, y: height - 104, width: width, height: 34)
    place(line, x: 22, y: height - 70, width: width, height: 22)
    place(author, x: 22, y: height - 40, width: width, height: 20)
  }
}
