import UIKit

/// The player, which looks like the bar where it is as low as the bar.
///
/// All that the growing takes is in its layout: laid out at both sizes in an animation, its parts go from
/// their places in the bar to those on the screen.
final class PlayerView: UIView {
  let controls = PlayerControls()
  private let light = GradientView()
  private let grabber = UIView()
  private let cover = CoverView()
  private let face = BarFace()

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
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ deck: Deck) {
    let colors = deck.album.colors
    light.show([colors.deep, colors.deep, .night])
    cover.show(deck.album)
    face.show(deck)
    controls.slider.tintColor = colors.glow
    controls.show(deck)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLow = bounds.height < 120
    layer.cornerRadius = isLow ? PlayerBar.roundness : 55
    face.alpha = isLow ? 1 : 0
    for part in [light, grabber, controls] {
      part.alpha = isLow ? 0 : 1
    }
    light.frame = bounds
    face.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 66)
    if isLow {
      layOutAsBar()
    } else if bounds.width > bounds.height {
      layOutWide()
    } else {
      layOutTall()
    }
  }

  private func layOutAsBar() {
    cover.frame = fromLeading(BarFace.coverFrame(in: bounds.size))
    grabber.frame = CGRect(x: bounds.midX - 18, y: 6, width: 36, height: 5)
    controls.frame = CGRect(
      x: 28,
      y: 100,
      width: bounds.width - 56,
      height: PlayerControls.height
    )
  }

  private func layOutTall() {
    let top = safeAreaInsets.top + 6
    let bottom = bounds.height - max(safeAreaInsets.bottom, 20) - 16
    let controlsTop = bottom - PlayerControls.height
    let side = min(bounds.width - 56, controlsTop - top - 60)
    grabber.frame = CGRect(x: bounds.midX - 18, y: top, width: 36, height: 5)
    cover.frame = CGRect(
      x: (bounds.width - side) / 2,
      y: top + 5 + (controlsTop - top - 5 - side) / 2,
      width: side,
      height: side
    )
    controls.frame = CGRect(
      x: 28,
      y: controlsTop,
      width: bounds.width - 56,
      height: PlayerControls.height
    )
  }

  private func layOutWide() {
    let margin = max(safeAreaInsets.left, 24) + 8
    let side = bounds.height - max(safeAreaInsets.bottom, 24) - 48
    let gap: CGFloat = 44
    grabber.frame = CGRect(x: bounds.midX - 18, y: 10, width: 36, height: 5)
    cover.frame = fromLeading(CGRect(x: margin, y: 34, width: side, height: side))
    controls.frame = fromLeading(
      CGRect(
        x: margin + side + gap,
        y: 34 + (side - PlayerControls.height) / 2,
        width: bounds.width - 2 * margin - side - gap,
        height: PlayerControls.height
      )
    )
  }
}
