import UIKit

/// The bar at the bottom of the shelf, from which the player grows.
final class PlayerBar: UIControl, GrowingBar {
  static let height: CGFloat = 66
  static let roundness: CGFloat = 20

  let face = BarFace()
  private let cover = CoverView()
  private lazy var handle = ControlHandle(of: self)

  func frame(in view: UIView) -> CGRect {
    let insets = view.screenInsets
    let width = min(view.bounds.width - 20 - 2 * insets.left, 520)
    return CGRect(
      x: view.bounds.midX - width / 2,
      y: view.bounds.height - max(insets.bottom, 12) - PlayerBar.height,
      width: width,
      height: PlayerBar.height
    )
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "bar"
    face.playButton.accessibilityIdentifier = "bar.play"
    backgroundColor = .board
    layer.cornerRadius = PlayerBar.roundness
    layer.castShadow(opacity: 0.3, radius: 18, offset: CGSize(width: 0, height: 8))
    addSubview(face)
    addSubview(cover)
    insertSubview(handle, at: 0)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ deck: Deck) {
    cover.show(deck.album)
    face.show(deck)
  }

  /// Touches on the face, except on its button, are touches on the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { $0 === face ? self : $0 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
    place(handle, x: 0, y: 0, width: bounds.width - 56, height: bounds.height)
    cover.frame = fromLeading(BarFace.coverFrame(in: bounds.size))
  }
}
