import UIKit

/// A table of the two screens that a context knows.
final class ScreensFigure: RoomView {
  static let height: CGFloat = 20 + 4 * rowHeight
  private static let rowHeight: CGFloat = 18

  private let caption = UILabel.figure("Fig. 2  The screens")
  private let heads = [".from", ".to"].map {
    UILabel.note($0, weight: .bold, color: EngravingColors.ink)
  }
  private let names = [
    "viewController(forKey:)", "view(forKey:)", "initialFrame(for:)", "finalFrame(for:)",
  ].map { UILabel.note($0) }
  private let froms = (0..<4).map { _ in value() }
  private let tos = (0..<4).map { _ in value() }
  private let rules = (0..<4).map { _ in UIView() }

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "context.screens"
    for rule in rules { rule.backgroundColor = EngravingColors.line }
    addSubviews([caption] + heads + names + froms + tos + rules)
    for (label, name) in zip(froms + tos, Self.identifiers) {
      label.accessibilityIdentifier = "context.\(name)"
    }
  }

  private static let identifiers = ["from", "to"].flatMap { side in
    ["viewController", "view", "initialFrame", "finalFrame"].map { "\($0).\(side)" }
  }

  func show(_ reading: ContextReading?) {
    for (labels, screen) in [(froms, reading?.from), (tos, reading?.to)] {
      let texts = screen.map { [$0.viewController, $0.view, $0.initialFrame, $0.finalFrame] }
      for (index, label) in labels.enumerated() {
        label.text = texts?[index] ?? "–"
      }
    }
  }

  private static func value() -> UILabel {
    .note("–", weight: .semibold, color: EngravingColors.ink)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = (bounds.width - 134) / 2
    place(caption, x: 0, y: 0, width: 130, height: 18)
    for (column, head) in heads.enumerated() {
      head.frame = fromLeading(cell(column, y: 0, width: side))
    }
    for index in 0..<4 {
      let y = 20 + CGFloat(index) * Self.rowHeight
      rules[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: 0.5)
      place(names[index], x: 0, y: y, width: 132, height: Self.rowHeight)
      froms[index].frame = fromLeading(cell(0, y: y, width: side))
      tos[index].frame = fromLeading(cell(1, y: y, width: side))
    }
  }

  private func cell(_ column: Int, y: CGFloat, width: CGFloat) -> CGRect {
    CGRect(x: 134 + CGFloat(column) * width, y: y, width: width, height: Self.rowHeight)
  }
}
