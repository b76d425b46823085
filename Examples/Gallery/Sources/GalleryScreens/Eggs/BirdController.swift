import UIKit

/// A bird, and what there is to know about its eggs.
final class BirdController: RoomController, HatchPage {
  let index: Int
  let shell: any HatchShell
  let bird: UIView
  private let name: UILabel
  private let latin: UILabel
  private let note: UILabel
  private let facts: FactsView
  private let scroller = UIScrollView()
  private let colors: Bird.Colors
  var rows: [UIView] { [name, latin, facts, note] }

  init(_ index: Int) {
    let one = Bird.all[index]
    self.index = index
    colors = one.colors
    bird = ShapesView(one.shapes)
    shell = Eggshell(one)
    let ink = UIColor(hex: 0x23252A, dark: 0xF1ECE4)
    name = UILabel(one.name, size: 34, weight: .bold, isHeader: true, color: ink)
    latin = UILabel(one.latin, size: 17, color: ink.withAlphaComponent(0.75))
    latin.font = .italicSystemFont(ofSize: 17)
    note = UILabel(one.note, size: 18, color: ink)
    facts = FactsView(one.facts, ink: ink)
    super.init(nibName: nil, bundle: nil)
    title = one.name
    // The page shows its title below the picture.
    navigationItem.titleView = UIView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "bird"
    view.backgroundColor = UIColor(hex: colors.day, dark: colors.night)
    bird.accessibilityIdentifier = "bird.picture"
    scroller.accessibilityIdentifier = "bird.scroller"
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.showsVerticalScrollIndicator = false
    for (index, row) in rows.enumerated() {
      row.accessibilityIdentifier = "bird.row.\(index)"
    }
    scroller.addSubviews([bird] + rows)
    view.addSubview(scroller)
    view.addSubview(shell)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (insets, size) = (view.screenInsets, view.bounds.size)
    let isWide = size.width > size.height
    let margin = max(24, insets.left + 8, insets.right + 8)
    let top = insets.top + 44
    let foot = max(insets.bottom, 12) + 10
    let width = size.width - 2 * margin
    let side = isWide ? max(size.height - top - foot, 120) : min(width, size.height * 0.42)
    scroller.frame = view.bounds
    shell.frame = view.bounds
    view.layOut(
      bird,
      CGRect(x: isWide ? margin : (size.width - side) / 2, y: top, width: side, height: side)
    )
    let x = isWide ? margin + side + 32 : margin
    let room = CGSize(width: size.width - margin - x, height: .greatestFiniteMagnitude)
    var y = isWide ? top : top + side + 8
    for (row, gap) in zip(rows, [2, 22, 18, 0] as [CGFloat]) {
      let height = row.sizeThatFits(room).height
      view.layOut(row, CGRect(x: x, y: y, width: room.width, height: height))
      y += height + gap
    }
    scroller.contentSize = CGSize(width: size.width, height: y + foot)
  }
}
