import UIKit

/// The list of the lights, one button each.
final class LightsController: UIViewController {
  /// Called with the number of a light that is chosen.
  var onSelect: (Int) -> Void = { _ in }

  private let scroller = UIScrollView()
  private let heading = UILabel("Pilot book", size: 34, weight: .bold, color: .label)
  private let line = UILabel("The lights of \(SeaChart.name)", size: 16, color: .label)
  private let entries = Light.all.map { LightEntry($0) }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Lights"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "pilot.lights"
    heading.accessibilityTraits = .header
    scroller.accessibilityIdentifier = "pilot.list"
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.alwaysBounceVertical = true
    view.addSubview(scroller)
    for part in [heading, line] + entries {
      scroller.addSubview(part)
    }
    for (index, entry) in entries.enumerated() {
      entry.accessibilityIdentifier = "pilot.light.\(index)"
      on(entry) { $0.onSelect(index) }
    }
    showColors()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showColors()
  }

  private func showColors() {
    let colors = LightsColors.fitting(traitCollection)
    view.backgroundColor = colors.card
    heading.textColor = colors.ink
    line.textColor = colors.faintInk
    for entry in entries {
      entry.show(colors)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, insets) = (view.bounds, view.screenInsets)
    let margin = max(20, insets.left + 6, insets.right + 6)
    let width = bounds.width - 2 * margin
    let top = max(insets.top, 14)
    scroller.frame = bounds
    heading.frame = view.fromLeading(CGRect(x: margin, y: top + 4, width: width, height: 44))
    line.frame = view.fromLeading(CGRect(x: margin, y: top + 50, width: width, height: 22))
    for (index, entry) in entries.enumerated() {
      // A pressed entry has a transform.
      entry.bounds.size = CGSize(width: width, height: LightEntry.height)
      entry.center = CGPoint(
        x: bounds.midX,
        y: top + 88 + (CGFloat(index) + 0.5) * LightEntry.height
      )
    }
    let end = top + 88 + CGFloat(entries.count) * LightEntry.height
    scroller.contentSize = CGSize(width: bounds.width, height: end + max(insets.bottom, 16))
  }
}
