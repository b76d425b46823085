import UIKit

/// A page of the dive.
final class ZoneController: RoomController {
  let index: Int
  /// Called when the next page is asked for.
  var onDive: () -> Void = {}
  /// Called when day or night is asked for.
  var onNight: () -> Void = {}

  /// Called with the colors of the water, when the page comes and when they change.
  var onWater: ([UIColor]) -> Void = { _ in }

  private let zoneView: ZoneView

  init(_ index: Int) {
    let zones = Zone.all
    self.index = index
    zoneView = ZoneView(
      zones[index],
      above: index > 0 ? zones[index - 1] : nil,
      below: index + 1 < zones.count ? zones[index + 1] : nil
    )
    super.init(nibName: nil, bundle: nil)
    title = zones[index].depthText
  }

  override func loadView() {
    view = zoneView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    on(zoneView.downButton) { $0.onDive() }
    on(zoneView.upButton) { $0.navigationController?.popViewController(animated: true) }
    on(zoneView.nightButton) { $0.onNight() }
    for row in zoneView.rows {
      on(row.actionButton) { [weak row] _ in
        row?.isLogged.toggle()
        row?.close(animated: true)
      }
    }
    showNight()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showWater()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    index == 0 && !isNight ? .darkContent : .lightContent
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showNight()
  }

  private var isNight: Bool { traitCollection.userInterfaceStyle == .dark }

  private func showWater() {
    let zone = Zone.all[index]
    onWater(isNight ? zone.byNight.water : zone.water)
  }

  private func showNight() {
    zoneView.show(isNight: isNight)
    if navigationController?.topViewController === self { showWater() }
    setNeedsStatusBarAppearanceUpdate()
  }
}
