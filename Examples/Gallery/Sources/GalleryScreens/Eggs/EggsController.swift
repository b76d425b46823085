import UIKit

/// All eggs, as large as the screen allows.
final class EggsController: HeadedController, Nest {
  /// Called when an egg is chosen.
  var onEgg: (Int) -> Void = { _ in }
  /// Called to change between day and night.
  var onNight: () -> Void = {}

  private let eggs = Bird.all.map { EggControl($0) }
  private let heading = UILabel("Six eggs", size: 36, weight: .bold, color: Palette.eggs.ink)
  private let line = UILabel("All put back where they were", size: 16, color: Palette.eggs.faintInk)
  private let night = NightSwitch(
    name: "eggs.night",
    color: Palette.eggs.lamp,
    on: Palette.eggs.paper
  )

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Eggs"
    // The screen shows a larger title of its own.
    navigationItem.titleView = UIView()
    night.frame.size = CGSize(width: 44, height: 44)
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: night)
  }

  func egg(of page: any HatchPage) -> UIView? {
    control(of: page)?.egg
  }

  func others(than page: any HatchPage) -> [UIView] {
    let own = control(of: page)
    return eggs.filter { $0 !== own }.map(\.egg)
  }

  var captions: [UIView] { eggs.map(\.caption) }

  private func control(of page: any HatchPage) -> EggControl? {
    guard let page = page as? BirdController else { return nil }
    view.layoutIfNeeded()
    let control = eggs[page.index]
    control.layoutIfNeeded()
    return control
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "eggs"
    view.backgroundColor = Palette.eggs.paper
    heading.accessibilityTraits = .header
    view.addSubviews([heading, line] + eggs)
    for (index, egg) in eggs.enumerated() {
      egg.accessibilityIdentifier = "egg.\(index)"
      egg.egg.accessibilityIdentifier = "egg.\(index).drawing"
      on(egg) { $0.onEgg(index) }
    }
    on(night) { $0.onNight() }
  }

  override var headings: [UIView] { [heading, line] }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (insets, size) = (view.screenInsets, view.bounds.size)
    let margin = max(20, insets.left + 6, insets.right + 6)
    // Beside the button in the bar.
    let start = max(insets.top, 8) + 2
    let width = size.width - 2 * margin
    view.place(heading, x: margin, y: start, width: width - 60, height: 44)
    view.place(line, x: margin, y: start + 46, width: width, height: 22)
    let top = start + 92
    let room = CGSize(width: width, height: size.height - top - max(insets.bottom, 12) - 8)
    let columns = columns(in: room)
    let rows = CGFloat((eggs.count + columns - 1) / columns)
    let cell = CGSize(width: room.width / CGFloat(columns), height: room.height / rows)
    for (index, egg) in eggs.enumerated() {
      let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
      let frame = CGRect(
        x: margin + column * cell.width,
        y: top + row * cell.height,
        width: cell.width,
        height: cell.height
      )
      view.layOut(egg, frame.insetBy(dx: 4, dy: 6))
    }
  }

  /// Returns the number of columns with which the eggs are largest.
  private func columns(in room: CGSize) -> Int {
    func side(_ columns: Int) -> CGFloat {
      let rows = CGFloat((eggs.count + columns - 1) / columns)
      return min(room.width / CGFloat(columns), room.height / rows - 40)
    }
    return (1...eggs.count).max { side($0) < side($1) } ?? 2
  }
}
