import UIKit

/// The player's controls: the names, the slider and the buttons.
final class PlayerControls: RoomView {
  static let height: CGFloat = 290

  let slider = Slider(color: .chalk)
  let playButton = UIButton(configuration: .filled())
  let backButton = UIButton(configuration: .plain())
  let forwardButton = UIButton(configuration: .plain())
  let listButton = UIButton(configuration: .tinted())
  private let name = UILabel("", size: 27, weight: .bold, lines: 1, isHeader: true, color: .chalk)
  private let place = UILabel("", size: 17, lines: 1, color: .chalk.withAlphaComponent(0.78))
  private let elapsed = UILabel("", size: 13, color: .chalk.withAlphaComponent(0.78))
  private let left = UILabel("", size: 13, color: .chalk.withAlphaComponent(0.78))

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.accessibilityIdentifier = "player.title"
    name.adjustsFontSizeToFitWidth = true
    name.minimumScaleFactor = 0.7
    slider.accessibilityIdentifier = "player.slider"
    slider.accessibilityLabel = "Position"
    backButton.accessibilityLabel = "Previous track"
    forwardButton.accessibilityLabel = "Next track"
    dress(playButton, "player.play", .chalk)
    playButton.configuration?.baseForegroundColor = .wall
    playButton.configuration?.cornerStyle = .capsule
    dress(backButton, "player.back", nil, symbol: "backward.fill")
    dress(forwardButton, "player.forward", nil, symbol: "forward.fill")
    dress(listButton, "player.list", .chalk, symbol: "list.bullet")
    listButton.configuration?.title = "The whole record"
    listButton.configuration?.imagePadding = 10
    listButton.configuration?.cornerStyle = .capsule
    addSubviews([
      name, place, slider, elapsed, left, backButton, playButton, forwardButton, listButton,
    ])
  }

  func show(_ deck: Deck) {
    name.text = deck.track.name
    place.text = "\(deck.album.name), \(deck.album.place)"
    playButton.accessibilityLabel = deck.isPlaying ? "Pause" : "Play"
    playButton.configuration?.image = UIImage(
      systemName: deck.isPlaying ? "pause.fill" : "play.fill"
    )
    let seconds = Int(slider.value * CGFloat(deck.track.length))
    elapsed.text = Album.Track.time(seconds)
    slider.accessibilityValue = elapsed.text
    // The sign stays before the number from right to left as well.
    left.text = "\u{200E}−" + Album.Track.time(deck.track.length - seconds)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    name.frame = CGRect(x: 0, y: 0, width: width, height: 34)
    place.frame = CGRect(x: 0, y: 36, width: width, height: 22)
    slider.frame = CGRect(x: 0, y: 66, width: width, height: 44)
    place(elapsed, x: 0, y: 108, width: 60, height: 18)
    let end = left.sizeThatFits(bounds.size).width
    place(left, x: width - end, y: 108, width: end, height: 18)
    let middle: CGFloat = 172
    put(playButton, at: CGPoint(x: width / 2, y: middle), CGSize(width: 72, height: 72))
    let way: CGFloat = isRightToLeft ? -104 : 104
    put(backButton, at: CGPoint(x: width / 2 - way, y: middle), CGSize(width: 60, height: 56))
    put(forwardButton, at: CGPoint(x: width / 2 + way, y: middle), CGSize(width: 60, height: 56))
    put(listButton, at: CGPoint(x: width / 2, y: 256), CGSize(width: 220, height: 44))
  }

  private func put(_ button: UIButton, at center: CGPoint, _ size: CGSize) {
    button.bounds.size = size
    button.center = center
  }

  private func dress(_ button: UIButton, _ name: String, _ color: UIColor?, symbol: String? = nil) {
    button.accessibilityIdentifier = name
    button.configuration?.contentInsets = .zero
    button.configuration?.baseBackgroundColor = color
    button.configuration?.baseForegroundColor = .chalk
    button.configuration?.image = symbol.flatMap { UIImage(systemName: $0) }
  }
}
