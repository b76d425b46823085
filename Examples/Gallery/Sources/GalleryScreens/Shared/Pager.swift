import UIKit

/// A row of pages that is scrolled one page at a time, with a dot for each below.
///
/// The first page is at the leading edge.
final class Pager: RoomView, UIScrollViewDelegate {
  /// The height below the pages.
  static let footer: CGFloat = 28

  /// The distance between two pages.
  var gap: CGFloat = 48 {
    didSet { setNeedsLayout() }
  }

  /// The width of a page, whose neighbors are seen beside it; nil if one fills the pager, with half a gap at each side.
  var pageWidth: CGFloat? {
    didSet {
      scroller.clipsToBounds = pageWidth == nil
      setNeedsLayout()
    }
  }

  /// The page in the middle.
  var page: Int { dots.page }

  private let pages: [UIView]
  private let scroller = WideScroller()
  private let dots: PageDots
  private var laidOutStep: CGFloat = 0

  /// - Parameters:
  ///   - pages: The pages, from the leading edge on.
  ///   - name: The accessibility identifier of what scrolls.
  ///   - color: The color of the dots.
  init(_ pages: [UIView], name: String, color: UIColor) {
    self.pages = pages
    dots = PageDots(count: pages.count, color: color)
    super.init(frame: .zero)
    scroller.accessibilityIdentifier = name
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.delegate = self
    scroller.addSubviews(pages)
    addSubview(scroller)
    addSubview(dots)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let page = dots.page
    let height = bounds.height - Self.footer
    scroller.frame = CGRect(x: (bounds.width - step) / 2, y: 0, width: step, height: height)
    scroller.contentSize = CGSize(width: step * CGFloat(pages.count), height: height)
    for (index, view) in pages.enumerated() {
      view.frame = CGRect(
        x: offset(of: index) + gap / 2,
        y: 0,
        width: step - gap,
        height: height
      )
    }
    dots.frame = CGRect(x: 0, y: height + 8, width: bounds.width, height: 20)
    guard step != laidOutStep else { return }
    laidOutStep = step
    scroller.contentOffset.x = offset(of: page)
    dots.page = page
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard step > 0, step == laidOutStep else { return }
    let place = Int((scrollView.contentOffset.x / step).rounded())
    let page = isRightToLeft ? pages.count - 1 - place : place
    dots.page = min(max(page, 0), pages.count - 1)
  }

  /// From one page to the next.
  private var step: CGFloat { pageWidth.map { $0 + gap } ?? bounds.width }

  private func offset(of page: Int) -> CGFloat {
    step * CGFloat(isRightToLeft ? pages.count - 1 - page : page)
  }
}

/// A scroll view that takes touches as wide as what it lies in, because its neighboring pages are seen there.
private final class WideScroller: UIScrollView {
  /// A card that is held still pages: UIKit leaves a control the finger that rests on it for a moment.
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is SinkingControl || super.touchesShouldCancel(in: view)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let place = convert(point, to: superview)
    return superview?.bounds.contains(place) == true && (frame.minY...frame.maxY).contains(place.y)
  }
}
