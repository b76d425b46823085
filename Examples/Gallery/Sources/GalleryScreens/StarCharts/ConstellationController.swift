import UIKit

/// The page of a constellation.
final class ConstellationController: RoomController {
  let index: Int
  private let hemisphere: Hemisphere
  private let goBack: @MainActor () -> Void
  private let name: UILabel
  private let latinName: UILabel
  private let note: UILabel
  private let star: UILabel
  private let page: SkyPage

  init(_ index: Int, of hemisphere: Hemisphere, goBack: @escaping @MainActor () -> Void) {
    let constellation = hemisphere.constellations[index]
    self.index = index
    self.hemisphere = hemisphere
    self.goBack = goBack
    name = UILabel(constellation.name, size: 24, weight: .bold, color: SkyPalette.ink)
    latinName = UILabel(constellation.latinName, size: 16, color: SkyPalette.faintInk)
    latinName.font = .italicSystemFont(ofSize: 16)
    note = UILabel(constellation.note, size: 15, color: SkyPalette.ink)
    star = UILabel(
      "\(constellation.brightestStar), \(constellation.distance) light years",
      size: 14,
      weight: .semibold,
      color: SkyPalette.accent
    )
    let column = ColumnView(bottom: 0)
    column.margin = 0
    column.add(name, below: 0)
    column.add(latinName, below: 1)
    column.add(star, below: 14)
    column.add(note, below: 8)
    page = SkyPage(ChartView(constellation), text: column)
    super.init(nibName: nil, bundle: nil)
    title = constellation.name
  }

  override func loadView() {
    view = page
    view.accessibilityIdentifier = "\(hemisphere).page"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.backButton.accessibilityIdentifier = "\(hemisphere).back"
    page.backButton.accessibilityLabel = "Back to \(hemisphere.name)"
    name.accessibilityTraits = .header
    page.backButton.addAction(UIAction { [goBack] _ in goBack() }, for: .touchUpInside)
    page.backgroundColor = SkyPalette.page
  }
}
