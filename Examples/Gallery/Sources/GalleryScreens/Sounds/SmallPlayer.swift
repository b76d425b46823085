import UIKit

/// The player at the foot of the list.
final class SmallPlayer: SinkingControl {
  let parts: PlayerParts
  private let cover = SoundCover()
  private let name = UILabel("", size: 15, weight: .semibold, lines: 1, color: Palette.sounds.ink)
  private let place = UILabel("", size: 13, lines: 1, color: Palette.sounds.faintInk)
  private let wave = WaveView()
  let play = GlyphButton("Play", symbol: "play.fill", share: 0.42)
  /// What the parts lie on.
  let bar = UIView()

  init() {
    parts = PlayerParts(cover: cover, name: name, place: place, wave: wave, play: play)
    super.init(frame: .zero)
    accessibilityLabel = "Now playing"
    bar.backgroundColor = Palette.sounds.surface
    bar.isUserInteractionEnabled = false
    bar.layer.cornerRadius = 20
    bar.layer.shadowOpacity = 0.14
    bar.layer.shadowRadius = 18
    bar.layer.shadowOffset = CGSize(width: 0, height: 6)
    addSubviews([bar, cover, name, place, wave, play])
    for (part, word) in zip([cover, name, place, wave, play], PlayerPage.words) {
      part.accessibilityIdentifier = "small.\(word)"
    }
  }

  func show(_ listening: Listening) {
    let sound = listening.sound
    cover.show(sound)
    name.text = sound.name
    place.text = sound.place
    wave.show(
      sound,
      heard: UIColor(hex: sound.colors.tone),
      rest: UIColor(hex: 0x8F8690).withAlphaComponent(0.45)
    )
    listening.show(on: play)
    play.show(UIColor(hex: sound.colors.deep), on: UIColor(hex: sound.colors.bright))
    accessibilityValue = sound.name
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = bounds
    let side = bounds.height - 20
    place(cover, x: 10, y: 10, width: side, height: side)
    place(play, x: bounds.width - 58, y: bounds.midY - 22, width: 44, height: 44)
    let x = side + 24
    let room = CGSize(width: bounds.width - x - 72, height: 22)
    for (label, y) in [(name, 12), (place, 32)] as [(UILabel, CGFloat)] {
      let size = label.sizeThatFits(room)
      place(label, x: x, y: y, width: min(size.width, room.width), height: size.height)
    }
    place(wave, x: x, y: 54, width: room.width, height: 18)
  }
}
