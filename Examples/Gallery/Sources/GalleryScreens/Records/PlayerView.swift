import UIKit

/// The player, which has the layout of the bar when it is as low as the bar.
final class PlayerView: RoomView, GrownView {
  let controls = PlayerControls()
  let grabber = UIView()
  let cover = CoverView()
  let face = BarFace()
  let light = GradientView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "player"
    cover.accessibilityIdentifier = "player.cover"
    backgroundColor = .board
    clipsToBounds = true
    face.isUserInteractionEnabled = false
    grabber.backgroundColor = .chalk.withAlphaComponent(0.4)
    grabber.layer.cornerRadius = 2.5
    addSubviews([light, face, controls, grabber, cover])
    uncoverFace()
  }

  func show(_ deck: Deck) {
    let colors = deck.album.colors
    light.show([colors.light, colors.light, .wall])
    cover.show(deck.album)
    face.show(deck)
    controls.show(deck)
  }

  /// In an animation, one look fades out before the other fades in.
  var isGrown = true {
    didSet {
      UIView.animateKeyframes(withDuration: 0, delay: 0) { [self] in
        let faceStart = isGrown ? 0 : 0.6
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
    face.alpha = isGrown ? 0 : 1
  }

  private func uncoverControls() {
    for part in [light, grabber, controls] {
      part.alpha = isGrown ? 1 : 0
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }
}
