import UIKit

/// The card of the comet: where it is on five nights.
final class CometController: RoomController {
  private let heading = UILabel("Comet Hallin", size: 24, weight: .bold, color: SkyPalette.ink)
  private let caption = UILabel(
    "Look west, an hour after sunset. It will be back in 412 years.",
    size: 15,
    color: SkyPalette.faintInk
  )
  private let paper = GradientView()
  private let grabber = UIView()
  private let path = CometPathView()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Comet Hallin"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "comet"
    heading.accessibilityTraits = .header
    view.layer.cornerRadius = 22
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.castShadow(opacity: 0.35, radius: 20, offset: CGSize(width: 0, height: -4))
    paper.clipsToBounds = true
    paper.layer.cornerRadius = 22
    paper.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    paper.show(SkyPalette.card)
    grabber.backgroundColor = SkyPalette.ink.withAlphaComponent(0.3)
    grabber.layer.cornerRadius = 2.5
    view.addSubviews([paper, path, grabber, heading, caption])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, insets) = (view.bounds, view.screenInsets)
    let margin = max(24, insets.left, insets.right)
    let width = bounds.width - 2 * margin
    let isWide = bounds.width > 500
    let column = isWide ? 210 : width
    paper.frame = bounds
    grabber.frame = CGRect(x: bounds.midX - 19, y: 9, width: 38, height: 5)
    view.place(heading, x: margin, y: 26, width: column, height: 30)
    let height = caption.sizeThatFits(CGSize(width: column, height: 0)).height
    view.place(caption, x: margin, y: 60, width: column, height: height)
    let top = isWide ? 22 : 68 + height
    path.frame = bounds
    path.room = CGRect(
      x: margin + (isWide ? column + 24 : 0),
      y: top,
      width: isWide ? width - column - 24 : width,
      height: bounds.height - top - max(insets.bottom, 14) - 16
    )
  }
}
