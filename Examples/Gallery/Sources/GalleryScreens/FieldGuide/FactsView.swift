import UIKit

/// The facts about a place, side by side, with a line below.
final class FactsView: UIView {
  private let facts: [FactView]
  private let rule = UIView()

  init(_ place: Place) {
    facts = place.facts.map { FactView($0, palette: place.palette) }
    super.init(frame: .zero)
    rule.backgroundColor = place.palette.ink.withAlphaComponent(0.14)
    for view in facts + [rule] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 61)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = bounds.width / CGFloat(facts.count)
    for (index, fact) in facts.enumerated() {
      fact.frame = fromLeading(
        CGRect(x: CGFloat(index) * column, y: 0, width: column, height: 44)
      )
    }
    rule.frame = CGRect(x: 0, y: 60, width: bounds.width, height: 1)
  }
}
