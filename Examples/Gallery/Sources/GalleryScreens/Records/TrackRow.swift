import UIKit

/// A row for a track: its number, or level bars for the current track, its name and its duration.
final class TrackRow: NamedControl {
  static let height: CGFloat = 54

  private let number: UILabel
  private let name: UILabel
  private let time: UILabel
  private let level: LevelView
  private let line = UIView()
  private let color: UIColor

  init(_ track: Album.Track, number: Int, color: UIColor) {
    self.color = color
    self.number = UILabel("\(number)", size: 15, color: .faintChalk)
    name = UILabel(track.name, size: 17, lines: 1, color: .chalk)
    time = UILabel(track.time, size: 15, color: .faintChalk)
    level = LevelView(color: color)
    super.init(frame: .zero)
    line.backgroundColor = .chalk.withAlphaComponent(0.08)
    layer.cornerRadius = 12
    for part in [self.number, level, name, time, line] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    accessibilityLabel = "\(track.name), \(track.time)"
    isOn = false
  }

  /// Whether this is the current track.
  var isOn = false {
    didSet {
      number.isHidden = isOn
      level.isHidden = !isOn
      name.textColor = isOn ? color : .chalk
      accessibilityValue = isOn ? "Current track" : nil
      name.font = .systemFont(ofSize: 17, weight: isOn ? .semibold : .regular)
    }
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .chalk.withAlphaComponent(0.08) : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let clock: CGFloat = 46
    place(number, x: 12, y: 16, width: 28, height: 22)
    place(level, x: 12, y: 19, width: 16, height: 16)
    place(name, x: 46, y: 15, width: width - 46 - clock - 20, height: 24)
    let size = time.sizeThatFits(bounds.size)
    place(time, x: width - 12 - size.width, y: 16, width: size.width, height: 22)
    place(line, x: 46, y: bounds.height - 1, width: width - 46 - 12, height: 1)
  }
}
