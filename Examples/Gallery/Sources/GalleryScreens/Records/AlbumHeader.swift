import UIKit

/// The header of a record's card, by which the card can be dragged.
final class AlbumHeader: RoomView {
  static let height: CGFloat = 132

  let playButton = UIButton(configuration: .filled())
  private let grabber = UIView()
  private let cover: CoverView
  private let name: UILabel
  private let place: UILabel

  init(_ album: Album) {
    cover = CoverView(album)
    name = UILabel(album.name, size: 22, weight: .bold, lines: 1, isHeader: true, color: .chalk)
    place = UILabel(album.place, size: 15, lines: 1, color: album.colors.mark)
    super.init(frame: .zero)
    grabber.backgroundColor = .chalk.withAlphaComponent(0.3)
    grabber.layer.cornerRadius = 2.5
    name.adjustsFontSizeToFitWidth = true
    name.minimumScaleFactor = 0.7
    playButton.accessibilityIdentifier = "album.play"
    playButton.accessibilityLabel = "Play the record"
    playButton.configuration?.image = UIImage(systemName: "play.fill")
    playButton.configuration?.cornerStyle = .capsule
    playButton.configuration?.contentInsets = .zero
    playButton.configuration?.baseBackgroundColor = album.colors.mark
    playButton.configuration?.baseForegroundColor = .wall
    addSubviews([grabber, cover, name, place, playButton])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let cover: CGFloat = 80
    let button: CGFloat = 48
    let start = 24 + cover + 16
    let room = width - start - button - 24 - 12
    grabber.frame = CGRect(x: width / 2 - 18, y: 8, width: 36, height: 5)
    place(self.cover, x: 24, y: 32, width: cover, height: cover)
    place(name, x: start, y: 46, width: room, height: 28)
    place(place, x: start, y: 76, width: room, height: 20)
    place(playButton, x: width - 24 - button, y: 48, width: button, height: button)
  }
}
