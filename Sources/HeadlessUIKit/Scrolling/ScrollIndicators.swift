/// The bars at the edges that show which part of the content is seen, while it moves.
@MainActor
final class ScrollIndicators {
  private unowned let scrollView: UIScrollView
  private lazy var vertical = makeBar()
  private lazy var horizontal = makeBar()
  private var isMade = false
  /// Tells the latest fading from those before it.
  private var fadings = 0

  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let minimumLength: CGFloat = 36

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  func show() {
    guard scrollView.showsVerticalScrollIndicator || scrollView.showsHorizontalScrollIndicator,
      scrollView.window != nil
    else { return }
    isMade = true
    fadings += 1
    for bar in [vertical, horizontal] {
      if bar.superview == nil { scrollView.addSubview(bar) }
      bar.layer.removeAllAnimations()
      bar.alpha = 1
    }
    layOut()
  }

  func fadeOut() {
    guard isMade else { return }
    UIView.animate(
      withDuration: 0.25,
      delay: 0.3,
      options: .allowUserInteraction,
      animations: { [self] in
        vertical.alpha = 0
        horizontal.alpha = 0
      },
      completion: { [weak self, fading = fadings] _ in
        guard let self, fading == fadings else { return }
        vertical.removeFromSuperview()
        horizontal.removeFromSuperview()
      }
    )
  }

  func layOut() {
    guard isMade, vertical.superview != nil else { return }
    let colour = scrollView.indicatorStyle.colour
    vertical.backgroundColor = colour
    horizontal.backgroundColor = colour
    vertical.isHidden =
      !scrollView.showsVerticalScrollIndicator || !scrollView.verticalAxis.scrolls
    horizontal.isHidden =
      !scrollView.showsHorizontalScrollIndicator || !scrollView.horizontalAxis.scrolls
    let edge = ScrollIndicators.thickness + ScrollIndicators.margin
    let bounds = scrollView.bounds
    let displayed = bounds.inset(by: scrollView.adjustedContentInset)
    let track = displayed.inset(by: scrollView.verticalScrollIndicatorInsets)
    let (y, height) = bar(on: scrollView.verticalAxis, at: bounds.minY, track.minY, track.height)
    vertical.frame = CGRect(
      x: track.maxX - edge,
      y: y,
      width: ScrollIndicators.thickness,
      height: height
    )
    let floor = displayed.inset(by: scrollView.horizontalScrollIndicatorInsets)
    let (x, width) = bar(on: scrollView.horizontalAxis, at: bounds.minX, floor.minX, floor.width)
    horizontal.frame = CGRect(
      x: x,
      y: floor.maxY - edge,
      width: width,
      height: ScrollIndicators.thickness
    )
  }

  /// The part of a track that is as long, and as far along, as what is seen of the content.
  private func bar(
    on axis: ScrollAxis,
    at offset: CGFloat,
    _ start: CGFloat,
    _ length: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    guard length > 0 else { return (start, 0) }
    let way = axis.range.upperBound - axis.range.lowerBound
    let edge = axis.clamped(offset)
    let squeezed = length * length / (length + way) - abs(offset - edge)
    let long = min(max(squeezed, ScrollIndicators.minimumLength), length)
    let part = way > 0 ? (edge - axis.range.lowerBound) / way : (offset > edge ? 1 : 0)
    return (start + (length - long) * part, long)
  }

  private func makeBar() -> UIView {
    let bar = UIView()
    bar.isUserInteractionEnabled = false
    bar.layer.cornerRadius = ScrollIndicators.thickness / 2
    return bar
  }
}

extension UIScrollView.IndicatorStyle {
  fileprivate var colour: UIColor {
    switch self {
    case .default:
      UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.35) }
    case .black: UIColor(white: 0, alpha: 0.35)
    case .white: UIColor(white: 1, alpha: 0.35)
    }
  }
}
