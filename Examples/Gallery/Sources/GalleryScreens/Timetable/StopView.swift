import UIKit

/// A stop of a train: its time, a dot on the line, and its name.
final class StopView: RoomView {
  /// The distance from the leading edge to the center of the dot.
  static let dotX: CGFloat = 84
  /// The distance from the leading edge to the name.
  static let nameX: CGFloat = 122

  private let time: UILabel
  private let dot = UIView()
  private let name: UILabel

  init(_ stop: NightTrain.Stop) {
    time = UILabel(stop.time, size: 15, color: TimetableColors.faintInk)
    name = UILabel(stop.name, size: 17, weight: .medium, color: TimetableColors.ink)
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "\(stop.time), \(stop.name)"
    accessibilityTraits = .staticText
    dot.backgroundColor = TimetableColors.paper
    dot.layer.borderWidth = 3
    dot.layer.cornerRadius = 6
    addSubviews([time, dot, name])
    showColors()
  }

  override func showColors() {
    dot.layer.borderColor = layerColor(TimetableColors.accent)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    place(time, x: 0, y: middle - 10, width: 50, height: 20)
    place(dot, x: Self.dotX - 6, y: middle - 6, width: 12, height: 12)
    place(name, x: Self.nameX, y: middle - 11, width: bounds.width - Self.nameX, height: 22)
  }
}
