import UIKit

/// A stop on the walk: its time, its name and a note.
final class StopRow: RoomView {
  private let time: UILabel
  private let dot = UIView()
  private let way = UIView()
  private let name: UILabel
  private let note: UILabel
  private let color: UIColor

  /// Creates a row for a stop; the last row has no line to the next one.
  init(_ stop: Place.Stop, isLast: Bool, palette: Place.Palette) {
    color = palette.accent
    let faintInk = palette.ink.withAlphaComponent(0.7)
    time = UILabel(stop.time, size: 15, lines: 1, color: faintInk)
    name = UILabel(stop.name, size: 17, weight: .semibold, lines: 1, color: palette.ink)
    note = UILabel(stop.note, size: 15, lines: 1, color: faintInk)
    super.init(frame: .zero)
    dot.layer.cornerRadius = 6
    dot.layer.borderWidth = 3
    way.backgroundColor = palette.accent.withAlphaComponent(0.3)
    way.isHidden = isLast
    addSubviews([time, way, dot, name, note])
    showColors()
  }

  override func showColors() {
    dot.layer.borderColor = layerColor(color)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 62)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = bounds.width - 84
    place(time, x: 0, y: 1, width: 52, height: 22)
    place(dot, x: 56, y: 6, width: 12, height: 12)
    place(way, x: 61, y: 22, width: 2, height: bounds.height - 20)
    place(name, x: 84, y: 0, width: text, height: 23)
    place(note, x: 84, y: 24, width: text, height: 20)
  }
}
