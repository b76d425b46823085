import UIKit

/// A grid of tiles that scrolls, below a large title, with a switch for the night in the bar.
class GridController<Tile: GridTile>: HeadedController, UIScrollViewDelegate {
  /// Called when a tile is chosen.
  var onTile: (Int) -> Void = { _ in }
  /// Called to change between day and night.
  var onNight: () -> Void = {}

  let palette: Palette
  private let tiles: [Tile]
  private let name: String
  private let scroller = UIScrollView()
  private let veil = GradientView()
  private let heading: UILabel
  private let line: UILabel
  private let night: NightSwitch
  /// The tile that was chosen or shown last.
  private var current = 0
  /// The tile that is to be seen when the grid comes back.
  private var wanted: Int?

  /// Creates a grid with a title and a line below it, whose views are named after it.
  init(_ tiles: [Tile], title: String, line: String, name: String, palette: Palette) {
    self.tiles = tiles
    self.name = name
    self.palette = palette
    heading = UILabel(title, size: 36, weight: .bold, isHeader: true, color: palette.ink)
    self.line = UILabel(line, size: 16, color: palette.faintInk)
    night = NightSwitch(name: "\(name).night", color: palette.lamp, on: palette.paper)
    super.init(nibName: nil, bundle: nil)
    self.title = title
    // The screen shows a larger title of its own.
    navigationItem.titleView = UIView()
    night.frame.size = CGSize(width: 44, height: 44)
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: night)
  }

  /// Returns the tile at an index, where it is now.
  func placedTile(_ index: Int) -> Tile {
    view.layoutIfNeeded()
    tiles[index].layoutIfNeeded()
    return tiles[index]
  }

  /// Returns all tiles but one, from the first.
  func tiles(without index: Int?) -> [Tile] {
    tiles.indices.filter { $0 != index }.map { tiles[$0] }
  }

  /// Scrolls to a tile, unseen, before the grid comes back.
  func prepareToShow(_ index: Int) {
    current = index
    wanted = index
    view.setNeedsLayout()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = name
    heading.accessibilityIdentifier = "\(name).heading"
    scroller.accessibilityIdentifier = "\(name).grid"
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.alwaysBounceVertical = true
    scroller.delegate = self
    scroller.addSubviews([heading, line] + tiles)
    view.addSubview(scroller)
    view.addSubview(veil)
    veil.alpha = 0
    for (index, tile) in tiles.enumerated() {
      on(tile) { $0.choose(index) }
    }
    on(night) { $0.onNight() }
    view.backgroundColor = palette.paper
    veil.show([1, 1, 0.94, 0].map { palette.paper.withAlphaComponent($0) })
  }

  override var headings: [UIView] { [heading, line] }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.setNeedsLayout()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    wanted = nil
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    wanted = current
  }

  private func choose(_ index: Int) {
    current = index
    onTile(index)
  }

  // MARK: - Layout

  /// The lower edge of the bar.
  var barBottom: CGFloat {
    view.screenInsets.top + (navigationController?.navigationBar.frame.height ?? 0)
  }

  /// Where tiles are below the bar.
  private var top: CGFloat { barBottom + 10 }

  private var foot: CGFloat { max(view.screenInsets.bottom, 16) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    veil.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top + 8)
    placeTiles()
    wanted.map(reveal)
  }

  /// Scrolls as far as a whole tile is seen.
  private func reveal(_ index: Int) {
    let tile = tiles[index]
    let (above, below) = (tile.center.y - tile.bounds.midY, tile.center.y + tile.bounds.midY)
    let limit = max(scroller.contentSize.height - scroller.bounds.height, 0)
    let lowest = min(max(below + foot - scroller.bounds.height, 0), limit)
    let highest = min(max(above - top, 0), limit)
    scroller.contentOffset.y = min(max(scroller.contentOffset.y, lowest), highest)
  }

  /// Covers what is scrolled under the bar.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    veil.alpha = min(max(scroller.contentOffset.y / 24, 0), 1)
  }

  private func placeTiles() {
    let insets = view.screenInsets
    let margin = max(20, insets.left + 6, insets.right + 6)
    let width = view.bounds.width - 2 * margin
    // Beside the button in the bar.
    let start = max(insets.top, 8) + 2
    view.place(heading, x: margin, y: start, width: width - 60, height: 44)
    view.place(line, x: margin, y: start + 46, width: width, height: 22)
    let gap = Tile.gap
    let columns = max(Int((width + gap.width) / (Tile.leastSide + gap.width)), 2)
    let side = (width - CGFloat(columns - 1) * gap.width) / CGFloat(columns)
    let size = CGSize(width: side, height: side + Tile.captionHeight)
    for (index, tile) in tiles.enumerated() {
      let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
      view.layOut(
        tile,
        CGRect(
          x: margin + column * (size.width + gap.width),
          y: start + 84 + row * (size.height + gap.height),
          width: size.width,
          height: size.height
        )
      )
    }
    let end = tiles.last.map { $0.center.y + size.height / 2 } ?? 0
    scroller.contentSize = CGSize(width: view.bounds.width, height: end + foot)
  }
}
