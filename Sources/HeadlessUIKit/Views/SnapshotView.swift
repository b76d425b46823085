/// A view that shows what another one looked like.
@MainActor
final class SnapshotView: UIView {
  override static var layerClass: AnyClass { SnapshotLayer.self }

  /// - Parameters:
  ///   - picture: Frozen layers, with their corner at the origin.
  ///   - part: The part of them that is shown.
  init(of picture: CALayer, showing part: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: part.size))
    (layer as? SnapshotLayer)?.pictureSize = part.size
    clipsToBounds = true
    picture.values.position.x -= part.minX
    picture.values.position.y -= part.minY
    layer.addSublayer(picture)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
