import UIKit

/// The full player.
final class PlayerPage: RoomController, SoundPage {
  /// What the parts of a player are called, in the order of `PlayerParts`.
  static let words = ["cover", "name", "place", "wave", "play"]

  private let listening: Listening
  private let cover = SoundCover()
  private let name = UILabel("", size: 30, weight: .bold, lines: 1, color: Palette.cream)
  private let place = UILabel("", size: 18, lines: 1, color: Palette.cream)
  private let wave = WaveView()
  private let playButton = GlyphButton("Play", symbol: "play.fill", share: 0.42)
  private let backButton = GlyphButton("Sound before", symbol: "backward.fill", share: 0.5)
  private let nextButton = GlyphButton("Next sound", symbol: "forward.fill", share: 0.5)
  private let close = GlyphButton("Close", symbol: "chevron.left", share: 0.5, turn: -.pi / 2)
  private let heard = UILabel("", size: 14, color: Palette.cream)
  private let left = UILabel("", size: 14, color: Palette.cream)
  private let note = UILabel("", size: 17, color: Palette.cream)

  let player: PlayerParts
  var backward: UIControl { backButton }
  var forward: UIControl { nextButton }
  var rows: [UIView] { [close, heard, left, note] }

  init(_ listening: Listening) {
    self.listening = listening
    player = PlayerParts(cover: cover, name: name, place: place, wave: wave, play: playButton)
    super.init(nibName: nil, bundle: nil)
    title = "Player"
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "player"
    name.accessibilityTraits = .header
    note.textAlignment = .center
    view.addSubviews([cover, name, place, wave, playButton, backward, forward] + rows)
    for (part, word) in zip([cover, name, place, wave, playButton], Self.words) {
      part.accessibilityIdentifier = "player.\(word)"
    }
    for (part, word) in [
      (backward, "back"), (forward, "next"), (close, "close"), (heard, "heard"),
      (left, "left"), (note, "note"),
    ] {
      part.accessibilityIdentifier = "player.\(word)"
    }
    on(playButton) { $0.listening.toggle() }
    on(backButton) { $0.listening.goOn(by: -1) }
    on(nextButton) { $0.listening.goOn(by: 1) }
    on(close) { $0.navigationController?.popViewController(animated: true) }
    listening.onChange.player = { [weak self] in self?.showSound() }
    showSound()
  }

  private func showSound() {
    let sound = listening.sound
    let (deep, bright) = (UIColor(hex: sound.colors.deep), UIColor(hex: sound.colors.bright))
    view.backgroundColor = deep
    cover.show(sound)
    name.text = sound.name
    place.text = sound.place
    note.text = sound.note
    let seconds = Int(sound.heard * Double(sound.length))
    heard.text = Sound.time(seconds)
    heard.accessibilityLabel = "Heard, \(Sound.time(seconds))"
    // The sign stays before the number from right to left as well.
    left.text = "\u{200E}−" + Sound.time(sound.length - seconds)
    left.accessibilityLabel = "Left, \(Sound.time(sound.length - seconds))"
    wave.show(sound, heard: bright, rest: Palette.cream.withAlphaComponent(0.3))
    listening.show(on: playButton)
    playButton.show(deep, on: bright)
    for button in [backButton, nextButton, close] {
      button.show(Palette.cream, on: nil)
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (insets, size) = (view.screenInsets, view.bounds.size)
    let isWide = size.width > size.height
    let margin = max(28, insets.left + 10, insets.right + 10)
    let top = max(insets.top, 8)
    let foot = max(insets.bottom, 12)
    view.layOut(close, CGRect(x: size.width / 2 - 22, y: top, width: 44, height: 44))
    let room = size.width - 2 * margin
    let side = isWide ? size.height - top - foot - 52 : min(room, size.height * 0.4)
    let coverX = isWide ? margin : (size.width - side) / 2
    view.layOut(cover, CGRect(x: coverX, y: top + 50, width: side, height: side))
    let x = isWide ? margin + side + 36 : margin
    let width = size.width - margin - x
    var y = isWide ? top + 50 : top + 50 + side + 26
    for (label, gap) in [(name, 2), (place, isWide ? 12 : 24)] as [(UILabel, CGFloat)] {
      let text = label.sizeThatFits(CGSize(width: width, height: 60))
      view.layOut(label, CGRect(x: x, y: y, width: min(text.width, width), height: text.height))
      y += text.height + gap
    }
    let waveHeight: CGFloat = isWide ? 34 : 50
    view.layOut(wave, CGRect(x: x, y: y, width: width, height: waveHeight))
    y += waveHeight + 8
    view.layOut(heard, CGRect(x: x, y: y, width: 80, height: 18))
    let end = left.sizeThatFits(size).width
    view.layOut(left, CGRect(x: x + width - end, y: y, width: end, height: 18))
    y += isWide ? 16 : 30
    putButtons(around: x + width / 2, y: y)
    let text = note.sizeThatFits(CGSize(width: width - 20, height: 200))
    view.layOut(
      note,
      CGRect(x: x + 10, y: y + 76 + (isWide ? 4 : 24), width: width - 20, height: text.height)
    )
  }

  private func putButtons(around middle: CGFloat, y: CGFloat) {
    view.layOut(playButton, CGRect(x: middle - 36, y: y, width: 72, height: 72))
    view.layOut(backButton, CGRect(x: middle - 36 - 96, y: y + 8, width: 56, height: 56))
    view.layOut(nextButton, CGRect(x: middle - 20 + 96, y: y + 8, width: 56, height: 56))
  }
}
