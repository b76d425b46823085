import UIKit

/// A sound in the list.
final class SoundRow: SinkingControl {
  private let cover = SoundCover()
  private let name: UILabel
  private let place: UILabel
  private let length: UILabel
  /// All that is seen; the control itself sinks under a finger.
  let goods = UIView()

  init(_ sound: Sound) {
    name = UILabel(sound.name, size: 17, weight: .semibold, lines: 1, color: Palette.sounds.ink)
    place = UILabel(sound.place, size: 14, lines: 1, color: Palette.sounds.faintInk)
    length = UILabel(Sound.time(sound.length), size: 14, lines: 1, color: Palette.sounds.faintInk)
    super.init(frame: .zero)
    cover.show(sound)
    goods.isUserInteractionEnabled = false
    accessibilityLabel = "\(sound.name), \(sound.place)"
    goods.addSubviews([cover, name, place, length])
    addSubview(goods)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    goods.bounds.size = bounds.size
    goods.center = bounds.middle
    let side = min(bounds.height - 8, 64)
    place(cover, x: 0, y: (bounds.height - side) / 2, width: side, height: side)
    let (x, end) = (side + 14, length.sizeThatFits(bounds.size).width)
    let room = bounds.width - x - end - 10
    place(name, x: x, y: bounds.midY - 23, width: room, height: 24)
    place(place, x: x, y: bounds.midY + 2, width: room, height: 20)
    place(length, x: bounds.width - end, y: bounds.midY - 10, width: end, height: 20)
  }
}
