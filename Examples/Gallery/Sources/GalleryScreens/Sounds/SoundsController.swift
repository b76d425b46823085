import UIKit

/// The sounds, with the small player at the foot.
final class SoundsController: RoomController, SoundList {
  /// Called when the full player is asked for.
  var onPlayer: () -> Void = {}
  /// Called to change between day and night.
  var onNight: () -> Void = {}

  private let listening: Listening
  private let sounds = Sound.all.map { SoundRow($0) }
  private let player = SmallPlayer()
  private let heading = UILabel("After dark", size: 36, weight: .bold, color: Palette.sounds.ink)
  private let line = UILabel(
    "Six sounds to fall asleep to",
    size: 16,
    color: Palette.sounds.faintInk
  )
  private let night = NightSwitch(
    name: "sounds.night",
    color: Palette.sounds.lamp,
    on: Palette.sounds.paper
  )

  var small: PlayerParts { player.parts }
  var bar: UIView { player.bar }
  var rows: [UIView] { [heading, line] + sounds.map(\.goods) }

  init(_ listening: Listening) {
    self.listening = listening
    super.init(nibName: nil, bundle: nil)
    title = "Sounds"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "sounds"
    view.backgroundColor = Palette.sounds.paper
    player.accessibilityIdentifier = "small"
    heading.accessibilityTraits = .header
    view.addSubviews([heading, line, night] + sounds + [player])
    for (index, row) in sounds.enumerated() {
      row.accessibilityIdentifier = "sound.\(index)"
      on(row) { $0.listening.choose(index) }
    }
    on(player) { $0.onPlayer() }
    on(player.play) { $0.listening.toggle() }
    on(night) { $0.onNight() }
    listening.onChange.list = { [weak self] in self?.showSound() }
    showSound()
  }

  private func showSound() {
    player.show(listening)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (insets, size) = (view.screenInsets, view.bounds.size)
    let margin = max(20, insets.left + 6, insets.right + 6)
    let width = size.width - 2 * margin
    let start = max(insets.top, 8) + 2
    view.layOut(heading, CGRect(x: margin, y: start, width: width - 60, height: 44))
    view.layOut(line, CGRect(x: margin, y: start + 46, width: width, height: 22))
    view.layOut(night, CGRect(x: margin + width - 36, y: start, width: 44, height: 44))
    let foot = size.height - max(insets.bottom, 12) - 84
    view.layOut(player, CGRect(x: margin - 6, y: foot, width: width + 12, height: 84))
    let columns = size.width > size.height ? 2 : 1
    let lines = CGFloat((sounds.count + columns - 1) / columns)
    let top = start + 82
    let height = min((foot - 10 - top) / lines, 88)
    let column = (width - CGFloat(columns - 1) * 28) / CGFloat(columns)
    for (index, row) in sounds.enumerated() {
      let x = margin + CGFloat(index % columns) * (column + 28)
      view.layOut(
        row,
        CGRect(x: x, y: top + CGFloat(index / columns) * height, width: column, height: height)
      )
    }
  }
}
