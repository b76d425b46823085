import UIKit

/// The cover of a sound.
final class SoundCover: RoomView {
  private var drawing: ShapesView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  func show(_ sound: Sound) {
    drawing?.removeFromSuperview()
    let drawing = ShapesView(sound.shapes)
    self.drawing = drawing
    addSubview(drawing)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = 4 + bounds.width * 0.06
    drawing?.frame = bounds
  }
}
