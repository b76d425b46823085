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
    uncover(.player)
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

  /// Shows what the bar shows, or what the player shows.
  func uncover(_ look: Look) {
    uncoverFace(look)
    uncoverControls(look)
  }

  /// The same in an animation: one goes before the other comes.
  func animateUncovering(_ look: Look) {
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: look == .bar ? 0.6 : 0, relativeDuration: 0.4) {
        self.uncoverFace(look)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.8) {
        self.uncoverControls(look)
      }
    }
  }

  private func uncoverFace(_ look: Look) {
    face.alpha = look == .bar ? 1 : 0
  }

  private func uncoverControls(_ look: Look) {
    for part in [light, grabber, controls] {
      part.alpha = look == .bar ? 0 : 1
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }
}
