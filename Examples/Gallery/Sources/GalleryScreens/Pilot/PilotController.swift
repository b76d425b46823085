import InterruptibleTransitions
import UIKit

/// A book of lights that is as wide as the phone: its list and its pages in one column, or side by side.
///
/// While a page is in flight it stays in its column, whatever the size. At rest the pages are in the column where they
/// belong.
final class PilotController: UIViewController {
  /// From this width on there are two columns.
  private static let wide: CGFloat = 600

  private let transition = InterruptibleTransition(.slide)
  private let list: PilotColumn
  private let pages: PilotColumn
  private let seam = UIView()

  static func makeScene() -> RoomScene {
    let controller = PilotController()
    return RoomScene(
      root: controller,
      transition: controller.transition,
      moves: controller.moves
    )
  }

  init() {
    let lights = LightsController()
    list = PilotColumn(root: lights, transition: transition)
    pages = PilotColumn(root: NoLightController(), transition: transition)
    super.init(nibName: nil, bundle: nil)
    title = "Pilot book"
    lights.onSelect = { [weak self] index in self?.show(index) }
    transition.gestures.pop = .anywhere
    transition.pushProvider = { [weak self] in self?.makeNext(in: $0) }
    transition.onPhaseChange = { [weak self] _ in self?.viewIfLoaded?.setNeedsLayout() }
    transition.navigationDelegate = self
  }

  required init?(coder: NSCoder) {
    nil
  }

  private var moves: [RoomMove] {
    [
      RoomMove(.pop, "Back") { [unowned self] in goBack() },
      RoomMove(.push, "Next") { [unowned self] in
        makeNext(in: current).map { transition.push($0, onto: current) }
      },
    ]
  }

  // MARK: - Pages

  private var isWide: Bool { view.bounds.width >= PilotController.wide }

  /// The column that shows the next page.
  private var current: PilotColumn { isWide || !pages.pages.isEmpty ? pages : list }

  private func show(_ index: Int) {
    let isShown = (current.expectedTop(after: transition) as? LightController)?.index == index
    if !isShown { transition.push(makePage(index, in: current), onto: current) }
  }

  private func goBack() {
    transition.pop(from: pages.pages.isEmpty ? list : pages)
  }

  /// Returns the page after the one that will be on top; nil after the last one, and beside another column.
  private func makeNext(in column: UINavigationController) -> UIViewController? {
    guard column === current else { return nil }
    let shown = (column.expectedTop(after: transition) as? LightController)?.index ?? -1
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

  // MARK: - Columns

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "pilot"
    add(list)
    view.addSubview(seam)
    showColors()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showColors()
  }

  private func showColors() {
    let colors = LightsColors.fitting(traitCollection)
    view.backgroundColor = colors.card
    seam.backgroundColor = colors.coast.withAlphaComponent(0.4)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // What comes to its column doesn't fly there while the size changes.
    UIView.performWithoutAnimation {
      if isWide, pages.parent == nil { add(pages) }
      guard transition.flights.isEmpty else { return }
      arrange()
      if !isWide, pages.parent != nil { remove(pages) }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutColumns()
  }

  /// Moves the pages to the column in which they are at rest.
  private func arrange() {
    let all = list.pages + pages.pages
    let (from, to) = isWide ? (list, pages) : (pages, list)
    guard !from.pages.isEmpty else { return }
    from.show([])
    // It lets go of its pages when it is laid out.
    from.view.layoutIfNeeded()
    to.show(all)
    layOutColumns()
    to.view.layoutIfNeeded()
  }

  /// Lays out the columns side by side, or one above the other.
  private func layOutColumns() {
    let bounds = view.bounds
    let width = isWide ? (bounds.width / 2).rounded() : bounds.width
    list.view.frame = view.fromLeading(
      CGRect(x: 0, y: 0, width: width, height: bounds.height)
    )
    seam.isHidden = !isWide
    seam.frame = view.fromLeading(
      CGRect(x: width - 0.5, y: 0, width: 1, height: bounds.height)
    )
    guard pages.parent != nil else { return }
    pages.view.frame = view.fromLeading(
      CGRect(
        x: isWide ? width : 0,
        y: 0,
        width: isWide ? bounds.width - width : width,
        height: bounds.height
      )
    )
  }

  private func add(_ column: PilotColumn) {
    addChild(column)
    view.insertSubview(column.view, belowSubview: seam)
    column.didMove(toParent: self)
  }

  private func remove(_ column: PilotColumn) {
    column.willMove(toParent: nil)
    column.view.removeFromSuperview()
    column.removeFromParent()
  }
}

extension PilotController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    view.setNeedsLayout()
  }
}
