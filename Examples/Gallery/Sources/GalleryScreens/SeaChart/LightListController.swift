import UIKit

/// The list of the lights on a chart.
final class LightListController: RoomController, UIScrollViewDelegate {
  /// Called to close the list.
  var onClose: () -> Void = {}

  private let scroller: LightsScroller
  private let rows = Light.all.map { LightRow($0) }
  private let veil = GradientView()
  private let close = UIButton(configuration: .plain())

  init() {
    let line = "\(SeaChart.name), from north to south"
    scroller = LightsScroller("List of lights", line, rows: rows)
    super.init(nibName: nil, bundle: nil)
    title = "List of lights"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "lights"
    scroller.accessibilityIdentifier = "lights.list"
    scroller.delegate = self
    veil.alpha = 0
    close.accessibilityIdentifier = "lights.close"
    close.accessibilityLabel = "Close"
    close.configuration?.image = UIImage(systemName: "xmark")
    for (index, row) in rows.enumerated() {
      row.accessibilityIdentifier = "light.\(index)"
    }
    view.addSubviews([scroller, veil, close])
    on(close) { $0.onClose() }
    view.backgroundColor = LightsColors.card
    veil.show([1, 1, 0.94, 0].map { LightsColors.card.withAlphaComponent($0) })
    close.tintColor = LightsColors.ink
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, top) = (view.bounds.width, max(view.screenInsets.top, 14))
    let column = scroller.fill(view, buttonWidth: 50)
    veil.frame = CGRect(x: 0, y: 0, width: width, height: top + 60)
    view.place(close, x: width - column.margin - 34, y: top + 4, width: 44, height: 44)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: column.margin,
        y: column.top + CGFloat(index) * LightRow.height,
        width: column.width,
        height: LightRow.height
      )
    }
    scroller.end(at: rows.last?.frame.maxY ?? 0, in: view)
  }

  /// Covers what is scrolled under the status bar and the button.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    veil.alpha = min(max(scroller.contentOffset.y / 24, 0), 1)
  }
}
