import UIKit

/// The list of the lights on a chart.
final class LightListController: UIViewController, UIScrollViewDelegate {
  /// Called to close the list.
  var onClose: () -> Void = {}

  private let scroller = UIScrollView()
  private let heading = UILabel("List of lights", size: 34, weight: .bold, color: .label)
  private let line = UILabel("\(SeaChart.name), from north to south", size: 16, color: .label)
  private let rows = Light.all.map { LightRow($0) }
  private let veil = GradientView()
  private let close = UIButton(configuration: .plain())

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "List of lights"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "lights"
    heading.accessibilityTraits = .header
    scroller.accessibilityIdentifier = "lights.list"
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.alwaysBounceVertical = true
    scroller.delegate = self
    veil.alpha = 0
    close.accessibilityIdentifier = "lights.close"
    close.accessibilityLabel = "Close"
    close.configuration?.image = UIImage(systemName: "xmark")
    for (index, row) in rows.enumerated() {
      row.accessibilityIdentifier = "light.\(index)"
    }
    for part in [heading, line] + rows {
      scroller.addSubview(part)
    }
    for part in [scroller, veil, close] {
      view.addSubview(part)
    }
    on(close) { $0.onClose() }
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func showColors() {
    let colors = LightsColors.fitting(traitCollection)
    view.backgroundColor = colors.card
    veil.show([1, 1, 0.94, 0].map { colors.card.withAlphaComponent($0) })
    close.tintColor = colors.ink
    heading.textColor = colors.ink
    line.textColor = colors.faintInk
    for row in rows {
      row.show(colors)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, insets) = (view.bounds, view.screenInsets)
    let margin = max(20, insets.left + 6, insets.right + 6)
    let width = bounds.width - 2 * margin
    let top = max(insets.top, 14)
    scroller.frame = bounds
    veil.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top + 60)
    close.frame = view.fromLeading(
      CGRect(x: bounds.width - margin - 34, y: top + 4, width: 44, height: 44)
    )
    heading.frame = view.fromLeading(CGRect(x: margin, y: top + 4, width: width - 50, height: 44))
    line.frame = view.fromLeading(CGRect(x: margin, y: top + 50, width: width, height: 22))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: margin,
        y: top + 84 + CGFloat(index) * LightRow.height,
        width: width,
        height: LightRow.height
      )
    }
    scroller.contentSize = CGSize(
      width: bounds.width,
      height: (rows.last?.frame.maxY ?? 0) + max(insets.bottom, 16)
    )
  }

  /// Covers what is scrolled under the status bar and the button.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    veil.alpha = min(max(scroller.contentOffset.y / 24, 0), 1)
  }
}
