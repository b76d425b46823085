import UIKit

/// The photograph of a hut, with a white border.
final class HutPicture: RoomView {
  private let clip = UIView()
  private var picture: ShapesView

  init(_ hut: Hut) {
    picture = ShapesView(hut.shapes)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clip.clipsToBounds = true
    clip.addSubview(picture)
    addSubview(clip)
  }

  /// Shows that of another hut.
  func show(_ hut: Hut) {
    picture.removeFromSuperview()
    picture = ShapesView(hut.shapes)
    clip.addSubview(picture)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let border = bounds.width * 0.045
    clip.frame = bounds.insetBy(dx: border, dy: border)
    clip.layer.cornerRadius = bounds.width * 0.03
    // A little more than the picture, so that no edge of it is seen.
    picture.frame = clip.bounds.insetBy(dx: -1, dy: -1)
  }
}

/// A photograph that lies on the map, a little askew.
final class HutPhotograph: NamedControl {
  private let picture: HutPicture
  /// In radians, clockwise.
  private let lean: CGFloat

  init(_ hut: Hut) {
    picture = HutPicture(hut)
    lean = hut.lean * .pi / 180
    super.init(frame: .zero)
    accessibilityLabel = hut.name
    transform = CGAffineTransform(rotationAngle: lean)
    layer.castShadow(opacity: 0.28, radius: 4, offset: CGSize(width: 0, height: 2))
    backgroundColor = HutsColors.paper
    addSubview(picture)
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let scale: CGFloat = isHighlighted ? 0.96 : 1
      UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction]) {
        self.transform = CGAffineTransform(rotationAngle: self.lean).scaledBy(x: scale, y: scale)
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    layer.cornerRadius = bounds.width * 0.058
  }
}
