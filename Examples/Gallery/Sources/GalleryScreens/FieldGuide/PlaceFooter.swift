import UIKit

/// The bar at the bottom of a place's page, with a button for the next place.
final class PlaceFooter: RoomView {
  let nextButton: UIButton
  private let shade = GradientView()

  private static let fade: CGFloat = 36
  private static let buttonHeight: CGFloat = 52

  init(to place: Place, palette: Place.Palette) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Next: \(place.name)"
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = palette.accent
    configuration.baseForegroundColor = palette.onAccent
    nextButton = UIButton(configuration: configuration)
    super.init(frame: .zero)
    nextButton.accessibilityIdentifier = "detail.next"
    let paper = palette.paper
    shade.show([paper.withAlphaComponent(0), paper.withAlphaComponent(0.94), paper, paper])
    addSubview(shade)
    addSubview(nextButton)
  }

  /// Passes touches beside the button to the page below.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    nextButton.frame.contains(point)
  }

  /// The height above the safe area.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.fade + Self.buttonHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = max(24, safeAreaInsets.left + 4)
    shade.frame = bounds
    nextButton.frame = CGRect(
      x: margin,
      y: Self.fade,
      width: bounds.width - 2 * margin,
      height: Self.buttonHeight
    )
  }
}
