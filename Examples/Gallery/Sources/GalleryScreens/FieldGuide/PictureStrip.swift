import UIKit

/// A row of pictures, one per page.
final class PictureStrip: UIView, UIScrollViewDelegate {
  private static let cardHeight: CGFloat = 190

  private let scroller = UIScrollView()
  private let cards: [StripCard]
  private let dots: PageDots
  private var laidOutWidth: CGFloat = 0

  /// The distance from the pictures to the sides.
  var margin: CGFloat = 24 {
    didSet { setNeedsLayout() }
  }

  init(_ places: [Place], color: UIColor) {
    cards = places.map(StripCard.init)
    dots = PageDots(count: places.count, color: color)
    super.init(frame: .zero)
    scroller.accessibilityIdentifier = "detail.strip"
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.delegate = self
    for (index, card) in cards.enumerated() {
      card.accessibilityIdentifier = "detail.strip.\(index)"
      scroller.addSubview(card)
    }
    addSubview(scroller)
    addSubview(dots)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.cardHeight + 28)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let page = dots.page
    scroller.frame = CGRect(x: 0, y: 0, width: width, height: Self.cardHeight)
    scroller.contentSize = CGSize(width: width * CGFloat(cards.count), height: Self.cardHeight)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: offset(of: index) + margin,
        y: 0,
        width: width - 2 * margin,
        height: Self.cardHeight
      )
    }
    dots.frame = CGRect(x: 0, y: Self.cardHeight + 8, width: width, height: 20)
    guard width != laidOutWidth else { return }
    laidOutWidth = width
    scroller.contentOffset.x = offset(of: page)
    dots.page = page
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard bounds.width > 0, bounds.width == laidOutWidth else { return }
    let place = Int((scrollView.contentOffset.x / bounds.width).rounded())
    let page = isMirrored ? cards.count - 1 - place : place
    dots.page = min(max(page, 0), cards.count - 1)
  }

  /// The offset of a page; the first page is at the leading edge.
  private func offset(of page: Int) -> CGFloat {
    bounds.width * CGFloat(isMirrored ? cards.count - 1 - page : page)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
