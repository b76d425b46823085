import UIKit

/// The night sky: stars, tonight's moon, and the moons of the coming days.
final class MoonController: UIViewController {
  /// Dusk, or deep in the night.
  private static let sky = [
    UIColor(hex: 0x3A4A94, dark: 0x05040F), UIColor(hex: 0x54479A, dark: 0x130F2E),
    UIColor(hex: 0x70457F, dark: 0x2A2056),
  ]

  private let sky = GradientView()
  private let stars = (0..<46).map { _ in UIView() }
  private let moon = MoonView(phase: 0.72, glow: 30)
  private let heading = UILabel("Waxing gibbous", size: 30, weight: .bold, color: .white)
  private let words = UILabel(
    "Up at 16:24, and out of the window by two.",
    size: 17,
    color: UIColor(white: 1, alpha: 0.9)
  )
  private let coming = (0..<7).map { MoonView(phase: 0.86 + 0.14 * CGFloat($0)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "moon"
    sky.show(Self.sky)
    moon.accessibilityIdentifier = "moon.disc"
    moon.isAccessibilityElement = true
    moon.accessibilityLabel = "Tonight’s moon"
    moon.accessibilityTraits = .image
    heading.accessibilityTraits = .header
    for (index, star) in stars.enumerated() {
      let size: CGFloat = index % 5 == 0 ? 3 : 2
      star.bounds.size = CGSize(width: size, height: size)
      star.layer.cornerRadius = size / 2
      star.backgroundColor = UIColor(white: 1, alpha: 0.35 + 0.15 * CGFloat(index % 4))
    }
    view.addSubviews([sky] + stars + [moon, heading, words] + coming)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (tabBarController as? MarkedTabs)?.willShow(Self.sky)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let insets = view.safeAreaInsets
    let margin = max(28, insets.left + 4)
    let bottom = bounds.height - insets.bottom
    let isWide = bounds.width > bounds.height
    // If the text is below the moon, the stars stay above the text.
    let skyline = isWide ? bottom : bottom - 220
    sky.frame = bounds
    for (index, star) in stars.enumerated() {
      // Steps of the golden ratio and of the square root of two spread the stars evenly, without rows.
      star.center = CGPoint(
        x: (CGFloat(index) * 0.618).truncatingRemainder(dividingBy: 1) * bounds.width,
        y: (CGFloat(index) * 0.414).truncatingRemainder(dividingBy: 1) * skyline
      )
    }
    let side = isWide ? bottom - insets.top - 56 : min(bounds.width - 120, 270)
    let x = isWide ? margin + 24 : (bounds.width - side) / 2
    let y = isWide ? insets.top + 28 : insets.top + (bottom - insets.top - side) * 0.26
    view.place(moon, x: x, y: y, width: side, height: side)
    let textX = isWide ? x + side + 56 : margin
    let width = bounds.width - textX - margin
    let textY = isWide ? y + 12 : bottom - 202
    view.place(heading, x: textX, y: textY, width: width, height: 38)
    view.place(words, x: textX, y: textY + 42, width: width, height: 48)
    let step = width / CGFloat(coming.count)
    let small = min(step - 14, 34)
    for (index, moon) in coming.enumerated() {
      view.place(
        moon,
        x: textX + CGFloat(index) * step,
        y: textY + 116,
        width: small,
        height: small
      )
    }
  }
}
