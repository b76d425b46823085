import UIKit

/// A book in the list: its cover, its name, the first line and the author.
final class BookRow: SinkingControl {
  static let height: CGFloat = 126

  private let cover: BookCover
  private let name: UILabel
  private let line: UILabel
  private let author: UILabel

  init(_ book: Book) {
    cover = BookCover(book)
    name = UILabel(book.name, size: 19, weight: .semibold, color: Paper.ink)
    line = UILabel(book.line, size: 15, color: Paper.ink.withAlphaComponent(0.7))
    line.font = .italicSystemFont(ofSize: 15)
    author = UILabel("\(book.author) · \(book.minutes) min", size: 14, color: Paper.accent)
    super.init(frame: .zero)
    for label in [name, line, author] {
      label.numberOfLines = 1
    }
    addSubviews([cover, name, line, author])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let x = BookCover.size.width + 20
    let width = bounds.width - x
    let y = (bounds.height - BookCover.size.height) / 2
    cover.frame = fromLeading(CGRect(origin: CGPoint(x: 0, y: y), size: BookCover.size))
    place(name, x: x, y: 26, width: width, height: 25)
    place(line, x: x, y: 53, width: width, height: 21)
    place(author, x: x, y: 80, width: width, height: 20)
  }
}
