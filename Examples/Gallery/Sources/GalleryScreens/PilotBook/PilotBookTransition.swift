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

  private func isWide(_ size: CGSize) -> Bool { size.width >= PilotController.wide }

  /// The column that shows the next page.
  private var current: PilotColumn {
    isWide(view.bounds.size) || !pages.pages.isEmpty ? pages : list
  }

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
    view.addSubview(seam)
    add(list)
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

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    arrange(in: size)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange(in: view.bounds.size)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    list.view.frame = frame(of: list, in: size)
    if pages.parent != nil { pages.view.frame = frame(of: pages, in: size) }
    layOutSeam(in: size)
  }

  /// Adds or removes the second column, and at rest moves the pages to the one where they belong.
  ///
  /// Before the size changes, so that nothing of it is animated.
  private func arrange(in size: CGSize) {
    UIView.performWithoutAnimation {
      let isAtRest = transition.flights.isEmpty
      if isAtRest { movePages(to: isWide(size) ? pages : list) }
      if isWide(size), pages.parent == nil {
        // Laid out before it has a superview, which isn't laid out with it.
        pages.view.frame = frame(of: pages, in: size)
        pages.view.layoutIfNeeded()
        layOutSeam(in: size)
        add(pages)
      } else if !isWide(size), pages.parent != nil, isAtRest {
        remove(pages)
      }
    }
  }

  private func layOutSeam(in size: CGSize) {
    let middle = PilotController.listWidth(in: size)
    seam.isHidden = !isWide(size)
    seam.frame = view.fromLeading(CGRect(x: middle - 0.5, y: 0, width: 1, height: size.height))
  }

  private func movePages(to column: PilotColumn) {
    let all = list.pages + pages.pages
    let other = column === list ? pages : list
    guard !other.pages.isEmpty else { return }
    other.show([])
    // It lets go of its pages when it is laid out.
    other.view.layoutIfNeeded()
    column.show(all)
    column.view.layoutIfNeeded()
  }

  /// Where a column is: beside the other one, or above it.
  private func frame(of column: PilotColumn, in size: CGSize) -> CGRect {
    guard isWide(size) else { return CGRect(origin: .zero, size: size) }
    let width = PilotController.listWidth(in: size)
    return view.fromLeading(
      column === list
        ? CGRect(x: 0, y: 0, width: width, height: size.height)
        : CGRect(x: width, y: 0, width: size.width - width, height: size.height)
    )
  }

  private static func listWidth(in size: CGSize) -> CGFloat { (size.width / 2).rounded() }

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
