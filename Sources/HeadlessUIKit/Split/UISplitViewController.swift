/// Two stacks of screens side by side, or, where there is room for one, the second on top of the first.
///
/// Not public, as in Apple's UIKit it is, but for the package: no table holds its signatures to compare them with; the tests are
/// type-checked against Apple's.
@MainActor
package class UISplitViewController: UIViewController {
  /// Stands for a width that the system chooses.
  package static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  package let style: Style
  package weak var delegate: (any UISplitViewControllerDelegate)?

  /// Two columns are built; three, and those of before iOS 14, are not.
  package init(style: Style) {
    guard style == .doubleColumn else {
      HeadlessFault.raise("a split view of another style is not built: make one of two columns")
    }
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  // MARK: - Columns

  /// The controllers of the columns, of which not all are children.
  var columns: [Column: UIViewController] = [:]
  /// Where the second column's stack is on the first one's.
  var stacking = Stacking.aside

  /// Whether there is room for one column only.
  package internal(set) var isCollapsed = false

  /// What is on the screen or can be brought there; one controller where there is room for one.
  package var viewControllers: [UIViewController] { columnsOfChildren.compactMap { columns[$0] } }

  package func viewController(for column: Column) -> UIViewController? { columns[column] }

  // MARK: - Display mode

  /// What `show` and `hide` have chosen, until anything else does.
  var chosenMode: DisplayMode?
  /// How many animations are on their way that slide the first column in or out.
  var slides = 0

  package var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      settle()
    }
  }

  /// Whether the first column is beside the second; by itself, where the view is wider than high.
  package var displayMode: DisplayMode {
    let mode = chosenMode ?? preferredDisplayMode
    guard mode == .automatic else { return mode }
    let size = viewIfLoaded?.bounds.size ?? .zero
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  // MARK: - Widths

  /// The share of the width that the first column wants, from 0 to 1.
  package var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width that it wants, which goes before the share.
  package var preferredPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  package var minimumPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  package var maximumPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  package var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: - View

  override func makeView() -> UIView {
    let view = SplitView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    settle()
  }

  override func appearanceDidBegin(_ isAppearing: Bool) {
    if isAppearing { settleSizeClass() }
  }

  override func noteTraits() {
    super.noteTraits()
    if viewIfLoaded?.window != nil { settleSizeClass() }
  }

  override var statusBarStyleChild: UIViewController? { viewControllers.last }
  override var statusBarHidingChild: UIViewController? { viewControllers.last }
}
