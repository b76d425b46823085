import UIKit

/// The player, which is laid out like the bar where it is as low as the bar.
final class PlayerView: UIView {
  /// The two things that it can look like.
  enum Look {
    case bar
    case player
  }

  let controls = PlayerControls()
  let grabber = UIView()
  let cover = CoverView()
  let face = BarFace()
  let light = GradientView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "player"
    cover.accessibilityIdentifier = "player.cover"
    backgroundColor = .dusk
    clipsToBounds = true
    face.isUserInteractionEnabled = false
    grabber.backgroundColor = .chalk(0.4)
    grabber.layer.cornerRadius = 2.5
    for part in [light, face, controls, grabber, cover] {
      addSubview(part)
    }
    uncoverFace()
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ deck: Deck) {
    let colors = deck.album.colors
    light.show([colors.deep, colors.deep, .night])
    cover.show(deck.album)
    face.show(deck)
    controls.show(deck)
  }

  /// Whether the words of the bar are seen, or all of the player; in an animation one goes before the
  /// other comes.
  var look = Look.player {
    didSet {
      UIView.animateKeyframes(withDuration: 0, delay: 0) { [self] in
        let faceStart = look == .bar ? 0.6 : 0
        UIView.addKeyframe(withRelativeStartTime: faceStart, relativeDuration: 0.4) {
          self.uncoverFace()
        }
        UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.8) {
          self.uncoverControls()
        }
      }
    }
  }

  private func uncoverFace() {
    face.alpha = look == .bar ? 1 : 0
  }

  private func uncoverControls() {
    for part in [light, grabber, controls] {
      part.alpha = look == .bar ? 0 : 1
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }
}
