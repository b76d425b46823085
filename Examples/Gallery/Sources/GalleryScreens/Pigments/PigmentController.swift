import UIKit

/// The page of a pigment, with its paint running down from the bar.
final class PigmentController: RoomController, BarAppearanceProviding {
  let index: Int
  private let pigment: Pigment
  private let drips: DripView
  private let story: UILabel
  private let tints: TintsView
  private let facts: [(name: UILabel, value: UILabel)]

  init(_ index: Int) {
    self.index = index
    pigment = Pigment.all[index]
    drips = DripView(color: pigment.color)
    story = UILabel(pigment.story, size: 19, color: PigmentColors.ink)
    tints = TintsView(pigment.color)
    facts = [("Painted with since", pigment.since), ("Lasts", pigment.fastness)].map {
      (
        UILabel($0.0, size: 14, color: PigmentColors.faintInk),
        UILabel($0.1, size: 20, weight: .semibold, color: PigmentColors.ink)
      )
    }
    super.init(nibName: nil, bundle: nil)
    title = pigment.name
  }

  var barAppearance: BarAppearance {
    BarAppearance(
      title: pigment.name,
      caption: pigment.origin,
      color: pigment.color,
      ink: pigment.ink,
      hasBack: true
    )
  }

  /// As readable on the color as the title.
  override var preferredStatusBarStyle: UIStatusBarStyle {
    pigment.ink == .white ? .lightContent : .darkContent
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "pigment"
    view.backgroundColor = PigmentColors.paper
    view.clipsToBounds = true
    view.addSubviews([drips, story, tints] + facts.flatMap { [$0.name, $0.value] })
    // Each value is heard with its name, and not after the other name.
    for (name, value) in facts {
      name.isAccessibilityElement = false
      value.accessibilityLabel = name.text
      value.accessibilityValue = value.text
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, insets) = (view.bounds, view.safeAreaInsets)
    let isWide = bounds.width > bounds.height
    let top = insets.top + PigmentBar.height
    let high = isWide ? 96 : bounds.height * 0.3
    drips.head = top
    drips.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top + high)
    let margin = max(24, insets.left, insets.right)
    let width = bounds.width - 2 * margin
    let column = isWide ? width * 0.56 : width
    let height = story.sizeThatFits(CGSize(width: column, height: 0)).height
    let textY = top + high + (isWide ? 8 : 22)
    view.place(story, x: margin, y: textY, width: column, height: height)
    let factX = isWide ? margin + column + 32 : margin
    let factY = isWide ? textY : textY + height + 26
    let half = (isWide ? width - column - 32 : width) / 2
    for (index, fact) in facts.enumerated() {
      let x = factX + CGFloat(index) * half
      view.place(fact.name, x: x, y: factY, width: half - 8, height: 20)
      view.place(fact.value, x: x, y: factY + 22, width: half - 8, height: 26)
    }
    let tintsY = factY + 72
    let foot = bounds.height - max(insets.bottom, 16) - 16
    view.place(tints, x: factX, y: tintsY, width: 2 * half, height: min(foot - tintsY, 150))
  }
}
