import UIKit

/// A book that is open: a picture, and the text below it.
final class BookController: RoomController, UIScrollViewDelegate {
  private let picture: UIImageView
  private let shade = GradientView()
  /// Below the status bar, which is light on the picture.
  private let topShade = GradientView()
  private let page = UIScrollView()
  private let column = ColumnView(bottom: 40)
  private let backButton = UIButton(configuration: .filled())
  private let name: UILabel
  private let author: UILabel
  private let paragraphs: [UILabel]

  init(_ book: Book) {
    picture = UIImageView(image: book.cover)
    name = UILabel(book.name, size: 34, weight: .bold, isHeader: true, color: Paper.ink)
    author = UILabel("\(book.author) · \(book.minutes) min", size: 16, color: Paper.accent)
    paragraphs = book.paragraphs.map {
      UILabel($0, size: 19, color: Paper.ink.withAlphaComponent(0.86))
    }
    super.init(nibName: nil, bundle: nil)
    title = book.name
    column.add(name, below: 20)
    column.add(author, below: 6)
    for (index, paragraph) in paragraphs.enumerated() {
      column.add(paragraph, below: index == 0 ? 24 : 16)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "book"
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    page.contentInsetAdjustmentBehavior = .never
    page.alwaysBounceVertical = true
    page.delegate = self
    topShade.show([UIColor(white: 0, alpha: 0.5), UIColor(white: 0, alpha: 0)])
    backButton.accessibilityIdentifier = "book.back"
    backButton.accessibilityLabel = "Back"
    backButton.configuration?.image = UIImage(systemName: "chevron.backward")
    backButton.configuration?.cornerStyle = .capsule
    backButton.configuration?.contentInsets = .zero
    backButton.configuration?.baseBackgroundColor = UIColor(white: 0, alpha: 0.4)
    backButton.configuration?.baseForegroundColor = .white
    on(backButton) { $0.navigationController?.popViewController(animated: true) }
    page.addSubviews([picture, topShade, shade, column])
    view.addSubview(page)
    view.addSubview(backButton)
    view.backgroundColor = Paper.paper
    shade.show([Paper.paper.withAlphaComponent(0), Paper.paper])
  }

  /// Light as long as the picture is behind the status bar.
  override var preferredStatusBarStyle: UIStatusBarStyle {
    page.contentOffset.y < picture.frame.height - view.screenInsets.top
      ? .lightContent : .default
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    setNeedsStatusBarAppearanceUpdate()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.screenInsets
    let bounds = view.bounds
    let margin = max(28, insets.left + 12, (bounds.width - 620) / 2)
    let opening = bounds.height * (bounds.width > bounds.height ? 0.5 : 0.4)
    page.frame = bounds
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: opening)
    shade.frame = CGRect(x: 0, y: opening * 0.6, width: bounds.width, height: opening * 0.4 + 1)
    topShade.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(insets.top, 20) + 30)
    column.margin = margin
    let height = column.sizeThatFits(bounds.size).height
    column.frame = CGRect(x: 0, y: opening, width: bounds.width, height: height)
    page.contentSize = CGSize(width: bounds.width, height: opening + height + insets.bottom)
    view.place(
      backButton,
      x: max(20, insets.left),
      y: max(insets.top, 12) + 2,
      width: 44,
      height: 44
    )
  }
}
