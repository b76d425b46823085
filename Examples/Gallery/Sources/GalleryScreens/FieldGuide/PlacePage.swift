import UIKit

/// The content of a place's page, on a sheet that scrolls up over the picture.
final class PlacePage: UIScrollView {
  /// How far the picture extends under the sheet's rounded corners.
  static let overlap: CGFloat = 28

  let heading: PlaceHeading
  let night: NightView
  private let strip: PictureStrip
  private let form: VisitForm
  private let sheet = ColumnView(bottom: 28)
  /// Fills the space below the sheet while it bounces.
  private let below = UIView()

  /// The height of the picture that is visible above the sheet.
  var opening: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  init(_ place: Place, neighbors: [Place]) {
    let palette = place.palette
    heading = PlaceHeading(place)
    night = NightView(palette)
    strip = PictureStrip(neighbors, color: palette.ink)
    form = VisitForm(palette)
    super.init(frame: .zero)
    accessibilityIdentifier = "detail.page"
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    keyboardDismissMode = .onDrag
    below.backgroundColor = palette.paper
    sheet.backgroundColor = palette.paper
    sheet.layer.cornerRadius = Self.overlap
    sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    addSubview(below)
    addSubview(sheet)
    fill(with: place)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func fill(with place: Place) {
    let palette = place.palette
    sheet.add(heading, below: 26)
    sheet.add(FactsView(place.facts, ink: palette.ink), below: 20)
    for (index, text) in place.paragraphs.enumerated() {
      let color = palette.ink.withAlphaComponent(0.82)
      sheet.add(UILabel(text, size: 16, color: color), below: index == 0 ? 16 : 10)
    }
    addTitle("Within a day’s walk", palette)
    sheet.add(strip, below: 14, isInset: false)
    addTitle("Wait for the night", palette)
    sheet.add(night, below: 8)
    addTitle("The way there and back", palette)
    for (index, stop) in place.stops.enumerated() {
      let row = StopRow(stop, isLast: index == place.stops.count - 1, palette: palette)
      row.accessibilityIdentifier = "detail.stop.\(index)"
      sheet.add(row, below: index == 0 ? 14 : 0)
    }
    addTitle("Come and stay", palette)
    sheet.add(form, below: 14)
  }

  private func addTitle(_ text: String, _ palette: Place.Palette) {
    let title = UILabel(text, size: 21, weight: .semibold, isHeader: true, color: palette.ink)
    sheet.add(title, below: 26)
  }

  /// Scrolls until the form is visible.
  func showForm() {
    scrollRectToVisible(sheet.convert(form.frame, to: self).insetBy(dx: 0, dy: -14), animated: true)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = max(24, safeAreaInsets.left + 4)
    sheet.margin = margin
    strip.margin = margin
    let height = max(sheet.sizeThatFits(bounds.size).height, bounds.height - opening)
    sheet.frame = CGRect(x: 0, y: opening, width: bounds.width, height: height)
    below.frame = CGRect(x: 0, y: opening + height, width: bounds.width, height: bounds.height)
    contentSize = CGSize(width: bounds.width, height: opening + height)
  }
}
