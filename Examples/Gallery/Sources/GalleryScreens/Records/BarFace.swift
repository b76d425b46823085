import UIKit

/// The content of the bar beside the cover: the names of the track and the record, and a button.
final class BarFace: RoomView {
  let playButton = UIButton(configuration: .plain())
  private let name = UILabel("", size: 15, weight: .semibold, lines: 1, color: .chalk)
  private let album = UILabel("", size: 13, lines: 1, color: .faintChalk)

  /// The distance from the bar's edges to the cover.
  static let margin: CGFloat = 9
  /// The frame of the cover in a left-to-right layout.
  static func coverFrame(in size: CGSize) -> CGRect {
    let side = size.height - 2 * margin
    return CGRect(x: margin, y: margin, width: side, height: side)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [name, album] {
      // The bar is named by them.
      label.isAccessibilityElement = false
    }
    playButton.configuration?.baseForegroundColor = .chalk
    playButton.configuration?.contentInsets = .zero
    addSubviews([name, album, playButton])
  }

  func show(_ deck: Deck) {
    name.text = deck.track.name
    album.text = deck.album.name
    playButton.accessibilityLabel = deck.isPlaying ? "Pause" : "Play"
    playButton.configuration?.image = UIImage(
      systemName: deck.isPlaying ? "pause.fill" : "play.fill"
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start = BarFace.coverFrame(in: bounds.size).maxX + 12
    let button: CGFloat = 48
    let room = bounds.width - start - button - 12
    let top = bounds.midY - 20
    place(name, x: start, y: top, width: room, height: 20)
    place(album, x: start, y: top + 21, width: room, height: 18)
    place(playButton, x: bounds.width - button - 4, y: bounds.midY - 24, width: button, height: 48)
  }
}
