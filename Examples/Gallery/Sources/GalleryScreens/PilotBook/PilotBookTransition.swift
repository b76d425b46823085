import InterruptibleTransitions
import UIKit

/// Two stacks side by side on a wide screen and one above the other on a narrow one, with pages that go between them.
///
/// What is in flight stays in its stack, whatever the size; at rest the pages go to the stack where they belong.
@MainActor
enum PilotBookTransition {
  /// Serves stacks; `makeNext` returns the page after the one on top.
  static func make(
    for columns: [UINavigationController],
    makeNext: @escaping (UINavigationController) -> UIViewController?
  ) -> InterruptibleTransition {
    let transition = InterruptibleTransition(.slide)
    transition.gestures.pop = .anywhere
    transition.pushProvider = makeNext
    for column in columns { transition.install(on: column) }

    return transition
  }
}

/// A list and its pages, in one column or in two.
class ColumnsController: UIViewController, UINavigationControllerDelegate {
  let list: PilotColumn
  let pages: PilotColumn
  let seam = UIView()
  let transition: InterruptibleTransition

  init(
    list: PilotColumn,
    pages: PilotColumn,
    makeNext: @escaping (UINavigationController) -> UIViewController?
  ) {
    (self.list, self.pages) = (list, pages)
    transition = PilotBookTransition.make(for: [list, pages], makeNext: makeNext)
    super.init(nibName: nil, bundle: nil)
    transition.onPhaseChange = { [weak self] _ in self?.viewIfLoaded?.setNeedsLayout() }
    transition.navigationDelegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// The column that shows the next page.
  var current: PilotColumn {
    let isWide = ColumnsLayout(in: view, of: view.bounds.size).isWide
    return isWide || !pages.pages.isEmpty ? pages : list
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(seam)
    list.enter(self, below: seam)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    view.setNeedsLayout()
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    arrange(ColumnsLayout(in: view, of: size))
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange(ColumnsLayout(in: view, of: view.bounds.size))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let layout = ColumnsLayout(in: view, of: view.bounds.size)
    list.view.frame = layout.list
    if pages.parent != nil { pages.view.frame = layout.pages }
    (seam.isHidden, seam.frame) = (!layout.isWide, layout.seam)
  }

  /// Adds or removes the second column, and at rest moves the pages to the one where they belong.
  ///
  /// Before the size changes, so that nothing of it is animated.
  private func arrange(_ layout: ColumnsLayout) {
    UIView.performWithoutAnimation {
      if transition.flights.isEmpty { movePages(to: layout.isWide ? pages : list) }
      if layout.isWide, pages.parent == nil {
        // Laid out before it has a superview, which isn't laid out with it.
        pages.view.frame = layout.pages
        pages.view.layoutIfNeeded()
        (seam.isHidden, seam.frame) = (false, layout.seam)
        pages.enter(self, below: seam)
      } else if !layout.isWide, pages.parent != nil, pages.pages.isEmpty,
        transition.flight(in: pages) == nil
      {
        // It would hide what is in flight in the list.
        pages.leave()
      }
    }
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
}
