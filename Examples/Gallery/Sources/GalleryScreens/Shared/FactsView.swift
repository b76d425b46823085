import UIKit

/// Facts, side by side, with a line below.
final class FactsView: RoomView {
  private let facts: [FactView]
  private let rule = UIView()

  init(_ facts: [Fact], ink: UIColor) {
    self.facts = facts.map { FactView($0, ink: ink) }
    super.init(frame: .zero)
    rule.backgroundColor = ink.withAlphaComponent(0.14)
    addSubviews(self.facts + [rule])
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 61)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = bounds.width / CGFloat(facts.count)
    for (index, fact) in facts.enumerated() {
      place(fact, x: CGFloat(index) * column, y: 0, width: column, height: 44)
    }
    rule.frame = CGRect(x: 0, y: 60, width: bounds.width, height: 1)
  }
}
