import UIKit

/// The text of a place's page: a sheet that lies a little over the picture.
final class PlacePage: UIView {
  /// How far the picture goes on under the sheet's round corners.
  static let overlap: CGFloat = 28

  let likeButton = UIButton(configuration: .gray())
  let nextButton: UIButton
  private let title = UILabel()
  private let line = UILabel()
  private let facts: [FactView]
  private let rule = UIView()
  private let paragraphs: [UILabel]

  init(_ place: Place, next following: Place) {
    let palette = place.palette
    facts = place.facts.map { FactView($0, palette: palette) }
    paragraphs = place.paragraphs.map { Self.paragraph($0, color: palette.ink) }
    nextButton = Self.makeNextButton(to: following, palette: palette)
    super.init(frame: .zero)
    backgroundColor = palette.paper
    layer.cornerRadius = Self.overlap
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    title.accessibilityIdentifier = "detail.title"
    title.text = place.name
    title.font = .systemFont(ofSize: 30, weight: .bold)
    title.textColor = palette.ink
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.7
    line.text = place.line
    line.font = .systemFont(ofSize: 17)
    line.textColor = palette.accent
    rule.backgroundColor = palette.ink.withAlphaComponent(0.14)
    likeButton.accessibilityIdentifier = "detail.like"
    likeButton.configurationUpdateHandler = { button in
      button.configuration?.image = UIImage(systemName: button.isSelected ? "heart.fill" : "heart")
    }
    likeButton.configuration?.cornerStyle = .capsule
    likeButton.configuration?.contentInsets = .zero
    likeButton.configuration?.baseForegroundColor = palette.accent
    likeButton.configuration?.baseBackgroundColor = palette.accent.withAlphaComponent(0.14)
    nextButton.accessibilityIdentifier = "detail.next"
    for view in [title, line, likeButton, rule, nextButton] + facts + paragraphs {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: layOut(width: size.width) { _, _ in } + 12 + Self.buttonHeight
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(width: bounds.width) { view, frame in view.frame = fromLeading(frame) }
    nextButton.frame = CGRect(
      x: Self.margin,
      y: bounds.height - Self.buttonHeight,
      width: bounds.width - 2 * Self.margin,
      height: Self.buttonHeight
    )
  }

  private static let margin: CGFloat = 24
  private static let buttonHeight: CGFloat = 52

  /// Finds a place for everything above the button, and returns where it ends.
  private func layOut(width: CGFloat, place: (UIView, CGRect) -> Void) -> CGFloat {
    let margin = Self.margin
    let room = width - 2 * margin
    let button: CGFloat = 46
    var y: CGFloat = 26
    place(title, CGRect(x: margin, y: y, width: room - button - 12, height: 36))
    place(likeButton, CGRect(x: width - margin - button, y: y + 4, width: button, height: button))
    y += 38
    place(line, CGRect(x: margin, y: y, width: room - button - 12, height: 22))
    y += 22 + 20
    let column = room / CGFloat(facts.count)
    for (index, fact) in facts.enumerated() {
      let x = margin + CGFloat(index) * column
      place(fact, CGRect(x: x, y: y, width: column, height: 44))
    }
    y += 44 + 16
    place(rule, CGRect(x: margin, y: y, width: room, height: 1))
    y += 1 + 16
    for paragraph in paragraphs {
      let height = paragraph.sizeThatFits(CGSize(width: room, height: 0)).height
      place(paragraph, CGRect(x: margin, y: y, width: room, height: height))
      y += height + 10
    }
    return y
  }

  private static func paragraph(_ text: String, color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 16)
    label.textColor = color.withAlphaComponent(0.82)
    label.numberOfLines = 0
    return label
  }

  private static func makeNextButton(to place: Place, palette: Place.Palette) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Next: \(place.name)"
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = palette.accent
    configuration.baseForegroundColor = palette.onAccent
    return UIButton(configuration: configuration)
  }
}
