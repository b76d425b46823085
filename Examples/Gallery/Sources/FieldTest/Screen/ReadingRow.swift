import UIKit

/// A reading as a row: a dot that is filled if the value is true, an empty one if it is false, and a short line if
/// it isn't decided.
final class ReadingRow: UIView {
  static let height: CGFloat = 24

  private let mark = UIView()
  private let label = UILabel()

  init(_ result: ProbeResult) {
    super.init(frame: .zero)
    accessibilityIdentifier = "fieldTest.reading.\(result.id)"
    label.text = "\(result.statement)  \(result.field)"
    label.font = .systemFont(ofSize: 13)
    label.textColor = .black
    let isDecided = result.finding.value != nil
    mark.frame = CGRect(x: 0, y: isDecided ? 7 : 11, width: 10, height: isDecided ? 10 : 2)
    mark.layer.cornerRadius = mark.bounds.height / 2
    mark.layer.borderWidth = 1
    mark.layer.borderColor = UIColor.systemBlue.cgColor
    mark.backgroundColor = result.finding.value == true ? .systemBlue : .clear
    addSubview(mark)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 20, y: 0, width: max(bounds.width - 20, 0), height: bounds.height)
  }
}
