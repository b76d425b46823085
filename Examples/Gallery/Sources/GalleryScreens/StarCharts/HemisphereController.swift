import UIKit

/// The first page of a stack: half the sky, and the names of its figures.
final class HemisphereController: RoomController {
  private let hemisphere: Hemisphere
  private let select: @MainActor (Int) -> Void
  private let heading: UILabel
  private let rows: [ConstellationRow]
  private let page: SkyPage

  init(_ hemisphere: Hemisphere, select: @escaping @MainActor (Int) -> Void) {
    self.hemisphere = hemisphere
    self.select = select
    heading = UILabel(hemisphere.name, size: 24, weight: .bold, color: SkyPalette.ink)
    heading.accessibilityTraits = .header
    rows = hemisphere.constellations.map { ConstellationRow($0) }
    let column = ColumnView(bottom: 0)
    column.margin = 0
    column.add(heading, below: 0)
    for (index, row) in rows.enumerated() {
      column.add(row, below: index == 0 ? 6 : 0)
    }
    page = SkyPage(ChartView(hemisphere), text: column)
    super.init(nibName: nil, bundle: nil)
    title = hemisphere.name
  }

  override func loadView() {
    view = page
    view.accessibilityIdentifier = "\(hemisphere)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.backButton.isHidden = true
    page.backgroundColor = SkyPalette.ground
    for (index, row) in rows.enumerated() {
      row.accessibilityIdentifier = "\(hemisphere).row.\(index)"
      row.addAction(UIAction { [select] _ in select(index) }, for: .touchUpInside)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for row in rows {
      row.isDense = view.bounds.width > view.bounds.height
    }
  }
}
