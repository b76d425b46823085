import InterruptibleTransitions
import UIKit

/// A book of lights that is as wide as the phone: its list and its pages in one column, or side by side.
final class PilotController: ColumnsController, RoomRoot {
  init() {
    let lights = LightsController()
    super.init(list: PilotColumn(root: lights), pages: PilotColumn(root: NoLightController())) {
      ($0.parent as? PilotController)?.makeNext(in: $0)
    }
    title = "Pilot book"
    lights.onSelect = { [weak self] index in self?.show(index) }
  }

  var moves: [RoomMove] {
    [
      RoomMove(.pop, "Back") { [unowned self] in goBack() },
      RoomMove(.push, "Next") { [unowned self] in
        makeNext(in: current).map { transition.push($0, onto: current) }
      },
    ]
  }

  // MARK: - Pages

  private func show(_ index: Int) {
    let isShown = (current.expectedTop as? LightController)?.index == index
    if !isShown { transition.push(makePage(index, in: current), onto: current) }
  }

  private func goBack() {
    transition.pop(from: pages.pages.isEmpty ? list : pages)
  }

  /// Returns the page after the one that will be on top; nil after the last one, and beside another column.
  private func makeNext(in column: UINavigationController) -> UIViewController? {
    guard column === current else { return nil }
    let shown = (column.expectedTop as? LightController)?.index ?? -1
    return shown + 1 < Light.all.count ? makePage(shown + 1, in: column) : nil
  }

  /// Returns a page; one that is on its way out comes back.
  private func makePage(_ index: Int, in column: UINavigationController) -> UIViewController {
    if let page = column.screenInFlight(where: { (page: LightController) in page.index == index }) {
      return page
    }
    let page = LightController(index)
    page.onBack = { [weak self] in self?.goBack() }
    page.onNext = { [weak self] in self?.show($0) }
    return page
  }

  // MARK: - Views

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "pilot"
    view.backgroundColor = LightsColors.card
    seam.backgroundColor = LightsColors.coast.withAlphaComponent(0.4)
  }
}
