import UIKit

/// The list of the lights, one button each.
final class LightsController: RoomController {
  /// Called with the number of a light that is chosen.
  var onSelect: (Int) -> Void = { _ in }

  private let scroller: LightsScroller
  private let entries = Light.all.map { LightEntry($0) }

  init() {
    scroller = LightsScroller("Pilot book", "The lights of \(SeaChart.name)", rows: entries)
    super.init(nibName: nil, bundle: nil)
    title = "Lights"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "pilot.lights"
    scroller.accessibilityIdentifier = "pilot.list"
    view.addSubview(scroller)
    for (index, entry) in entries.enumerated() {
      entry.accessibilityIdentifier = "pilot.light.\(index)"
      on(entry) { $0.onSelect(index) }
    }
    view.backgroundColor = LightsColors.card
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = scroller.fill(view)
    let top = column.top + 4
    for (index, entry) in entries.enumerated() {
      // A pressed entry has a transform.
      entry.bounds.size = CGSize(width: column.width, height: LightEntry.height)
      entry.center = CGPoint(
        x: view.bounds.midX,
        y: top + (CGFloat(index) + 0.5) * LightEntry.height
      )
    }
    scroller.end(at: top + CGFloat(entries.count) * LightEntry.height, in: view)
  }
}
