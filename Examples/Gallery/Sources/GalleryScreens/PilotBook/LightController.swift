import UIKit

/// The page of a light.
final class LightController: RoomController {
  let index: Int
  /// Called to go back.
  var onBack: () -> Void = {}
  /// Called with the number of the light that is wanted next.
  var onNext: (Int) -> Void = { _ in }

  private let backButton = BackButton(title: "Back", color: LightsColors.ink)
  private let nextButton = UIButton(configuration: .plain())
  private let sectors: SectorView
  private let rhythm: RhythmView
  private let name: UILabel
  private let words: UILabel
  private let figures: UILabel

  init(_ index: Int) {
    let light = Light.all[index]
    self.index = index
    sectors = SectorView(light)
    rhythm = RhythmView(light)
    name = UILabel(light.name, size: 28, weight: .bold, isHeader: true, color: LightsColors.ink)
    words = UILabel("\(light.character): \(light.words)", size: 17, color: LightsColors.ink)
    figures = UILabel(
      "Seen for \(light.range) miles, \(light.height) m high",
      size: 15,
      color: LightsColors.depth
    )
    super.init(nibName: nil, bundle: nil)
    title = light.name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "pilot.page.\(index)"
    backButton.accessibilityIdentifier = "pilot.back"
    nextButton.accessibilityIdentifier = "pilot.next"
    let isLast = index + 1 == Light.all.count
    nextButton.configuration?.title = isLast ? nil : "Next: \(Light.all[index + 1].name)"
    nextButton.isHidden = isLast
    view.addSubviews([sectors, rhythm, name, words, figures, backButton, nextButton])
    on(backButton) { $0.onBack() }
    on(nextButton) { $0.onNext($0.index + 1) }
    view.backgroundColor = LightsColors.sea[1]
    nextButton.tintColor = LightsColors.ink
  }

  /// The drawing is above the words, or beside them on a page that is wider than it is high.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, insets) = (view.bounds, view.screenInsets)
    let margin = max(24, insets.left + 6, insets.right + 6)
    let (top, bottom) = (max(insets.top, 14), bounds.height - max(insets.bottom, 16))
    let width = bounds.width - 2 * margin
    view.place(backButton, x: margin - 12, y: top, width: 90, height: 44)
    nextButton.frame = CGRect(x: margin, y: bottom - 50, width: width, height: 44)
    let height = bottom - 62 - (top + 52)
    let isBeside = width > height
    let side = max(isBeside ? min(height, width * 0.45) : min(width, height - 190), 40)
    view.place(
      sectors,
      x: isBeside ? margin : (bounds.width - side) / 2,
      y: top + 52,
      width: side,
      height: side
    )
    let x = isBeside ? margin + side + 24 : margin
    var y = isBeside ? top + 52 : sectors.frame.maxY + 22
    for (label, gap) in [(name, 12), (words, 6), (figures, 16)] as [(UILabel, CGFloat)] {
      let room = CGSize(width: bounds.width - margin - x, height: .greatestFiniteMagnitude)
      let size = CGSize(width: room.width, height: label.sizeThatFits(room).height)
      label.frame = view.fromLeading(CGRect(origin: CGPoint(x: x, y: y), size: size))
      y += size.height + gap
    }
    view.place(rhythm, x: x, y: y, width: bounds.width - margin - x, height: 8)
  }
}
